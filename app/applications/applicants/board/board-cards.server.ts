import { toPicked } from "#app/applications/applicants/list/applicant-search.ts";
import {
  applicantColumns,
  applicantJoins,
  type ListedApplicant,
  type ListedPosting,
  selectAppliedPostings,
  toApplicantFacts,
} from "#app/applications/applicants/list/list-applicants.server.ts";
import {
  type StageRow,
  selectStages,
  toTemplates,
} from "#app/applications/applicants/stages/stage-store.server.ts";
import type { StageTemplate } from "#app/applications/applicants/stages/stages.ts";
import { toApplicantName, toNameColumns } from "#app/applications/notices/blind.ts";
import { type Reach, toReachSql } from "#app/companies/workspace/frame/reach.ts";
import { selectTimeZone } from "#app/companies/workspace/settings/settings.server.ts";
import type { Db } from "#app/kit/platform/db.ts";

const mostCards = 20;
const mostCounted = 1000;

/** Which stages the board shows: those of the posting, those that were asked for, or the company's. */
export async function findBoardStages(
  { $client }: Db,
  reach: Reach,
  { job, template }: { job: string | null; template: number | null },
) {
  const { employerId } = reach;
  const [stages, chosen, postings, company] = await $client.batch([
    selectStages($client, employerId),
    $client
      .prepare(
        `SELECT p.template_id AS template FROM jobs j JOIN posting_stages p ON p.job_id = j.id
          WHERE j.slug = ?1 AND j.employer_id = ?2`,
      )
      .bind(job, employerId),
    selectAppliedPostings($client, reach, job),
    selectTimeZone($client, employerId),
  ]);
  const templates = toTemplates(stages!.results as StageRow[]);
  const ofPosting = (chosen!.results as { slug: string; template: number }[]).find(
    ({ slug }) => slug === job,
  );
  const wanted = job ? ofPosting?.template : template;
  return {
    templates,
    shown: templates.find(({ id }) => id === wanted) ?? templates[0]!,
    postings: postings!.results as ListedPosting[],
    timeZone: (company!.results as { timeZone: string }[])[0]!.timeZone,
  };
}

/** Who was just moved, and where that card stands now. Null for nobody that this person may see. */
export async function findMovedCard({ $client }: Db, reach: Reach, publicId: string) {
  const row = await $client
    .prepare(
      `SELECT ${toNameColumns("a")}, a.stage_id AS stageId FROM applications a
        WHERE a.public_id = ?1 AND a.employer_id = ?2 AND ${toReachSql(reach, "a.job_id")}`,
    )
    .bind(publicId, reach.employerId)
    .first<{ firstName: string; lastName: string; stageId: number | null }>();
  return row && { publicId, name: toApplicantName(row), pick: toPicked(publicId, row.stageId) };
}

/** Those who wait longest in each open stage, and how many each stage has. */
export async function readBoard({ $client }: Db, reach: Reach, shown: StageTemplate, job: string | null) {
  const { employerId } = reach;
  const jobId = "(SELECT id FROM jobs WHERE slug = ?3 AND employer_id = ?2)";
  const ofPosting = `AND ${toReachSql(reach, "n.job_id")}${job ? ` AND n.job_id = ${jobId}` : ""}`;
  const bind = (sql: string) =>
    job
      ? $client.prepare(sql).bind(shown.id, employerId, job)
      : $client.prepare(sql).bind(shown.id, employerId);
  const [cards, counts] = await $client.batch([
    bind(
      `SELECT ${applicantColumns}${toApplicantFacts(reach)}
        FROM stages b CROSS JOIN applications a ${applicantJoins}
        WHERE b.template_id = ?1 AND b.state NOT IN ('hired', 'not-selected') AND +a.employer_id = ?2
          AND a.id IN (SELECT n.id FROM applications n WHERE n.stage_id = b.id ${ofPosting}
            ORDER BY n.created_at, n.id LIMIT ${mostCards})`,
    ),
    bind(
      `SELECT b.id, (SELECT count(*) FROM (SELECT 1 FROM applications n WHERE n.stage_id = b.id ${ofPosting}
          LIMIT ${mostCounted})) AS count FROM stages b
        WHERE b.template_id = (SELECT id FROM stage_templates WHERE id = ?1 AND employer_id = ?2)`,
    ),
  ]);
  return {
    cards: (cards!.results as unknown as ListedApplicant[]).sort(
      (a, b) => a.createdAt - b.createdAt || a.id - b.id,
    ),
    counts: new Map((counts!.results as { id: number; count: number }[]).map(({ id, count }) => [id, count])),
  };
}
