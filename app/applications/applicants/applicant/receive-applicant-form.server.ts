import { parseWithZod } from "@conform-to/zod/v4";
import { toDisplayName } from "#app/accounts/session/names.ts";
import {
  findUnsafeText,
  takeAnswers,
  tooManyAnswers,
} from "#app/applications/applicants/answer/answer-limits.server.ts";
import {
  answerSchema,
  answerTemplates,
  emptyLetter,
  findUnknownMark,
  hasOwnWords,
  sendingLater,
} from "#app/applications/applicants/answer/answer-templates.ts";
import { sendAnswer, toMailBody } from "#app/applications/applicants/answer/send-answer.server.ts";
import { askAndEnd } from "#app/applications/applicants/ending/ask-and-end.server.ts";
import { type TellAsk, tellFieldNames } from "#app/applications/applicants/ending/tell-fields.tsx";
import { undoMs } from "#app/applications/applicants/ending/tell-time.ts";
import { toWritingId, writeToMany } from "#app/applications/applicants/ending/write-many.server.ts";
import { parseFromList, toFromList } from "#app/applications/applicants/list/applicant-search.ts";
import {
  findMovedMeanwhile,
  isMove,
  moveApplicants,
} from "#app/applications/applicants/stages/applicant-changes.server.ts";
import { findStage } from "#app/applications/applicants/stages/stage-store.server.ts";
import { assignApplicant } from "#app/applications/applicants/team/assign.server.ts";
import { revealApplicant } from "#app/applications/applicants/team/blind-store.server.ts";
import { mostMentioned, splitMentions } from "#app/applications/applicants/team/mentions.ts";
import {
  addApplicantNote,
  removeApplicantNote,
} from "#app/applications/applicants/team/note-store.server.ts";
import { noteSchema } from "#app/applications/applicants/team/notes-part.tsx";
import {
  receiveScorecard,
  receiveShare,
  receiveTag,
  type ToBack,
} from "#app/applications/applicants/team/receive-team-form.server.ts";
import type { CardAnswer } from "#app/applications/applicants/team/scorecard-part.tsx";
import type { ShareAnswer } from "#app/applications/applicants/team/share-part.tsx";
import { toAssignedMail, toMentionMail } from "#app/applications/applicants/team/team-mails.ts";
import type { InterviewAnswer } from "#app/applications/interviews/propose-form.tsx";
import { firstNameMark, toStatusSubject } from "#app/applications/notices/applicant-mails.ts";
import { fillHiddenName, toApplicantName } from "#app/applications/notices/blind.ts";
import type { OfferAnswer } from "#app/applications/offers/offer-part.tsx";
import { dropSentFiles, takeMessageFile } from "#app/applications/receipt/sent-files.server.ts";
import { asksForReferences } from "#app/applications/receipt/sent-references.ts";
import { isEventKnown } from "#app/applications/receipt/told.server.ts";
import { readDocumentForm } from "#app/clinicians/documents/receive-document.server.ts";
import {
  admitToCompany,
  everyMember,
  whoWrites,
} from "#app/companies/workspace/frame/company-guard.server.ts";
import type { RequestAnswer } from "#app/kit/forms/message.ts";
import { toSaid } from "#app/kit/forms/said-place.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { noteRefusedForm } from "#app/kit/platform/form/refused-form.ts";
import { badForm, goTo, notFound, unprocessed } from "#app/kit/platform/http.ts";
import { sendOutboxSoon } from "#app/kit/platform/mail.ts";
import { idempotencyKeyField, toIdempotencyKey } from "#app/kit/platform/random.ts";
import { workPaths } from "#app/work-paths.ts";
import { assigneeSchema, formFields, removalSchema, stageSchema } from "./applicant-view.ts";
import { askForReferences } from "./ask-references.server.ts";
import { findApplicant } from "./find-applicant.server.ts";
import { receiveInterview } from "./receive-interview.server.ts";
import { receiveOffer } from "./receive-offer.server.ts";

interface Asked {
  context: SiteContext;
  request: Request;
  params: { company?: string; publicId?: string };
}

export interface ApplicantAnswer extends RequestAnswer {
  form: "note" | "answer" | "stage" | "interview" | "offer" | "tag" | "card" | "share";
  share?: ShareAnswer;
  card?: CardAnswer;
  tag?: { typed: string; problem: string };
  interview?: InterviewAnswer;
  offer?: OfferAnswer;
  /** Before the applicant is not selected, and what is wrong with it. */
  ask?: TellAsk;
  wrong?: string;
  preview?: { subject: string; text: string; hasFile: boolean };
  fileProblem?: string | undefined;
}

export async function receiveApplicantForm(asked: Asked) {
  const { company } = await admitToCompany(asked, everyMember);
  const sent = await readDocumentForm(asked.request, [
    ...Object.values(formFields).flat(),
    ...tellFieldNames,
    idempotencyKeyField,
  ]);
  const { form, problem } = sent;
  if (problem && !form.has("template")) throw badForm(problem);
  const list = parseFromList(new URL(asked.request.url).searchParams);
  const back: ToBack = (done) =>
    toSaid(
      workPaths.hiringApplicant(
        company.employerSlug,
        asked.params.publicId ?? "",
        [`done=${done}`, list && toFromList(list)].filter(Boolean).join("&"),
      ),
    );
  if (form.has("note")) return receiveNote(asked, form, back);
  if (form.has("tag") || form.has("untag")) return takeTag(asked, form, back);
  if (form.has("shareDays") || form.has("takeBack")) return takeShare(asked, form, back);
  if (form.has("reveal")) return reveal(asked, back);
  if (form.has("cardSeen")) return takeScorecard(asked, form, back);
  if (form.has("remove")) return removeNote(asked, form, back);
  if (form.has("interview")) return takeInterview(asked, form, back);
  if (form.has("offer")) return takeOffer(asked, form, back);
  if (form.has("template")) return receiveAnswer(asked, sent, back);
  if (form.has(asksForReferences)) return askReferences(asked, back);
  return changeApplicant(asked, form, back);
}

async function requireApplicant(asked: Asked, roles: typeof everyMember) {
  const { viewer, company } = await admitToCompany(asked, roles);
  const found = await findApplicant(asked.context.db, company, asked.params.publicId ?? "");
  if (!found) throw notFound();
  return { viewer, company, applicant: found.applicant, members: found.members };
}

async function receiveNote(asked: Asked, form: FormData, back: ToBack) {
  const { context, request } = asked;
  const admitted = await requireApplicant(asked, everyMember);
  const { viewer, company, applicant, members } = admitted;
  const submission = parseWithZod(form, { schema: noteSchema });
  if (submission.status !== "success") {
    noteRefusedForm(context);
    return unprocessed<ApplicantAnswer>({ form: "note", result: submission.reply() });
  }
  const { publicId } = applicant;
  const { note: typed, tell } = submission.value;
  const chosen = members.find(({ id, name }) => id === tell && id !== viewer.id && name !== "");
  const named = splitMentions(typed, members).flatMap(({ ids }) => ids);
  const text = chosen && !named.includes(chosen.id) ? `@${chosen.name} ${typed}` : typed;
  const told = [...new Set([...(chosen ? [chosen.id] : []), ...named])].slice(0, mostMentioned);
  const owner = { employerId: company.employerId, publicId, authorId: viewer.id };
  const idempotencyKey = await toIdempotencyKey(request, form, { ...owner, text });
  const mail = toMentionMail(toAbout(asked, admitted), text);
  const mailed = await addApplicantNote(context, { ...owner, text, idempotencyKey, told, mail });
  const done = mailed > 0 ? "told" : "note";
  throw goTo(back(done));
}

/** What mails to colleagues say. */
const toAbout = ({ context: { env } }: Asked, { viewer, company, applicant }: Admitted) => ({
  applicant: toApplicantName(applicant),
  job: applicant.jobTitle,
  by: toDisplayName(viewer),
  page: env.SITE_URL + workPaths.hiringApplicant(company.employerSlug, applicant.publicId),
});

async function removeNote(asked: Asked, form: FormData, back: ToBack): Promise<never> {
  const { viewer, company, applicant } = await requireApplicant(asked, everyMember);
  const submission = parseWithZod(form, { schema: removalSchema });
  const owner = { employerId: company.employerId, publicId: applicant.publicId, authorId: viewer.id };
  const isRemoved =
    submission.status === "success" &&
    (await removeApplicantNote(asked.context.db, { ...owner, id: submission.value.remove }));
  if (!isRemoved) throw notFound();
  throw goTo(back("removed"));
}

async function takeTag(asked: Asked, form: FormData, back: ToBack) {
  const admitted = await requireApplicant(asked, whoWrites);
  const tag = await receiveTag({ ...asked, ...admitted, form, back });
  return unprocessed<ApplicantAnswer>({ form: "tag", tag });
}

async function reveal(asked: Asked, back: ToBack): Promise<never> {
  const { viewer, company, applicant } = await requireApplicant(asked, whoWrites);
  const writer = { employerId: company.employerId, userId: viewer.id };
  await revealApplicant(asked.context.db, writer, applicant.id, asked.context.now);
  throw goTo(back("revealed"));
}

async function takeShare(asked: Asked, form: FormData, back: ToBack) {
  const admitted = await requireApplicant(asked, whoWrites);
  const share = await receiveShare({ ...asked, ...admitted, form, back });
  const answer = { form: "share", share } satisfies ApplicantAnswer;
  return share.problem ? unprocessed<ApplicantAnswer>(answer) : answer;
}

async function takeScorecard(asked: Asked, form: FormData, back: ToBack) {
  const admitted = await requireApplicant(asked, everyMember);
  const card = await receiveScorecard({ ...asked, ...admitted, form, back });
  return unprocessed<ApplicantAnswer>({ form: "card", card });
}

async function takeInterview(asked: Asked, form: FormData, back: ToBack) {
  const admitted = await requireApplicant(asked, whoWrites);
  const outcome = await receiveInterview({ ...asked, ...admitted }, form);
  if ("done" in outcome) throw goTo(back(outcome.done));
  const answer = { form: "interview", interview: outcome } satisfies ApplicantAnswer;
  if (!outcome.problem) return answer;
  noteRefusedForm(asked.context);
  return unprocessed<ApplicantAnswer>(answer);
}

async function takeOffer(asked: Asked, form: FormData, back: ToBack) {
  const admitted = await requireApplicant(asked, whoWrites);
  const outcome = await receiveOffer({ ...asked, ...admitted }, form);
  if ("done" in outcome) throw goTo(back(outcome.done));
  const answer = { form: "offer", offer: outcome } satisfies ApplicantAnswer;
  if (!outcome.problem) return answer;
  noteRefusedForm(asked.context);
  return unprocessed<ApplicantAnswer>(answer);
}

async function askReferences(asked: Asked, back: ToBack): Promise<never> {
  const { viewer, company, applicant } = await requireApplicant(asked, whoWrites);
  const asker = { employerId: company.employerId, actorId: viewer.id };
  const isAsked = await askForReferences(asked.context, applicant, asker);
  throw goTo(back(isAsked ? "asked" : "unasked"));
}

async function changeApplicant(asked: Asked, form: FormData, back: ToBack) {
  const admitted = await requireApplicant(asked, whoWrites);
  const { viewer, company, applicant } = admitted;
  const { context } = asked;
  if (form.has("stage")) return moveApplicant(asked, form, admitted, back);
  const change = { employerId: company.employerId, actorId: viewer.id };
  const assignee = parseWithZod(form, { schema: assigneeSchema });
  if (assignee.status !== "success" || !form.has("assignee")) throw notFound();
  const memberId = assignee.value.assignee ?? null;
  if (memberId === applicant.assignedTo) throw goTo(back("unassigned"));
  const mail = toAssignedMail(toAbout(asked, admitted));
  const isTold = await assignApplicant(context, {
    ...change,
    applicationId: applicant.id,
    publicId: applicant.publicId,
    memberId,
    mail,
  });
  throw goTo(back(isTold ? "handed" : "assigned"));
}

type Admitted = Awaited<ReturnType<typeof requireApplicant>>;

async function moveApplicant({ context }: Asked, form: FormData, admitted: Admitted, back: ToBack) {
  const { viewer, company, applicant } = admitted;
  const { employerId } = company;
  const submission = parseWithZod(form, { schema: stageSchema });
  const to =
    submission.status === "success" && (await findStage(context.db, employerId, submission.value.stage));
  if (submission.status !== "success" || !to) throw notFound();
  if (to.id === applicant.stageId) throw goTo(back("same"));
  const seen = new Map([[applicant.publicId, submission.value.from]]);
  const refuse = (meanwhile: readonly string[]) => {
    noteRefusedForm(context);
    const wrong = `${meanwhile.join(" ")} Nothing was changed.`;
    return unprocessed<ApplicantAnswer>({ form: "stage", wrong });
  };
  if (!isMove(to)) {
    const meanwhile = await findMovedMeanwhile(context.db, employerId, seen, to.id);
    return meanwhile.length > 0 ? refuse(meanwhile) : endOne(context, form, admitted, back);
  }
  const { moved } = await moveApplicants(context, { employerId, userId: viewer.id, seen, to });
  if (moved > 0) {
    sendOutboxSoon(context);
    throw goTo(back(to.state === applicant.state ? "stage" : "state"));
  }
  const meanwhile = await findMovedMeanwhile(context.db, employerId, seen, to.id);
  if (meanwhile.length > 0) return refuse(meanwhile);
  throw goTo(back("kept"));
}

/** As from the list: what to tell and when comes first. */
async function endOne(
  context: SiteContext,
  form: FormData,
  { viewer, company, applicant }: Admitted,
  back: ToBack,
) {
  const ended = await askAndEnd(context, { viewer, company }, form, [applicant.publicId]);
  if (ended.ask) {
    const { ask, problem } = ended;
    if (problem) noteRefusedForm(context);
    const answer = { form: "stage", ask, wrong: problem } satisfies ApplicantAnswer;
    return problem ? unprocessed<ApplicantAnswer>(answer) : answer;
  }
  const undo = ended.ending ? `&ending=${ended.ending}` : "";
  throw goTo(back(`${ended.moved ? "state" : "kept"}${undo}`));
}

async function receiveAnswer(
  asked: Asked,
  { form, file, refusal }: Awaited<ReturnType<typeof readDocumentForm>>,
  back: ToBack,
) {
  const { context, request } = asked;
  const { viewer, company, applicant } = await requireApplicant(asked, whoWrites);
  const submission = parseWithZod(form, { schema: answerSchema });
  const refuse = (text: string, fileProblem?: string) => {
    noteRefusedForm(context);
    const problem = { title: "Your answer was not sent", text };
    return unprocessed<ApplicantAnswer>({ form: "answer", problem, fileProblem, result: submission.reply() });
  };
  const marked = "Please correct what is marked below.";
  if (refusal) return refuse(marked, refusal.problem);
  if (submission.status !== "success") return refuse(marked);
  const sending = {
    company: { id: company.employerId, name: company.employerName },
    senderId: viewer.id,
    applicant,
    answer: submission.value,
  };
  const { text } = submission.value;
  const facts = {
    ...{ job: applicant.jobTitle, company: company.employerName },
    firstName: applicant.hidden === null ? applicant.firstName : firstNameMark,
    sender: toDisplayName(viewer) || company.employerName,
  };
  if (!hasOwnWords(text, facts)) return refuse(emptyLetter);
  const unknownMark = findUnknownMark(text, applicant.hidden === null ? [] : [firstNameMark]);
  if (unknownMark) return refuse(unknownMark);
  if (form.has("preview")) {
    const { subject } = answerTemplates[submission.value.template];
    const named = toStatusSubject(subject, applicant.jobTitle, company.employerName);
    const text = await toMailBody(context.env, sending, file ? [file.name] : []);
    const preview = { subject: named, text, hasFile: file !== null };
    return { form: "answer", preview, result: submission.reply() } satisfies ApplicantAnswer;
  }
  if (!viewer.emailVerified)
    return refuse(
      "Confirm your email address first: we tell you of replies there. Your dashboard can send you a new link.",
    );
  const unsafe = findUnsafeText(submission.value.text);
  if (unsafe) return refuse(unsafe);
  const ofFile = file ? [file.name, file.bytes.length] : [];
  const written = [applicant.publicId, viewer.id, submission.value, ...ofFile];
  const idempotencyKey = await toIdempotencyKey(request, form, written);
  if (await isEventKnown(context.db, idempotencyKey)) throw goTo(back("answered"));
  if (form.has(sendingLater)) {
    if (file)
      return refuse("A file goes with an answer that is sent at once. Send it now, or remove the file.");
    if (!(await takeAnswers(context, company.employerId, 1, applicant.email))) return refuse(tooManyAnswers);
    const ending = toWritingId(idempotencyKey);
    const count = await writeToMany(context, {
      ...{ publicId: ending, employerId: company.employerId, company: company.employerName },
      ...{ senderId: viewer.id, addressees: [applicant], ...submission.value },
      sendAfter: context.now + undoMs,
    });
    if (count === 0)
      return refuse("This application was withdrawn, or the applicant takes no more messages.");
    throw goTo(back(`later&ending=${ending}`));
  }
  const taken = file && (await takeMessageFile(context, viewer.email, file));
  if (taken && !taken.ok) return refuse(marked, taken.problem);
  const files = taken ? [taken.file] : [];
  const drop = async (text: string) => {
    await dropSentFiles(context, files);
    return refuse(text);
  };
  if (!(await takeAnswers(context, company.employerId, 1, applicant.email))) return drop(tooManyAnswers);
  const answer = { ...submission.value, text: fillHiddenName(text, applicant.hidden) };
  const isSent = await sendAnswer(context, { ...sending, answer, files, idempotencyKey });
  if (!isSent) return drop("This application was withdrawn, or the applicant takes no more messages.");
  throw goTo(back("answered"));
}
