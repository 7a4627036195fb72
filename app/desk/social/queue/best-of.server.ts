import { z } from "zod";
import type { NetworkTexts } from "#app/desk/social/text/networks.ts";
import { getTemplateTexts } from "#app/desk/social/text/social-templates.server.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import type { Db } from "#app/kit/platform/db.ts";
import { requireForm } from "#app/kit/platform/form/form-body.ts";
import { fieldNames } from "#app/kit/platform/form/form-rules.ts";
import { notFound } from "#app/kit/platform/http.ts";
import { type Candidate, pickBest, type Rule, rules } from "./best-of.ts";
import { restMs, toPostInserts } from "./new-post.server.ts";
import { toOfficeMonday } from "./receive-post.server.ts";

const weekMs = 7 * 86_400_000;

/** Looks at no more than the week's newest. */
const mostSeen = 2000;

const schema = z.object({
  rule: z.enum(Object.keys(rules) as Rule[]),
  template: z.string().max(40).optional(),
});

export async function receiveBestOf(
  { db, now }: SiteContext,
  request: Request,
  actorId: number,
): Promise<number> {
  const sent = schema.safeParse(Object.fromEntries(await requireForm(request, fieldNames(schema))));
  if (!sent.success) throw notFound();
  const { rule, template = "" } = sent.data;
  return draftBestOf(db, { rule, texts: await getTemplateTexts(db, template), actorId, now });
}

interface BestOf {
  rule: Rule;
  texts: NetworkTexts;
  actorId: number;
  now: number;
}

/** A rule has its places once a week, so a second click adds nothing. */
async function draftBestOf(db: Db, { rule, texts, actorId, now }: BestOf): Promise<number> {
  const week = `${rule}:${toOfficeMonday(now)}:`;
  const [candidates, made] = await Promise.all([
    selectCandidates(db, now).all<Candidate>(),
    db.$client
      .prepare("SELECT origin FROM social_posts WHERE origin >= ?1 AND origin < ?1 || '~'")
      .bind(week)
      .all<{ origin: string }>(),
  ]);
  const taken = new Set(made.results.map(({ origin }) => origin.slice(week.length)));
  const picks = pickBest(rule, candidates.results, taken);
  if (picks.length === 0) return 0;
  const results = await db.$client.batch(
    picks.flatMap(({ place, jobId }) =>
      toPostInserts(db, { jobId, texts, origin: week + place, actorId, now }, now - restMs),
    ),
  );
  const [post, perPost] = [1, results.length / picks.length];
  return picks.filter((_, at) => results[at * perPost + post]!.meta.changes > 0).length;
}

/** With pay, and no post in two weeks. */
export const selectCandidates = (db: Db, now: number): D1PreparedStatement =>
  db.$client
    .prepare(
      `SELECT id, employer_id AS employerId, profession, urgency, salary_min_cents AS salaryMinCents,
        salary_max_cents AS salaryMaxCents, pay_unit AS payUnit, shift_hours AS shiftHours,
        hours_per_week AS hoursPerWeek, contract_weeks AS contractWeeks, employment_type AS employmentType
      FROM (
        SELECT * FROM jobs WHERE status = 'open' AND posted_at >= ?1 ORDER BY posted_at DESC, id DESC LIMIT ${mostSeen}
      ) j
      WHERE ifnull(salary_min_cents, salary_max_cents) IS NOT NULL AND valid_through > ?2
        AND NOT EXISTS (SELECT 1 FROM social_turns t WHERE t.job_id = j.id AND t.taken_at >= ?3)`,
    )
    .bind(now - weekMs, now, now - restMs);
