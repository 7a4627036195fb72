import { toApplicantName, toNameColumns } from "#app/applications/notices/blind.ts";
import { type Reach, toReachSql } from "#app/companies/workspace/frame/reach.ts";
import type { Db } from "#app/kit/platform/db.ts";
import { toOfficeDay } from "#app/kit/text/when.ts";
import { workPaths } from "#app/work-paths.ts";
import { type ListedApplicant, toApplicantFacts } from "./list-applicants.server.ts";
import { type RowFacts, toRowFacts } from "./row-facts.ts";

const mostRead = 60;
const mostShown = 5;

export interface EarlierApplicant {
  name: string;
  to: string;
  applied: string;
  license: RowFacts["license"];
}

/** For the open posting `?2` of `?1`: `a` are applications to another one for the same profession. */
const fromEarlier = `FROM jobs j CROSS JOIN applications a JOIN jobs o ON o.id = a.job_id
  WHERE j.slug = ?2 AND j.employer_id = ?1 AND j.status = 'open' AND a.employer_id = ?1 AND a.may_consider_again = 1
    AND a.job_id <> j.id AND o.profession = j.profession
    AND (a.state = 'not-selected' OR (o.status <> 'open' AND a.state IN ('new', 'in-review', 'interview')))
    AND NOT EXISTS (SELECT 1 FROM applications x WHERE x.job_id = j.id
      AND (lower(x.email) = lower(a.email) OR x.user_id = a.user_id))`;

/** Of a company's own applicants those who agreed to be considered again, once each, who is licensed first. */
export async function listEarlierApplicants(
  db: Db,
  company: Reach & { employerSlug: string },
  job: string,
): Promise<EarlierApplicant[]> {
  const { results } = await askEarlier(db, company, job).all<Earlier>();
  const byPerson = new Map(results.toReversed().map((row) => [row.person, row]));
  const order = ["good", "open", "warn", "bad"];
  return [...byPerson.values()]
    .toReversed()
    .map((row) => ({
      name: toApplicantName(row),
      to: workPaths.hiringApplicant(company.employerSlug, row.publicId),
      applied: `Applied for ${row.jobTitle} on ${toOfficeDay(row.createdAt)}`,
      license: toRowFacts(row).license,
    }))
    .sort((a, b) => order.indexOf(a.license?.tone ?? "open") - order.indexOf(b.license?.tone ?? "open"))
    .slice(0, mostShown);
}

type Earlier = ListedApplicant & { person: string };

export const askEarlier = ({ $client }: Db, reach: Reach, job: string): D1PreparedStatement =>
  $client
    .prepare(
      `SELECT a.id, a.public_id AS publicId, ${toNameColumns("a")}, a.job_title AS jobTitle, a.created_at AS createdAt,
        lower(a.email) AS person, j.state_code AS stateCode${toApplicantFacts(reach)} ${fromEarlier}
        AND ${toReachSql(reach, "j.id")} AND ${toReachSql(reach, "a.job_id")}
        ORDER BY a.created_at DESC, a.id DESC LIMIT ${mostRead}`,
    )
    .bind(reach.employerId, job);
