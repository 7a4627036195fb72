import {
  findUnsafeText,
  takeAnswers,
  tooManyAnswers,
} from "#app/applications/applicants/answer/answer-limits.server.ts";
import {
  interviewSchema,
  lengths,
  readTimes,
  timeFields,
  usualLength,
} from "#app/applications/interviews/interview.ts";
import {
  toCanceledMail,
  toMovedNotice,
  toProposalMail,
  toProposalText,
} from "#app/applications/interviews/interview-mails.ts";
import {
  findParty,
  toInterviewFiles,
  toInterviewPage,
} from "#app/applications/interviews/interview-party.server.ts";
import {
  cancelByCompany,
  type FoundInterview,
  findOpenInterview,
  listInterviews,
  noteOutcome,
  proposeInterview,
} from "#app/applications/interviews/interview-store.server.ts";
import { readTimesKnown } from "#app/applications/interviews/interview-times.server.ts";
import {
  type InterviewAnswer,
  interviewerFields,
  interviewFields,
} from "#app/applications/interviews/propose-form.tsx";
import {
  listObjections,
  overlaps,
  type Talk,
  toBothText,
  toProposing,
} from "#app/applications/interviews/slots.ts";
import { toApplicantName } from "#app/applications/notices/blind.ts";
import { toReplyAddress } from "#app/applications/notices/reply-address.server.ts";
import { findSender } from "#app/applications/receipt/to-employer.server.ts";
import { isEventKnown } from "#app/applications/receipt/told.server.ts";
import type { Membership, SiteContext, Viewer } from "#app/kit/platform/context.ts";
import { notFound } from "#app/kit/platform/http.ts";
import { toIdempotencyKey } from "#app/kit/platform/random.ts";
import { toSlotText } from "#app/kit/text/when.ts";
import type { FoundApplicant } from "./find-applicant.server.ts";

interface Asking {
  context: SiteContext;
  request: Request;
  viewer: Viewer;
  company: Membership;
  applicant: FoundApplicant["applicant"];
}

/** The page's notice once it is done, or what is wrong. */
type Outcome = { done: string } | InterviewAnswer;
type Refuse = (problem: string, field?: string, against?: string[]) => InterviewAnswer;

const changedMeanwhile =
  "Someone changed this interview meanwhile, or the applicant withdrew. The page shows what it says now.";

/** Proposes, moves or cancels an interview, or says what came of it. */
export async function receiveInterview(asking: Asking, form: FormData): Promise<Outcome> {
  const { context, viewer, company, applicant } = asking;
  const typed = Object.fromEntries(interviewFields.map((name) => [name, String(form.get(name) ?? "")]));
  const refuse: Refuse = (problem, field, against = []) => ({
    ...{ problem, typed, against },
    errors: field ? { [field]: problem } : {},
  });
  const step = form.get("interview");
  const key = await toIdempotencyKey(asking.request, form, [applicant.publicId, viewer.id, typed]);
  if (await isEventKnown(context.db, key))
    return { done: step === "cancel" ? "interview-canceled" : "interview" };
  const known = await listInterviews(context.db, applicant.id);
  const open = findOpenInterview(known);
  // What the page did not know of is not replaced.
  if (String(open?.sequence ?? "") !== typed.sequence) return refuse(changedMeanwhile);
  if (step === "propose") return propose(asking, form, { open, key, refuse });
  if (!open) throw notFound();
  if (step === "done" || step === "no-show") {
    const isNoted = await noteOutcome(context, open, company.employerId, step);
    return isNoted ? { done: "interview-over" } : refuse(changedMeanwhile);
  }
  if (step !== "cancel") throw notFound();
  const words = typed.words!.slice(0, 1000).trim();
  const unsafe = findUnsafeText(words);
  if (unsafe) return refuse(unsafe);
  const party = await findParty(context, applicant.id);
  if (!party) throw notFound();
  const files =
    open.startAt === null ? null : await toInterviewFiles(context, "CANCEL", open, open.startAt, party);
  const about = { job: party.job, company: party.company };
  const isCanceled = await cancelByCompany(context, {
    ...{ interview: open, employerId: company.employerId, actorId: viewer.id },
    text: [
      `We canceled the interview${open.startAt === null ? "" : ` on ${toSlotText(open.startAt, open.timeZone)}`}.`,
      ...(words ? [words] : []),
    ].join("\n\n"),
    idempotencyKey: key,
    mails: [
      toCanceledMail(applicant.email, about, {
        ...{ interview: open, words },
        page: await toInterviewPage(context.env, open.publicId),
        replyTo: await toReplyAddress(context.env, { publicId: applicant.publicId, side: "applicant" }),
        ...(files ? { calendar: files.applicant } : {}),
      }),
      ...(files
        ? (await listTeam(context, open, applicant)).map((email) => ({
            to: email,
            subject: `Interview canceled: ${party.applicant.name}, ${party.job}`,
            body: "The attached file takes the interview out of your calendar.",
            calendar: files.company,
          }))
        : []),
    ],
  });
  return isCanceled ? { done: "interview-canceled" } : refuse(changedMeanwhile);
}

/** Whose calendars have the interview: all of them got its file when the time was picked. */
async function listTeam(
  context: SiteContext,
  { interviewers }: FoundInterview,
  { publicId }: Asking["applicant"],
): Promise<string[]> {
  const sender = await findSender(context, publicId);
  return [...new Set([...interviewers.map(({ email }) => email), ...(sender?.readers ?? [])])];
}

/** What takes an interview that was set out of the calendars of both sides. Null if no time was picked. */
async function takeOut(context: SiteContext, interview: FoundInterview, applicant: Asking["applicant"]) {
  const { startAt } = interview;
  const party = startAt === null ? null : await findParty(context, applicant.id);
  if (startAt === null || !party) return null;
  const files = await toInterviewFiles(context, "CANCEL", interview, startAt, party);
  const notice = toMovedNotice({ interview, applicant: party.applicant.name, job: party.job });
  const team = await listTeam(context, interview, applicant);
  return {
    ...{ startAt, calendar: files.applicant },
    mails: team.map((to) => ({ to, ...notice, calendar: files.company })),
  };
}

async function propose(
  asking: Asking,
  form: FormData,
  { open, key, refuse }: { open: FoundInterview | null; key: string; refuse: Refuse },
): Promise<Outcome> {
  const { context, viewer, company, applicant } = asking;
  const interviewers = [
    ...new Set(interviewerFields.map((field) => Number(form.get(field))).filter((id) => id > 0)),
  ];
  const known = await readTimesKnown(context.db, {
    ...{ employerId: company.employerId, applicationId: applicant.id, viewerId: viewer.id },
    ...{ interviewers, except: open?.id ?? 0, now: context.now },
  });
  const name = toApplicantName(applicant);
  const minutes = lengths.find((length) => String(length) === form.get("minutes")) ?? usualLength;
  const talk = { people: known.people, taken: known.taken, minutes };
  const proposing = toProposing(talk, known.zone, { name, found: known.found }, context.now);
  const added = form.get("add");
  if (added !== null || form.has("look")) {
    const looked = refuse("");
    return { ...looked, proposing, typed: withTime(looked.typed, String(added ?? "")) };
  }
  const outcome = await send(asking, form, { open, key, refuse, interviewers, known, talk, name });
  return "done" in outcome ? outcome : { ...outcome, proposing };
}

/** In the first field that is empty. */
function withTime(typed: Record<string, string>, time: string): Record<string, string> {
  const free = timeFields.find((field) => !typed[field]);
  const isThere = timeFields.some((field) => typed[field] === time);
  return time && free && !isThere ? { ...typed, [free]: time } : typed;
}

interface Planned {
  open: FoundInterview | null;
  key: string;
  refuse: Refuse;
  interviewers: number[];
  known: Awaited<ReturnType<typeof readTimesKnown>>;
  talk: Talk;
  name: string;
}

async function send(
  { context, viewer, company, applicant }: Asking,
  form: FormData,
  { open, key, refuse, interviewers, known, talk, name }: Planned,
): Promise<Outcome> {
  const read = interviewSchema.safeParse(
    Object.fromEntries([...form].map(([name, value]) => [name, String(value)])),
  );
  if (!read.success) return refuse(read.error.issues[0]!.message);
  const input = read.data;
  if (!viewer.emailVerified)
    return refuse("Confirm your email address first: we tell you there what they pick.");
  if (input.kind !== "phone" && !input.place)
    return refuse(input.kind === "video" ? "Enter the link to the call." : "Enter the address.", "place");
  if (input.kind === "video" && !/^https:\/\/[^\s/]+\.[^\s]+$/.test(input.place ?? ""))
    return refuse("Enter the link to the call. It begins with https://", "place");
  const unsafe = findUnsafeText(`${input.words ?? ""}\n${input.place ?? ""}`);
  if (unsafe) return refuse(unsafe);
  const { zone: timeZone, found: applicantZone } = known;
  const found = readTimes(form, timeZone, context.now);
  if (found.problem !== undefined) return refuse(found.problem, found.field);
  const { times } = found;
  if (talk.people.length === 0) return refuse("Choose who talks with the applicant.");
  const otherZone = applicantZone?.zone ?? null;
  const set = talk.taken.filter(({ isSet }) => isSet === 1);
  const collision = times.find((at) => set.some((each) => overlaps(at, input.minutes, each)));
  if (collision !== undefined)
    return refuse(
      `An interview on ${toSlotText(collision, timeZone)} is set already for one of you. Choose other times.`,
    );
  const against = times.flatMap((at) => {
    const reasons = listObjections(at, talk, { name, zone: otherZone });
    return reasons.length > 0 ? [`${toBothText(at, timeZone, otherZone, name)}: ${reasons.join("; ")}`] : [];
  });
  if (against.length > 0 && form.get("odd") !== "yes")
    return refuse("Change these times, or check the box below if you mean them.", undefined, against);
  if (!(await takeAnswers(context, company.employerId, 1, applicant.email))) return refuse(tooManyAnswers);
  const plan = { kind: input.kind, minutes: input.minutes, place: input.place ?? "", timeZone, otherZone };
  const note = input.words || null;
  const moved = open && (await takeOut(context, open, applicant));
  const proposed = await proposeInterview(context, {
    ...{ employerId: company.employerId, actorId: viewer.id, applicationId: applicant.id },
    ...{ input, times, timeZone, interviewers, replaced: open },
    idempotencyKey: key,
    text: toProposalText(plan, times, note),
    subject: "Times for an interview",
    toMail: async (publicId) =>
      toProposalMail(
        applicant.email,
        { job: applicant.jobTitle, company: company.employerName },
        {
          ...{ plan, times, note, replaced: moved },
          page: await toInterviewPage(context.env, publicId),
          replyTo: await toReplyAddress(context.env, { publicId: applicant.publicId, side: "applicant" }),
        },
      ),
    mails: moved?.mails ?? [],
  });
  return proposed === null ? refuse(changedMeanwhile) : { done: "interview" };
}
