import type { ApplicantState } from "#app/applications/applicants/applicant-states.ts";
import { toResumeFacts } from "#app/applications/receipt/resume-texts.server.ts";
import { filePrefix } from "#app/applications/receipt/sent-files.server.ts";
import { resumeField } from "#app/applications/submission/application.ts";
import {
  type ApplicationInput,
  toApplicationSchema,
  toNewApplication,
} from "#app/applications/submission/application-schema.ts";
import { toAnswerLines, toApplicationCopy, toProfileLines } from "#app/applications/submission/to-copy.ts";
import { suggestProfile } from "#app/clinicians/documents/suggestions/suggest-profile.ts";
import type { Profile } from "#app/clinicians/profile/record/profile.ts";
import type { JobRecord } from "#app/jobs/postings/record/find-job.server.ts";
import type { Question } from "#app/jobs/questions/question.ts";
import type { StoredPaper } from "../papers/store-paper.ts";

export interface DemoEvent {
  kind: string;
  actorId?: number | null;
  detail?: object;
  at: number;
}

interface DemoApplication {
  publicId: string;
  job: JobRecord;
  questions: readonly Question[];
  /** As the form of the page sends them. */
  fields: Record<string, unknown>;
  /** Null where the profile is sent instead. */
  resume: (StoredPaper & { lines: string[] }) | null;
  profile?: Profile | null;
  userId?: number | null;
  state: ApplicantState;
  assignedTo?: number | null;
  answeredAt?: number | null;
  isForDesk: boolean;
  createdAt: number;
  /** After "sent". */
  events: readonly DemoEvent[];
}

export const toSentFileKey = (publicId: string): string => `${filePrefix}${publicId}`;

/** The rows that sending the form writes, and what happened to them since. */
export function toSentWrites(d1: D1Database, sent: DemoApplication): D1PreparedStatement[] {
  const { publicId, questions, resume, userId = null, createdAt } = sent;
  const input: ApplicationInput = toApplicationSchema(questions).parse(sent.fields);
  const job = asPostedAt(sent.job, createdAt);
  const { r2Key, lines, ...shown } = resume ?? { r2Key: null, lines: [] };
  const files = resume
    ? [{ field: resumeField, label: "Résumé", ...(shown as Omit<StoredPaper, "r2Key">) }]
    : [];
  const copy = toApplicationCopy({
    ...{ input, job, files, isForDesk: sent.isForDesk, now: createdAt },
    profile: sent.profile ? toProfileLines(sent.profile) : null,
    answers: toAnswerLines(questions, input),
  });
  const row = toNewApplication(input, job);
  const at = (kind: string) => sent.events.find((event) => event.kind === kind)?.at ?? null;
  const id = "(SELECT id FROM applications WHERE public_id = ?1)";
  const event = d1.prepare(
    `INSERT INTO application_events (application_id, actor_id, kind, detail, at) VALUES (${id}, ?2, ?3, ?4, ?5)`,
  );
  const events: DemoEvent[] = [{ kind: "sent", actorId: userId, at: createdAt }, ...sent.events];
  return [
    d1
      .prepare(
        `INSERT INTO applications (public_id, job_id, user_id, employer_id, state, first_name, last_name, email, phone,
          message, source, job_title, employer_name, is_for_desk, idempotency_key, assigned_to, answered_at, seen_at,
          passed_on_at, desk_status, created_at, updated_at)
          SELECT ?1, j.id, ?2, j.employer_id, ?3, ?4, ?5, ?6, ?7, ?8, 'job-page', ?9, ?10, ?11, ?1, ?12, ?13, ?14, ?15,
            iif(?15 IS NULL, 'new', 'contacted'), ?16, ?16 FROM jobs j WHERE j.id = ?17`,
      )
      .bind(
        ...[publicId, userId, sent.state, row.firstName, row.lastName, row.email, row.phone, row.message],
        ...[row.jobTitle, row.employerName, sent.isForDesk ? 1 : 0, sent.assignedTo ?? null],
        ...[sent.answeredAt ?? null, at("seen"), at("passed-on"), createdAt, row.jobId],
      ),
    d1
      .prepare(`INSERT INTO application_copies (application_id, copy, created_at) VALUES (${id}, ?2, ?3)`)
      .bind(publicId, JSON.stringify(copy), createdAt),
    ...files.map(({ field, name, type, size, sha256 }) =>
      d1
        .prepare(
          `INSERT INTO application_files (public_id, application_id, field, name, type, size, sha256, r2_key)
            VALUES (?1 || '-file', ${id}, ?2, ?3, ?4, ?5, ?6, ?7)`,
        )
        .bind(publicId, field, name, type, size, sha256, r2Key),
    ),
    d1
      .prepare(
        `INSERT INTO resume_texts (file_id, company, text)
          SELECT f.id, 'company' || coalesce(a.employer_id, ''), ?2 FROM application_files f
            JOIN applications a ON a.id = f.application_id WHERE f.public_id = ?1 || '-file' AND ?2 <> ''`,
      )
      .bind(publicId, lines.join("\n")),
    d1
      .prepare(
        `UPDATE applicant_facts SET years = ?2, certificates = ?3 WHERE application_id = ${id} AND years IS NULL`,
      )
      .bind(publicId, ...toResumeFacts(suggestProfile(lines, new Date(createdAt)))),
    d1
      .prepare("UPDATE application_files SET read_at = ?2 WHERE public_id = ?1 || '-file'")
      .bind(publicId, createdAt),
    ...events.map(({ kind, actorId = null, detail = {}, at: when }) =>
      event.bind(publicId, actorId, kind, JSON.stringify(detail), when),
    ),
  ];
}

/** As the applicant read it: what ended, was confirmed or paid better since is left out. */
function asPostedAt(job: JobRecord, at: number): JobRecord {
  const paid = job.payEvents.findLast((change) => change.at > at);
  return {
    ...job,
    status: "open",
    confirmedAt: Math.max(job.postedAt, Math.min(job.confirmedAt, at)),
    ...(paid && { salaryMinCents: paid.min, salaryMaxCents: paid.max, payUnit: paid.type }),
  };
}
