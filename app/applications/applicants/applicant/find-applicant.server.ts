import type { ApplicantState } from "#app/applications/applicants/applicant-states.ts";
import {
  type CompanyMember,
  selectMembers,
} from "#app/applications/applicants/list/list-applicants.server.ts";
import type { Stage } from "#app/applications/applicants/stages/stages.ts";
import { selectTags, type Tag, tagsColumn } from "#app/applications/applicants/team/tag-store.server.ts";
import { toBlindSql, toHiddenColumn, toNameColumns } from "#app/applications/notices/blind.ts";
import { readCopy } from "#app/applications/receipt/application-copy.ts";
import type { StoredFile } from "#app/applications/receipt/sent-files.server.ts";
import type { applicationEvents } from "#app/applications/schema.ts";
import { type Reach, toReachSql } from "#app/companies/workspace/frame/reach.ts";
import { selectTimeZone } from "#app/companies/workspace/settings/settings.server.ts";
import type { Pay } from "#app/jobs/postings/record/pay-amounts.ts";
import type { PayUnit } from "#app/jobs/postings/record/posting-content.ts";
import type { JobStatus } from "#app/jobs/postings/record/transitions.ts";
import type { Db } from "#app/kit/platform/db.ts";

/** With what the posting says of pay, while there is a posting. */
interface ApplicantRecord extends Omit<Pay, "payUnit"> {
  payUnit: PayUnit | null;
  id: number;
  publicId: string;
  userId: number | null;
  state: ApplicantState;
  /** Null for who withdrew. */
  stageId: number | null;
  /** Why the company did not select them. */
  endReason: string | null;
  firstName: string;
  lastName: string;
  /** 1 while the team is not to know who it is. */
  isBlind: number;
  /** Of `toHiddenColumn`: what this reader is not to know. */
  hidden: string | null;
  /** Where we send the company's messages. The company reads it only once it is shared. */
  email: string;
  phone: string | null;
  contactSharedAt: number | null;
  /** The applicant takes no more messages. */
  messagesStoppedAt: number | null;
  message: string;
  /** The title when the application was sent. */
  jobTitle: string;
  createdAt: number;
  answeredAt: number | null;
  /** When someone of the company opened it first. */
  seenAt: number | null;
  /** When the applicant wrote what nobody of the company has opened yet. */
  newsAt: number | null;
  assignedTo: number | null;
  /** The first day, once hired: "2027-01-04". */
  startsOn: string | null;
  jobSlug: string | null;
  jobStatus: JobStatus | null;
  city: string | null;
  stateCode: string | null;
  /** JSON. */
  copy: string | null;
  tags: string;
  /** JSON: the interview that is to come or to be agreed on, and who of the company takes part. */
  talk: string | null;
}

export interface ApplicantEvent {
  id: number;
  kind: (typeof applicationEvents.$inferSelect)["kind"];
  detail: Record<string, unknown>;
  at: number;
  /** What ended it with others, until the applicants are told. */
  endingId: string | null;
  tellAt: number | null;
  actor: string | null;
  assignee: string | null;
}

interface ApplicantNote {
  id: number;
  text: string;
  authorId: number | null;
  author: string | null;
  createdAt: number;
}

export interface StageMoveRow {
  id: number;
  leftStage: string;
  stage: string;
  at: number;
  actor: string | null;
}

const unshown = "'desk-status'";
/** What only who may write to applicants reads. */
const talk = `${unshown}, 'answer', 'reply', 'references-asked', 'references-sent', 'references-declined', 'shared'`;
const mostEvents = 200;
const mostNotes = 200;

export async function findApplicant({ $client: d1 }: Db, reach: Reach, publicId: string) {
  const { employerId } = reach;
  const isReached = toReachSql(reach, "a.job_id");
  const own = `(SELECT a.id FROM applications a WHERE a.public_id = ?1 AND a.employer_id = ?2 AND ${isReached})`;
  const [application, events, moves, notes, files, members, stages, timeZone, tags] = await d1.batch([
    d1
      .prepare(
        `SELECT a.id, a.public_id AS publicId, a.user_id AS userId, a.state, a.stage_id AS stageId, a.end_reason AS endReason, ${toNameColumns("a")},
          ${toBlindSql("a")} AS isBlind, ${toHiddenColumn("a", reach)}, a.email, a.phone, a.message, a.contact_shared_at AS contactSharedAt,
          a.messages_stopped_at AS messagesStoppedAt, a.job_title AS jobTitle, a.created_at AS createdAt,
          a.answered_at AS answeredAt, a.seen_at AS seenAt, a.news_at AS newsAt, a.assigned_to AS assignedTo, a.starts_on AS startsOn, j.slug AS jobSlug, j.status AS jobStatus,
          j.city, j.state_code AS stateCode, j.salary_min_cents AS salaryMinCents, j.salary_max_cents AS salaryMaxCents,
          j.pay_unit AS payUnit, j.shift_hours AS shiftHours, j.hours_per_week AS hoursPerWeek,
          j.contract_weeks AS contractWeeks, j.employment_type AS employmentType, c.copy, ${tagsColumn},
          (SELECT json_object('id', i.id, 'users', (SELECT json_group_array(v.user_id) FROM interviewers v WHERE v.interview_id = i.id))
            FROM interviews i WHERE i.application_id = a.id AND i.state IN ('proposed', 'asked', 'confirmed') LIMIT 1) AS talk
          FROM applications a LEFT JOIN jobs j ON j.id = a.job_id
          LEFT JOIN application_copies c ON c.application_id = a.id WHERE a.public_id = ?1 AND a.employer_id = ?2 AND ${isReached}`,
      )
      .bind(publicId, employerId),
    d1
      .prepare(
        `SELECT e.id, e.kind, e.detail, e.at, n.public_id AS endingId, n.tell_at AS tellAt, trim(u.first_name || ' ' || u.last_name) AS actor,
          trim(m.first_name || ' ' || m.last_name) AS assignee
          FROM application_events e LEFT JOIN users u ON u.id = e.actor_id
          LEFT JOIN users m ON e.kind = 'assigned' AND m.id = e.detail ->> 'to'
          LEFT JOIN application_endings n ON n.id = e.ending_id AND n.undone_at IS NULL
          WHERE e.application_id = ${own} AND e.kind NOT IN (${reach.managerId === null ? unshown : talk}) ORDER BY e.id DESC LIMIT ${mostEvents}`,
      )
      .bind(publicId, employerId),
    d1
      .prepare(
        `SELECT v.id, v.left_stage AS leftStage, v.stage, v.at, trim(u.first_name || ' ' || u.last_name) AS actor
          FROM stage_moves v LEFT JOIN users u ON u.id = v.actor_id WHERE v.application_id = ${own} ORDER BY v.id DESC LIMIT ${mostEvents}`,
      )
      .bind(publicId, employerId),
    d1
      .prepare(
        `SELECT n.id, n.text, n.author_id AS authorId, trim(u.first_name || ' ' || u.last_name) AS author,
          n.created_at AS createdAt FROM application_notes n LEFT JOIN users u ON u.id = n.author_id
          WHERE n.application_id = ${own} ORDER BY n.id DESC LIMIT ${mostNotes}`,
      )
      .bind(publicId, employerId),
    d1
      .prepare(
        `SELECT public_id AS publicId, field, name, type, r2_key AS r2Key FROM application_files
          WHERE application_id = ${own} ORDER BY field`,
      )
      .bind(publicId, employerId),
    selectMembers(d1, employerId, publicId),
    d1
      .prepare(
        `SELECT s.id, s.template_id AS template, s.name, s.state FROM applications a JOIN stages o ON o.id = a.stage_id
          JOIN stages s ON s.template_id = o.template_id WHERE a.id = ${own} ORDER BY s.position, s.id`,
      )
      .bind(publicId, employerId),
    selectTimeZone(d1, employerId),
    selectTags(d1, employerId),
  ]);
  const found = (application!.results as ApplicantRecord[])[0];
  if (!found) return null;
  return {
    applicant: found,
    events: (events!.results as (Omit<ApplicantEvent, "detail"> & { detail: string })[])
      .map((event): ApplicantEvent => ({ ...event, detail: JSON.parse(event.detail) }))
      .reverse(),
    moves: (moves!.results as StageMoveRow[]).reverse(),
    stages: stages!.results as Stage[],
    notes: (notes!.results as ApplicantNote[]).reverse(),
    copy: readCopy(found.copy),
    files: found.hidden === null ? (files!.results as StoredFile[]) : [],
    members: members!.results as CompanyMember[],
    timeZone: (timeZone!.results as { timeZone: string }[])[0]!.timeZone,
    /** The company's own. */
    knownTags: tags!.results as Tag[],
  };
}

export type FoundApplicant = NonNullable<Awaited<ReturnType<typeof findApplicant>>>;
