import {
  answerTemplates,
  fillTemplate,
  type TemplateName,
} from "#app/applications/applicants/answer/answer-templates.ts";
import type { ApplicantState } from "#app/applications/applicants/applicant-states.ts";
import { resumeField } from "#app/applications/submission/application.ts";
import { findProfession } from "#app/facts/reference/profession/professions.ts";
import type { JobRecord } from "#app/jobs/postings/record/find-job.server.ts";
import { type Question, toFieldName } from "#app/jobs/questions/question.ts";
import { dayMs, hourMs, minuteMs } from "#app/kit/platform/durations.ts";
import { toIsoDay } from "#app/kit/text/when.ts";
import { type DemoEvent, toSentFileKey, toSentWrites } from "../applied/sent-application.ts";
import { drawResume, packResume } from "../papers/demo-resume.ts";
import { storePaper } from "../papers/store-paper.ts";
import { type Career, toCareer } from "./applicant-career.ts";
import type { CompanyPosting } from "./company-postings.ts";

/** Marks what the demo wrote. */
export const applicantKeys = "demo-applicant-";
const firstNames =
  "Alana Bram Celia Dario Elise Farid Greta Hollis Imani Jonas Keiko Lorne Mireya Nadim Odette Piers Quinn Rosalba Soren Tamsin".split(
    " ",
  );
const lastNames =
  "Ashgrove Bellweather Corrigan Delacroix Ekström Fairburn Galloway Hartigan Ionescu Jansma Kestrel Lindahl Marchetti".split(
    " ",
  );
const noteTexts = [
  "Strong on the phone. Asks about self-scheduling.",
  "License checked on the board's site, active and clear.",
  "Asks for a start after the holidays, which fits the schedule.",
  "Reference from the last manager came in, very good.",
  "@Priya Halloran could you call before Friday? Mornings are best.",
];

interface Scene {
  state: ApplicantState;
  template?: TemplateName;
  answeredAfterHours?: number;
}

/** Repeated in this order, so that a posting has people at every stage. */
const scenes: readonly Scene[] = [
  { state: "new" },
  { state: "in-review", template: "received", answeredAfterHours: 5 },
  { state: "new" },
  { state: "interview", template: "interview", answeredAfterHours: 22 },
  { state: "in-review" },
  { state: "not-selected", template: "not-selected", answeredAfterHours: 71 },
  { state: "in-review", template: "questions", answeredAfterHours: 3 },
  { state: "offer", template: "interview", answeredAfterHours: 9 },
  { state: "withdrawn" },
];

/** A posting that has ended leaves nobody waiting. */
const endedScenes: readonly Scene[] = [
  { state: "hired", template: "interview", answeredAfterHours: 6 },
  { state: "not-selected", template: "filled", answeredAfterHours: 90 },
  { state: "not-selected", template: "not-selected", answeredAfterHours: 30 },
];

interface Applied {
  first: number;
  count: number;
  job: JobRecord;
  questions: readonly Question[];
  team: Record<string, number>;
}

export async function writeApplicants(
  { db, files }: { db: D1Database; files: R2Bucket },
  posting: CompanyPosting,
  applied: Applied,
  now: number,
): Promise<void> {
  const writes = await Promise.all(
    Array.from({ length: applied.count }, (_, at) => toWrites(db, files, posting, applied, at, now)),
  );
  if (writes.length > 0) await db.batch(writes.flat());
}

async function toWrites(
  d1: D1Database,
  files: R2Bucket,
  posting: CompanyPosting,
  { first, count, job, questions, team }: Applied,
  at: number,
  now: number,
): Promise<D1PreparedStatement[]> {
  const index = first + at;
  const hasEnded = posting.ended?.transition === "fill" || posting.ended?.transition === "close";
  const scene = hasEnded
    ? endedScenes[posting.ended!.transition === "close" ? 2 : Math.min(at, 2)]!
    : scenes[at % scenes.length]!;
  const key = `${applicantKeys}${index + 1}`;
  // The newest of a posting came two hours ago, the first a day after it was posted.
  const latest = posting.ended ? posting.ended.daysAgo * dayMs + 4 * dayMs : 2 * hourMs;
  const earliest = (posting.postedDaysAgo - 1) * dayMs;
  const createdAt =
    now - Math.round(latest + ((earliest - latest) * at) / Math.max(count, 2)) - index * 7 * 60_000;
  const person = toPerson(posting, index, createdAt);
  const resume = person.career.toResume(person);
  const bytes =
    index % 7 === 3 ? packResume(resume, new Date(createdAt)) : await drawResume(resume, new Date(createdAt));
  const paper = { r2Key: toSentFileKey(key), name: `${person.name}, résumé`, bytes };
  const { etag: _, lines, ...stored } = await storePaper(files, paper);
  const after = scene.answeredAfterHours;
  const answeredAt = after === undefined ? null : Math.min(createdAt + after * hourMs, now - hourMs);
  const movedAt = answeredAt ?? Math.min(createdAt + 2 * hourMs, now);
  const assignedTo = scene.state === "new" ? null : index % 3 === 0 ? team.owner! : team.recruiter!;
  const sent = toSentWrites(d1, {
    ...{ publicId: key, job, questions, assignedTo, answeredAt, createdAt },
    fields: toFields(person, posting, questions, index, createdAt),
    resume: { ...stored, lines },
    state: scene.state,
    isForDesk: false,
    events: listEvents(scene, {
      ...{ createdAt, movedAt, assignedTo },
      ownerId: team.owner!,
      file: stored.name,
      facts: {
        firstName: person.firstName,
        job: posting.title,
        company: job.employer,
        sender: index % 3 === 0 ? "Morgan Castellan" : "Priya Halloran",
      },
    }),
  });
  if (index % 2 === 0)
    sent.push(
      d1.prepare("UPDATE applications SET contact_shared_at = created_at WHERE public_id = ?").bind(key),
    );
  if (index % 3 !== 1) return sent;
  const text = noteTexts[index % noteTexts.length]!;
  const authorId = text.startsWith("@") ? team.owner! : index % 2 ? team.reviewer! : team.recruiter!;
  const note = d1
    .prepare(
      `INSERT INTO application_notes (application_id, author_id, text, idempotency_key, created_at)
        SELECT id, ?2, ?3, ?1, ?4 FROM applications WHERE public_id = ?1`,
    )
    .bind(key, authorId, text, movedAt);
  return [...sent, note];
}

interface Person {
  firstName: string;
  lastName: string;
  name: string;
  email: string;
  phone: string | null;
  career: Career;
}

function toPerson(posting: CompanyPosting, index: number, at: number): Person {
  const firstName = firstNames[index % firstNames.length]!;
  const lastName = lastNames[(index * 5) % lastNames.length]!;
  const isLicensed = findProfession(posting.profession)?.license === "state";
  return {
    ...{ firstName, lastName, name: `${firstName} ${lastName}` },
    email: `${firstName}.${lastName}@applicants.example`
      .normalize("NFD")
      .replace(/[^\w.@]/g, "")
      .toLowerCase(),
    phone: index % 4 === 0 ? null : `(555) 010-${String(1000 + index * 37).slice(-4)}`,
    career: toCareer({ ...posting, isLicensed }, index, at),
  };
}

/** As someone fills in the form. */
function toFields(
  { firstName, lastName, email, phone, career }: Person,
  { stateCode }: CompanyPosting,
  questions: readonly Question[],
  index: number,
  at: number,
): Record<string, unknown> {
  const { license, message } = career;
  const startOn = toIsoDay(at + (28 + (index % 4) * 7) * dayMs);
  return {
    ...{ firstName, lastName, email, phone, message, startOn },
    ...(license && { license1: stateCode, licenseNumber1: license.number, compact1: license.isCompact }),
    authorization: "authorized",
    schedule: index % 5 === 2 ? "Every other weekend at most." : "",
    ...Object.fromEntries(
      questions.map((question) => [toFieldName(question.id), toAnswer(question, career, index)]),
    ),
  };
}

function toAnswer({ id, kind, options }: Question, { cards, ehr, years }: Career, index: number) {
  if (kind === "number") return years;
  if (kind === "yes-no") return "yes";
  if (kind === "one") return options[index % options.length];
  if (kind !== "some") return null;
  const known = options.filter((option) => option === ehr || cards.includes(option));
  return known.length > 0 || id === "ehrs" ? known : options.slice(0, 1 + (index % 2));
}

interface Happened {
  createdAt: number;
  movedAt: number;
  assignedTo: number | null;
  ownerId: number;
  file: string;
  facts: Parameters<typeof fillTemplate>[1];
}

const repliedText =
  "Thank you for writing. My license is active until the end of next year, and I have no restrictions on it. I could start four weeks after an offer. Nights and every other weekend suit me.";

function listEvents(
  { state, template }: Scene,
  { createdAt, movedAt, assignedTo, ownerId, file, facts }: Happened,
): DemoEvent[] {
  if (state === "new") return [];
  const seenAt = createdAt + Math.round((movedAt - createdAt) / 2);
  const text = template && fillTemplate(template, facts);
  return [
    { kind: "seen", actorId: assignedTo, at: seenAt },
    { kind: "opened", actorId: assignedTo, detail: { file, field: resumeField }, at: seenAt + minuteMs },
    { kind: "assigned", actorId: ownerId, detail: { to: assignedTo }, at: movedAt },
    ...(template
      ? [
          {
            kind: "answer",
            actorId: assignedTo,
            detail: { template, subject: answerTemplates[template].subject, text },
            at: movedAt,
          },
        ]
      : []),
    {
      kind: "state",
      actorId: state === "withdrawn" ? null : assignedTo,
      detail: { from: "new", to: state },
      at: movedAt,
    },
    ...(template === "questions" && state === "in-review"
      ? [{ kind: "reply", detail: { text: repliedText }, at: movedAt + 5 * hourMs }]
      : []),
  ];
}
