import { applicantStates } from "#app/applications/applicants/applicant-states.ts";
import type { Stage } from "#app/applications/applicants/stages/stages.ts";
import { hidePerson } from "#app/applications/notices/blind.ts";
import type { ApplicationCopy } from "#app/applications/receipt/application-copy.ts";
import { toThread } from "#app/applications/receipt/thread.tsx";
import { type Reach, toReachSql } from "#app/companies/workspace/frame/reach.ts";
import type { Membership } from "#app/kit/platform/context.ts";
import type { Db } from "#app/kit/platform/db.ts";
import { toZonedTime } from "#app/kit/text/when.ts";
import { workPaths } from "#app/work-paths.ts";
import { type ApplicantSearch, toApplicantQuery, toFromList } from "./applicant-search.ts";
import {
  applicantColumns,
  applicantJoins,
  type ListedApplicant,
  toApplicantFacts,
} from "./list-applicants.server.ts";
import { toApplicantRow } from "./list-view.server.ts";
import { toLicenseWords } from "./row-facts.ts";

interface BesideRecord extends ListedApplicant {
  userId: number | null;
  seenAt: number | null;
  messagesStoppedAt: number | null;
  message: string;
  /** Of the copy. */
  note: string | null;
}

interface LastMessage {
  kind: string;
  detail: string;
  at: number;
  actor: string | null;
}

/** For a batch that has other questions, too. Another company's applicant is as one that is not there. */
export function toBesideStatements(
  { $client: d1 }: Db,
  reach: Reach,
  publicId: string,
  now: number,
): D1PreparedStatement[] {
  const { employerId } = reach;
  const where = `a.public_id = ?1 AND a.employer_id = ?2 AND ${toReachSql(reach, "a.job_id")}`;
  const own = `(SELECT a.id FROM applications a WHERE ${where})`;
  return [
    d1
      .prepare(
        `SELECT ${applicantColumns}${toApplicantFacts(reach)}, a.user_id AS userId, a.seen_at AS seenAt,
          a.messages_stopped_at AS messagesStoppedAt, a.message,
          (SELECT c.copy ->> 'note' FROM application_copies c WHERE c.application_id = a.id) AS note
          FROM applications a ${applicantJoins} WHERE ${where}`,
      )
      .bind(publicId, employerId),
    // A hiring manager does not see what was written.
    d1
      .prepare(
        `SELECT e.kind, e.detail, e.at, trim(u.first_name || ' ' || u.last_name) AS actor
          FROM application_events e LEFT JOIN users u ON u.id = e.actor_id
          LEFT JOIN application_endings n ON n.id = e.ending_id AND n.undone_at IS NULL
          WHERE e.application_id = ${own} AND e.kind IN ('answer', 'reply') AND ${reach.managerId === null}
            AND ifnull(n.tell_at, 0) <= ?3 ORDER BY e.id DESC LIMIT 1`,
      )
      .bind(publicId, employerId, now),
    d1
      .prepare(
        `SELECT f.public_id AS publicId FROM application_files f
          WHERE f.application_id = ${own} AND f.field = 'resume' AND f.r2_key IS NOT NULL`,
      )
      .bind(publicId, employerId),
  ];
}

/** Null where nobody is found. */
export function readBeside(
  [application, messages, files]: readonly D1Result[],
  { employerSlug: company, managerId }: Pick<Membership, "employerSlug" | "managerId">,
  search: ApplicantSearch,
  { stages, timeZone }: { stages: readonly Stage[]; timeZone: string },
  now: number,
) {
  const found = (application!.results as unknown as BesideRecord[])[0];
  if (!found) return null;
  const row = toApplicantRow(company, found, now, timeZone, { search, isManager: managerId !== null });
  const hidden = found.hidden ?? null;
  const hide = (text: string) => hidePerson(text, hidden);
  const toPage = (query: string) =>
    workPaths.hiringApplicant(company, found.publicId, `${query}&${toFromList(search)}`);
  const answers = found.said ? (JSON.parse(found.said) as Pick<ApplicationCopy, "answers">).answers : [];
  const last = (messages!.results as unknown as LastMessage[])[0];
  const [message] = toThread(
    last ? [{ ...last, detail: JSON.parse(last.detail) as Record<string, unknown> }] : [],
    {
      side: "company",
      names: { applicant: row.name, company: found.employer ?? "" },
      toTime: (ms) => toZonedTime(ms, now, timeZone),
      toFile: () => null,
      readAt: found.newsAt ?? Number.POSITIVE_INFINITY,
    },
  );
  const resume = hidden === null ? (files!.results as { publicId: string }[])[0] : undefined;
  const { template } = stages.find(({ id }) => id === found.stageId) ?? {};
  const sent = found.said ? (found.note ?? "") : found.message;
  const isOpen = found.state !== "withdrawn";
  return {
    row,
    /** For `noteSeen`. */
    record: found,
    view: {
      ...row,
      close: workPaths.hiringApplicants(company, toApplicantQuery(search)),
      chip: { ...applicantStates[found.state], label: row.stage },
      licenseSays: toLicenseWords(row.facts),
      missed: answers
        .filter(({ asked }) => asked)
        .map(({ label, value, asked }) => ({ label, value: hide(value) || "No answer", asked: asked! })),
      fitting: answers.filter(({ asked }) => !asked).length,
      message: message
        ? { by: message.isNew ? `${message.by}, new` : message.by, at: message.at, text: hide(message.text) }
        : { by: "Sent with the application", at: row.sent, text: hide(sent) },
      resume: resume ? workPaths.hiringApplicantFile(company, found.publicId, resume.publicId) : null,
      stages: stages.filter((each) => each.template === template).map(({ id, name }) => ({ id, name })),
      stageId: found.stageId,
      canBeMoved: isOpen,
      steps:
        isOpen && found.messagesStoppedAt === null
          ? [
              { name: "Write", to: `${toPage("template=message")}#answer` },
              { name: "Interview", to: `${toPage("invite=1")}#interview` },
            ]
          : [],
    },
  };
}

export type BesideView = NonNullable<ReturnType<typeof readBeside>>["view"];
