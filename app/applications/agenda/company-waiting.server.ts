import { waitingSql } from "#app/applications/applicants/applicant-states.ts";
import { toAnswerSql } from "#app/applications/messages/conversations.server.ts";
import { askAfterMs } from "#app/companies/workspace/confirmation/check-steps.server.ts";
import { whoWrites } from "#app/companies/workspace/frame/company-guard.server.ts";
import type { Viewer } from "#app/kit/platform/context.ts";
import { toCountUpTo } from "#app/kit/platform/db.ts";
import { mostWaiting } from "#app/pages/frame/key-actions.ts";
import { workPaths } from "#app/work-paths.ts";

const toCount = (from: string) => toCountUpTo(mostWaiting + 1, from);

/**
 * A row for the session of a member who answers for the whole company: a hiring manager reads what is assigned to them,
 * and answers nothing of it.
 */
export const selectCompanyWaiting = (
  d1: D1Database,
  sessionHash: string,
  company: string,
  now: number,
): D1PreparedStatement =>
  d1
    .prepare(
      `SELECT ${toCount(`applications a INDEXED BY applications_waiting WHERE a.employer_id = m.employer_id AND ${waitingSql}`)} AS applicants,
          ${toCount(`applications a INDEXED BY applications_to_answer WHERE a.employer_id = m.employer_id AND ${toAnswerSql}`)} AS messages,
          ${toCount(`jobs j INDEXED BY jobs_of_employer_to_confirm WHERE j.employer_id = m.employer_id AND j.origin = 'site'
            AND j.status = 'open' AND j.confirmed_at <= ?3 - ${askAfterMs}`)} AS jobs
        FROM sessions s JOIN employers e ON e.slug = ?2
        JOIN memberships m ON m.user_id = s.user_id AND m.employer_id = e.id AND m.is_manager = 0
        WHERE s.id_hash = ?1`,
    )
    .bind(sessionHash, company, now);

/** By the addresses of the rail's sections. */
export function toCompanyWaiting(
  { memberships }: Viewer,
  row: Record<string, number>,
  company: string,
): Record<string, number> {
  const own = memberships.find(({ employerSlug }) => employerSlug === company);
  if (!own || own.needsFactor) return {};
  const { applicants = 0, messages = 0, jobs = 0 } = row;
  return {
    [workPaths.hiringApplicants(company)]: applicants,
    [workPaths.hiringMessages(company)]: messages,
    // Confirming is a writer's work.
    ...(whoWrites.includes(own.role) && { [workPaths.hiringJobs(company)]: jobs }),
  };
}
