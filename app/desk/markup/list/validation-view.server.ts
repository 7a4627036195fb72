import {
  findUnmailedSince,
  listMarkupRuns,
  listTotals,
  type MarkupRun,
  toCheckedAt,
} from "#app/desk/markup/trend/runs.server.ts";
import { type TrendView, toMeanScore, toNightTrend } from "#app/desk/markup/trend/trend-view.ts";
import { deskPaths } from "#app/desk-paths.ts";
import type { MarkupFinding } from "#app/jobs/checks/markup/markup-page.ts";
import { type MarkupRuleId, markupRules, rulesVersion } from "#app/jobs/checks/markup/markup-rules.ts";
import { checkSite } from "#app/jobs/checks/markup/site-rules.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { toOfficeTime } from "#app/kit/text/when.ts";
import { formatCount } from "#app/kit/ui/count.ts";
import { type CheckSearch, type Gravity, gravities, listChecks, toCheckQuery } from "./check-list.server.ts";

const nightsShown = 60;

export interface ValidationView {
  tiles: { label: string; value: string; note: string }[];
  lastRun: string | null;
  isRunning: boolean;
  segments: { label: string; to: string; isCurrent: boolean; count?: string }[];
  rules: { id: MarkupRuleId; label: string }[];
  rule: MarkupRuleId | null;
  query: string;
  rows: {
    id: number;
    slug: string;
    title: string;
    employer: string;
    score: number;
    errors: number;
    warnings: number;
    rules: MarkupRuleId[];
    checked: string;
  }[];
  previous: string | null;
  next: string | null;
  trend: TrendView | null;
  siteFindings: MarkupFinding[];
}

export async function getValidation(context: SiteContext, search: CheckSearch): Promise<ValidationView> {
  const { db, env, now } = context;
  const [page, runs, oldestUntoldAt] = await Promise.all([
    listChecks(db, search),
    listMarkupRuns(db, nightsShown),
    findUnmailedSince(db),
  ]);
  const totals = await listTotals(
    db,
    runs.map(({ id }) => id),
  );
  const byRun = new Map(totals.map(({ runId, rule, postings }) => [`${runId} ${rule}`, postings]));
  const last = runs.find(({ finishedAt }) => finishedAt !== null) ?? null;
  const lastCount = (id: MarkupRuleId) => (last && byRun.get(`${last.id} ${id}`)) ?? 0;
  const toPath = (query: string | null) => (query === null ? null : deskPaths.adminJobsValidation(query));
  return {
    tiles: last ? toTiles(last, lastCount("P3")) : [],
    lastRun: last && `${toOfficeTime(last.finishedAt!)}, rules version ${last.rulesVersion}`,
    isRunning: runs[0] !== undefined && runs[0].finishedAt === null,
    segments: toSegments(search, last),
    rules: (Object.keys(markupRules) as MarkupRuleId[])
      .filter((id) => id !== "P9" && id !== "P10")
      .map((id) => ({ id, label: `${id} ${markupRules[id].name} (${formatCount(lastCount(id))})` })),
    rule: search.rule,
    query: toCheckQuery(search),
    rows: page.rows.map(({ jobId, checkedAt, ...row }) => ({
      ...row,
      id: jobId,
      checked: toOfficeTime(toCheckedAt({ jobId, checkedAt }, runs)),
    })),
    previous: toPath(page.previous),
    next: toPath(page.next),
    trend: toNightTrend(runs, byRun, search.rule),
    siteFindings: checkSite({ indexNowKey: env.INDEXNOW_KEY, oldestUntoldAt, now }),
  };
}

const toShare = (part: number, of: number): string => (of === 0 ? "0%" : `${Math.round((part / of) * 100)}%`);

function toTiles(run: MarkupRun, expired: number) {
  const { checked } = run;
  const toTile = (label: string, count: number) => ({
    label,
    value: formatCount(count),
    note: `${toShare(count, checked)} of ${formatCount(checked)}`,
  });
  return [
    toTile("Eligible", run.eligible),
    toTile("With warnings", run.withWarnings),
    toTile("With errors", run.withErrors),
    { label: "Closed with markup", value: formatCount(expired), note: "rule P3" },
    { label: "With pay", value: toShare(run.withPay, checked), note: `${formatCount(run.withPay)} postings` },
    { label: "Average score", value: String(toMeanScore(run)), note: `rules version ${rulesVersion}` },
  ];
}

function toSegments(search: CheckSearch, last: MarkupRun | null) {
  const counts = { all: last?.checked, errors: last?.withErrors, warnings: last?.withWarnings };
  return (Object.keys(gravities) as Gravity[]).map((gravity) => {
    const count = counts[gravity];
    return {
      label: gravities[gravity],
      to: deskPaths.adminJobsValidation(toCheckQuery({ gravity })),
      isCurrent: search.rule === null && search.gravity === gravity,
      count: count === undefined ? undefined : formatCount(count),
    };
  });
}
