import { z } from "zod";
import {
  answerSchema,
  answerTemplates,
  fillTemplate,
  fillText,
  listMovedStates,
  sendingLater,
  type TemplateName,
  templateNames,
} from "#app/applications/applicants/answer/answer-templates.ts";
import type { AnswerText } from "#app/applications/applicants/answer/answer-texts.server.ts";
import {
  type ApplicantState,
  applicantStates,
  isWaiting,
} from "#app/applications/applicants/applicant-states.ts";
import { type ApplicantSearch, toFromList } from "#app/applications/applicants/list/applicant-search.ts";
import type { ListedApplicant } from "#app/applications/applicants/list/list-applicants.server.ts";
import { toTownText } from "#app/applications/applicants/list/list-words.ts";
import { toStep } from "#app/applications/applicants/list/next-action.ts";
import { toLicenseWords, toRowFacts } from "#app/applications/applicants/list/row-facts.ts";
import { splitMentions } from "#app/applications/applicants/team/mentions.ts";
import { noteSchema } from "#app/applications/applicants/team/notes-part.tsx";
import { cardFields } from "#app/applications/applicants/team/scorecard.ts";
import { readTagNames } from "#app/applications/applicants/team/tags.ts";
import { interviewFields } from "#app/applications/interviews/propose-form.tsx";
import { firstNameMark } from "#app/applications/notices/applicant-mails.ts";
import { hidePerson, toApplicantName } from "#app/applications/notices/blind.ts";
import { offerFields } from "#app/applications/offers/offer.ts";
import type { ApplicationCopy } from "#app/applications/receipt/application-copy.ts";
import { asksForReferences, readSentReferences } from "#app/applications/receipt/sent-references.ts";
import { toThread } from "#app/applications/receipt/thread.tsx";
import { toSpanText } from "#app/companies/pitch/public-page/profile-facts.ts";
import { readClock } from "#app/companies/pitch/public-page/response-clock.ts";
import { isOnSite } from "#app/jobs/postings/record/transitions.ts";
import { toZonedTime } from "#app/kit/text/when.ts";
import { paths } from "#app/paths.ts";
import { workPaths } from "#app/work-paths.ts";
import { newsKinds, toEventWords } from "./event-words.ts";
import type { ApplicantEvent, FoundApplicant, StageMoveRow } from "./find-applicant.server.ts";

interface Reader {
  id: number;
  name: string;
  company: { slug: string; name: string };
}

export function toApplicantView(
  { applicant, events, moves, stages, notes, copy, files, members, timeZone, knownTags }: FoundApplicant,
  reader: Reader,
  template: TemplateName | null,
  now: number,
  own: {
    /** Where the reader came from, which every link and form of the page keeps. */
    list: ApplicantSearch | null;
    texts: readonly AnswerText[];
    chosen: AnswerText | null;
    interviewer: string | null;
    next: string | null;
    isManager: boolean;
    listed: ListedApplicant;
  },
) {
  const fit = toRowFacts(own.listed);
  const { slug, name: companyName } = reader.company;
  const toTime = (ms: number) => toZonedTime(ms, now, timeZone);
  const { createdAt, answeredAt } = applicant;
  const { hidden } = applicant;
  const hide = (text: string) => hidePerson(text, hidden);
  const facts = {
    ...{
      firstName: hidden === null ? applicant.firstName : firstNameMark,
      job: applicant.jobTitle,
      company: companyName,
    },
    sender: reader.name || companyName,
  };
  const toPath = (search = "") =>
    workPaths.hiringApplicant(
      slug,
      applicant.publicId,
      [search, own.list && toFromList(own.list)].filter(Boolean).join("&"),
    );
  return {
    name: toApplicantName(applicant),
    isBlind: applicant.isBlind === 1,
    /** From this reader alone: the team may know. */
    isContactHidden: applicant.isBlind === 0 && hidden !== null,
    contact: toSharedContact(applicant),
    stopped: applicant.messagesStoppedAt && toTime(applicant.messagesStoppedAt),
    message: hide(applicant.message),
    copy: copy && withoutPerson(copy, hidden),
    filePaths: Object.fromEntries(
      files.map(({ field, publicId, r2Key }) => [
        field,
        r2Key && workPaths.hiringApplicantFile(slug, applicant.publicId, publicId),
      ]),
    ),
    sent: toTime(createdAt),
    posting: {
      title: applicant.jobTitle,
      place: toTownText(applicant),
      to: applicant.jobSlug && isOnSite(applicant.jobStatus) ? paths.job(applicant.jobSlug) : null,
      close: applicant.jobSlug && paths.closeHiringJob(slug, applicant.jobSlug),
      others: applicant.jobSlug && workPaths.hiringApplicants(slug, `job=${applicant.jobSlug}`),
    },
    state: applicant.state,
    endReason: applicant.state === "not-selected" ? applicant.endReason : null,
    stage: String(applicant.stageId ?? ""),
    chip: { ...applicantStates[applicant.state], ...toStageLabel(applicant.stageId, stages) },
    /** Of answers, which a hiring manager does not send. */
    clock: isWaiting(applicant) && !own.isManager ? readClock(createdAt, now, timeZone) : null,
    next: own.next,
    fit,
    licenseSays: toLicenseWords(fit),
    answered:
      answeredAt === null || answeredAt > now
        ? null
        : `${toSpanText(Math.max(0, answeredAt - createdAt))} after they applied`,
    canBeAsked: applicant.state !== "withdrawn" && applicant.messagesStoppedAt === null,
    canBeOffered:
      applicant.messagesStoppedAt === null &&
      !["withdrawn", "not-selected", "hired"].includes(applicant.state),
    startsOn: applicant.startsOn,
    isWithdrawn: applicant.state === "withdrawn",
    notSelected: String(stages.find(({ state }) => state === "not-selected")?.id ?? ""),
    stages: stages.map(({ id, name }) => ({ value: String(id), label: name })),
    tags: readTagNames(applicant.tags),
    knownTags: knownTags.map(({ name }) => name),
    assignedTo: String(applicant.assignedTo ?? ""),
    members: members.map(({ id, name }) => ({ value: String(id), label: name })),
    colleagues: members
      .filter(({ id, name }) => id !== reader.id && name !== "")
      .map(({ id, name }) => ({ value: String(id), label: name })),
    history: toHistory(events, moves).flatMap(({ event, move }) => {
      if (move) {
        const words = `Moved from “${move.leftStage}” to “${move.stage}”`;
        return [
          { id: `move ${move.id}`, at: toTime(move.at), by: move.actor, undo: null, isNew: false, words },
        ];
      }
      const said = toEventWords(event, now);
      const words = said && hidden !== null ? { words: said.words } : said;
      const { kind, endingId, tellAt } = event;
      const isOwnLine =
        kind === "state" ||
        (kind === "answer" && !events.some((other) => other.kind === "state" && other.endingId === endingId));
      const waits = isOwnLine && endingId !== null && tellAt !== null && tellAt > now;
      const isNew = applicant.newsAt !== null && event.at >= applicant.newsAt && newsKinds.includes(kind);
      const undo = waits ? { to: workPaths.hiringEnding(slug, endingId), at: toTime(tellAt) } : null;
      return words
        ? [
            {
              id: `event ${event.id}`,
              at: toTime(kind === "answer" && tellAt !== null && tellAt <= now ? tellAt : event.at),
              by: isOwnAct(event) ? null : event.actor,
              undo,
              isNew,
              ...words,
            },
          ]
        : [];
    }),
    messages: toThread(
      events.filter(({ tellAt }) => tellAt === null || tellAt <= now),
      {
        side: "company",
        names: { applicant: toApplicantName(applicant), company: companyName },
        toTime,
        toFile: (file) =>
          files.some(({ publicId, r2Key }) => publicId === file && r2Key)
            ? workPaths.hiringApplicantFile(slug, applicant.publicId, file)
            : null,
        readAt: applicant.newsAt ?? Number.POSITIVE_INFINITY,
      },
    ).map((message) => (hidden === null ? message : { ...message, text: hide(message.text), files: [] })),
    references: hidden !== null ? null : toReferencesView(applicant.state, events, toTime),
    notes: notes.map((note) => ({
      id: note.id,
      parts: splitMentions(hide(note.text), members),
      author: note.author ?? "Someone who has left",
      at: toTime(note.createdAt),
      isOwn: note.authorId === reader.id,
    })),
    texts: workPaths.hiringTexts(slug),
    templates: [
      ...own.texts.map(({ id, name }) => ({
        name: String(id),
        label: name,
        to: `${toPath(`template=message&text=${id}`)}#answer`,
        isChosen: own.chosen?.id === id,
      })),
      ...templateNames.map((name) => ({
        name,
        label: answerTemplates[name].label,
        to: `${toPath(`template=${name}`)}#answer`,
        isChosen: name === template && !own.chosen,
      })),
    ],
    draft: template && {
      template,
      own: own.chosen?.id ?? null,
      text: own.chosen
        ? fillText(own.chosen.text, { ...facts, interviewer: own.interviewer })
        : fillTemplate(template, facts),
      moves: toMoveLabel(template, applicant.state),
    },
    path: toPath(),
    step: toStep(own.next),
    steps: {
      write: `${toPath("template=message")}#answer`,
      invite: `${toPath("invite=1")}#interview`,
      offer: `${toPath("open=offer")}#offer`,
    },
  };
}

const toStageLabel = (stageId: number | null, stages: FoundApplicant["stages"]) => {
  const stage = stages.find(({ id }) => id === stageId);
  return stage && { label: stage.name };
};

/** A move between stages says more than the change of state that came with it. */
function toHistory(events: readonly ApplicantEvent[], moves: readonly StageMoveRow[]) {
  const isSaid = ({ kind, at, detail }: ApplicantEvent) =>
    kind === "state" && !detail.undone && moves.some((move) => move.at === at);
  return [
    ...events.filter((event) => !isSaid(event)).map((event) => ({ event, move: null, at: event.at })),
    ...moves.map((move) => ({ event: null, move, at: move.at })),
  ].sort((a, b) => a.at - b.at) as (
    | { event: ApplicantEvent; move: null }
    | { event: null; move: StageMoveRow }
  )[];
}

/** Null until the applicant shares it, and for who may not see it. */
export const toSharedContact = ({ contactSharedAt, hidden, email, phone }: FoundApplicant["applicant"]) =>
  contactSharedAt === null || hidden !== null ? null : { email, phone };

/** What the page shows of the copy. Who sent it is in the record, as far as it is shared. */
export function withoutPerson({ person: _, ...shown }: ApplicationCopy, hidden: string | null) {
  if (hidden === null) return shown;
  const hide = <Line extends { value: string }>(line: Line) => ({
    ...line,
    value: hidePerson(line.value, hidden),
  });
  return {
    ...shown,
    // Boards publish who has which number, and a file says who wrote it.
    licenses: shown.licenses.map((license) => ({ ...license, number: null })),
    files: [],
    profile: shown.profile?.map(hide) ?? null,
    answers: shown.answers.map(hide),
    details: shown.details.map(hide),
    note: hidePerson(shown.note, hidden),
  };
}

const isOwnAct = ({ kind, detail }: ApplicantEvent): boolean =>
  newsKinds.includes(kind) || (kind === "sent" && !detail.message);

/** States in which an employer may ask for references, once. */
export const referenceStates: readonly ApplicantState[] = ["in-review", "interview", "offer"];

/** Null while they are not asked for and may not be. */
function toReferencesView(
  state: ApplicantState,
  events: readonly ApplicantEvent[],
  toTime: (ms: number) => string,
) {
  const of = (kind: ApplicantEvent["kind"]) => events.find((event) => event.kind === kind);
  const asked = of("references-asked");
  const sent = of("references-sent");
  const canAsk = !asked && referenceStates.includes(state);
  if (!asked && !canAsk) return null;
  return {
    canAsk,
    asked: asked ? toTime(asked.at) : null,
    sent: readSentReferences(sent?.detail),
    isDeclined: of("references-declined") !== undefined,
  };
}

function toMoveLabel(template: TemplateName, state: ApplicantState): string | null {
  const { to } = answerTemplates[template];
  return to !== null && listMovedStates(to).includes(state) ? applicantStates[to].label : null;
}

export type ApplicantView = ReturnType<typeof toApplicantView>;

const stageId = z.coerce.number().int().positive();
/** `from` is the stage in which the person saw the applicant: a colleague's move since then is not undone unseen. */
export const stageSchema = z.object({ stage: stageId, from: stageId });
export const assigneeSchema = z.object({ assignee: z.coerce.number().int().positive().optional() });
export const removalSchema = z.object({ remove: z.coerce.number().int().positive() });

/** A form is recognized by a field that no other form has. */
export const formFields = {
  note: Object.keys(noteSchema.shape),
  stage: Object.keys(stageSchema.shape),
  assignee: Object.keys(assigneeSchema.shape),
  remove: Object.keys(removalSchema.shape),
  tag: ["tag", "untag"],
  card: cardFields,
  reveal: ["reveal"],
  share: ["shareDays", "takeBack"],
  references: [asksForReferences],
  interview: interviewFields,
  offer: [...offerFields],
  answer: [...Object.keys(answerSchema.shape), "preview", sendingLater],
};
