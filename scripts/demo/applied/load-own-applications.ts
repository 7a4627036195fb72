import { answerTemplates, fillTemplate } from "#app/applications/applicants/answer/answer-templates.ts";
import type { OfferTerms } from "#app/applications/offers/offer.ts";
import { resumeField } from "#app/applications/submission/application.ts";
import { findRecord } from "#app/clinicians/profile/record/profile.server.ts";
import { toProfile } from "#app/clinicians/profile/record/profile.ts";
import { findJob, type JobRecord } from "#app/jobs/postings/record/find-job.server.ts";
import { getQuestionSet } from "#app/jobs/questions/job-questions.server.ts";
import { toFieldName } from "#app/jobs/questions/question.ts";
import { toDb } from "#app/kit/platform/db.ts";
import { dayMs, hourMs, minuteMs } from "#app/kit/platform/durations.ts";
import { toIsoDay } from "#app/kit/text/when.ts";
import { demoPeople } from "../../local/demo-people.ts";
import { storePaper } from "../papers/store-paper.ts";
import { clinicianContact, clinicianLicense, loadClinicianDetails } from "./clinician-details.ts";
import { loadClinicianPapers } from "./clinician-papers.ts";
import { findOwnPostings, type OwnPosting } from "./own-postings.ts";
import { type OwnScene, ownScenes } from "./own-scenes.ts";
import { type DemoEvent, toSentFileKey, toSentWrites } from "./sent-application.ts";

const { clinician, recruiter } = demoPeople;
const sender = `${recruiter.firstName} ${recruiter.lastName}`;
const ownKeys = "demo-own-";

/** After the company, because one of the applications is to it. */
export async function loadOwnApplications(
  { db, files }: { db: D1Database; files: R2Bucket },
  recruiterId: number,
  now: number,
): Promise<number> {
  const orm = toDb(db);
  const userId = (await db
    .prepare("SELECT id FROM users WHERE email = ?")
    .bind(clinician.email)
    .first<number>("id"))!;
  const record = await findRecord(orm, userId);
  const licenseExpires = record.licenses[0]?.expires ?? null;
  const papers = await loadClinicianPapers({ db, files }, userId, { licenseExpires, now });
  await loadClinicianDetails(db, userId, now);
  await db.batch([
    db.prepare("DELETE FROM applications WHERE idempotency_key LIKE ?").bind(`${ownKeys}%`),
    // She proved it before she applied.
    db
      .prepare("UPDATE users SET email_verified_at = min(email_verified_at, ?2) WHERE id = ?1")
      .bind(userId, now - 100 * dayMs),
  ]);
  const postings = await findOwnPostings(db, ownScenes, now);
  const profile = toProfile(record);
  for (const { key, sends, ...scene } of ownScenes) {
    const { id, slug, sentAt } = postings.get(key)!;
    const publicId = ownKeys + key;
    const [job, { questions }] = await Promise.all([findJob(orm, slug), getQuestionSet(orm, id)]);
    const paper = sends !== "profile" && {
      ...{ r2Key: toSentFileKey(publicId), name: `${clinician.firstName} ${clinician.lastName}, résumé` },
      bytes: papers[sends],
    };
    const { etag: _, ...resume } = paper ? await storePaper(files, paper) : { etag: "" };
    const actorId = scene.where === "northquill" ? recruiterId : null;
    const events = listEvents({ ...scene, sentAt, actorId, userId, job: job! });
    const stored = "r2Key" in resume ? resume : null;
    await db.batch(
      toSentWrites(db, {
        ...{ publicId, job: job!, questions, userId, events, resume: stored },
        fields: toFields(scene.message, sends === "profile", sentAt),
        profile: stored ? null : profile,
        state: scene.moves.at(-1)?.to ?? "new",
        assignedTo: actorId,
        answeredAt: events.find(({ kind }) => kind === "answer")?.at ?? null,
        isForDesk: scene.where === "desk",
        createdAt: sentAt,
      }),
    );
    if (key === "offer") await toOfferWrite(db, publicId, now).run();
    if (key === "interview" && recruiterId) await db.batch(toInterviewWrites(db, publicId, recruiterId, now));
  }
  return ownScenes.length;
}

/** Proposed, so that one can pick: ten and two o'clock at the employer, two and three days from now. */
function toInterviewWrites(db: D1Database, publicId: string, recruiterId: number, now: number) {
  const of = "(SELECT id FROM interviews WHERE public_id = ?1)";
  const days = [2, 3].map((days) => Math.floor(now / dayMs + days) * dayMs);
  const times = days.flatMap((day) => [day + 15 * hourMs, day + 19 * hourMs]);
  return [
    db
      .prepare(
        `INSERT INTO interviews (public_id, application_id, employer_id, kind, place, minutes, time_zone, created_at, changed_at,
            idempotency_key)
          SELECT ?1, id, employer_id, 'video', 'https://meet.northquill.example/cardiac-step-down', 30, 'America/New_York', ?2, ?2, ?1
          FROM applications WHERE public_id = ?1`,
      )
      .bind(publicId, now - dayMs),
    db
      .prepare(`INSERT INTO interview_times (interview_id, at) SELECT ${of}, value FROM json_each(?2)`)
      .bind(publicId, JSON.stringify(times)),
    db
      .prepare(`INSERT INTO interviewers (interview_id, user_id) SELECT ${of}, ?2`)
      .bind(publicId, recruiterId),
  ];
}

/** As the form of an offer sends it. */
function toOfferWrite(db: D1Database, publicId: string, now: number) {
  const terms: OfferTerms = {
    ...{ pay: 46.5, unit: "hour", hours: 36, weeks: null, bonus: 8000, stay: 24, moving: 2500 },
    ...{ start: toIsoDay(now + 45 * dayMs), replyBy: toIsoDay(now + 7 * dayMs) },
    conditions: "An active license, a background check and a health check before the first day.",
    words: "The team enjoyed talking with you and would be glad to have you on nights.",
  };
  return db
    .prepare(
      `INSERT INTO offers (public_id, application_id, employer_id, terms, idempotency_key, created_at)
        SELECT ?1, id, employer_id, ?2, ?1, ?3 FROM applications WHERE public_id = ?1 AND employer_id IS NOT NULL`,
    )
    .bind(publicId, JSON.stringify(terms), now - dayMs);
}

function toFields(message: string, isProfile: boolean, at: number): Record<string, unknown> {
  const { firstName, lastName, phone } = clinicianContact;
  const startOn = toIsoDay(at + 42 * dayMs);
  const answers = {
    "nurse-unit-years": 3,
    "nurse-float": "Yes, to similar units only",
    "nurse-life-support": ["BLS", "ACLS"],
    ehrs: ["Epic", "MEDITECH"],
    weekends: "Yes, every third weekend",
  };
  return {
    ...{ firstName, lastName, phone, email: clinician.email, message, startOn },
    resumeFrom: isProfile ? "profile" : "upload",
    ...{ license1: clinicianLicense.state, licenseNumber1: clinicianLicense.number, compact1: true },
    authorization: "authorized",
    ...Object.fromEntries(Object.entries(answers).map(([id, value]) => [toFieldName(id), value])),
  };
}

interface Happened extends Omit<OwnScene, "key" | "sends">, Pick<OwnPosting, "sentAt"> {
  actorId: number | null;
  userId: number;
  job: JobRecord;
}

function listEvents({ sentAt, actorId, userId, job, ...scene }: Happened): DemoEvent[] {
  const inDays = (days: number) => sentAt + Math.round(days * dayMs);
  const { passedOnAfterDays, seenAfterDays, moves, referencesAfterDays } = scene;
  const events: DemoEvent[] = [];
  if (passedOnAfterDays) {
    const at = inDays(passedOnAfterDays);
    events.push({ kind: "passed-on", detail: { on: at }, at });
  }
  if (seenAfterDays) {
    const at = inDays(seenAfterDays);
    const detail = { file: "résumé", field: resumeField };
    events.push({ kind: "seen", actorId, at }, { kind: "opened", actorId, detail, at: at + minuteMs });
    const assigned = { to: actorId };
    if (actorId) events.push({ kind: "assigned", actorId, detail: assigned, at: at + 2 * minuteMs });
  }
  let from = "new";
  for (const { days, to, way, template, ending, note } of moves) {
    const at = inDays(days);
    const facts = { firstName: clinician.firstName, job: job.title, company: job.employer };
    if (template) {
      const filled = fillTemplate(template, {
        ...facts,
        sender: actorId ? sender : `The ${job.employer} team`,
      }).split("\n\n");
      const text = (ending ? filled.with(-2, ending) : filled).join("\n\n");
      const { subject } = answerTemplates[template];
      events.push({ kind: "answer", actorId, detail: { template, subject, text }, at });
    }
    const detail = { from, to, ...(way && { way }), ...(note && { note }) };
    events.push({ kind: "state", actorId: to === "withdrawn" ? userId : actorId, detail, at });
    from = to;
  }
  if (referencesAfterDays)
    events.push({ kind: "references-asked", actorId, at: inDays(referencesAfterDays) });
  return events;
}
