import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import {
  readSpeed,
  type SpeedFigures,
  type TimePoint,
} from "#app/desk/figures/speed/queries/speed-page.server.ts";
import { parseSpeedSearch, type SpeedFile, speedFiles } from "#app/desk/figures/speed/speed-search.ts";
import { admitAdmin } from "#app/desk/frame/admit-admin.server.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { toPrivateCsv } from "#app/kit/platform/file/download.ts";
import { notFound } from "#app/kit/platform/http.ts";
import { toCsv } from "#app/kit/text/to-csv.ts";
import { type Metric, metrics } from "#app/kit/vitals/vitals.ts";

export async function loader({ context, request }: LoaderFunctionArgs) {
  await admitAdmin(context, request);
  return toSpeedFile(context, new URL(request.url).searchParams);
}

type Line = readonly (string | number | null)[];

async function toSpeedFile({ env, now }: SiteContext, params: URLSearchParams): Promise<Response> {
  const file = speedFiles.find((name) => name === params.get("file"));
  if (!file) throw notFound();
  const search = parseSpeedSearch(params);
  const figures = await readSpeed(env.VITALS_DB, search, now);
  return toPrivateCsv(
    `\ufeff${toCsv(toLines[file](figures, search.metric))}`,
    `web-vitals-${search.metric}-${file}.csv`,
  );
}

const toLines: Record<SpeedFile, (figures: SpeedFigures, metric: Metric) => Line[]> = {
  days: ({ days }, metric) => toTimeLines("day", days, metric),
  hours: ({ hours }, metric) => toTimeLines("hour", hours ?? [], metric),
  harmed: ({ harmed }, metric) => [
    ["route", "people harmed", "page views", "poor share", "measured page views", `${metric} p75`],
    ...harmed.map((each) => [
      ...[each.route, each.harmed, each.views, Math.round(each.poorShare * 10_000) / 10_000],
      ...[each.count, each.p75],
    ]),
  ],
  releases: ({ releases }, metric) => [
    ["release", "first measured (UTC)", "measured page views", `${metric} p75`, "change", "slower"],
    ...releases.map(({ name, firstAt, count, p75, change, isSlower }) => [
      ...[name, new Date(firstAt).toISOString(), count, p75, change, isSlower ? "yes" : "no"],
    ]),
  ],
  routes: ({ routes }) => [
    ["route", "page views", ...metrics.flatMap((metric) => [`${metric} p75`, `${metric} page views`])],
    ...routes.map(({ route, views, metrics: measured }) => [
      ...[route, views, ...measured.flatMap(({ p75, count }) => [p75, count])],
    ]),
  ],
};

const toTimeLines = (unit: string, points: readonly TimePoint[], metric: Metric): Line[] => [
  [`${unit} (UTC)`, `${metric} p75`, "measured page views", "good", "needs work", "poor"],
  ...points.map(({ at, figure }) =>
    figure
      ? [at, figure.p75, figure.count, figure.good, figure.count - figure.good - figure.poor, figure.poor]
      : [at, null, 0, 0, 0, 0],
  ),
];
