import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { type PlaceView, toPlaceView } from "#app/catalogue/salary/page/place-view.ts";
import { toLocation, toWho } from "#app/catalogue/salary/page/salary-page.server.ts";
import { getWages, readAskedPay } from "#app/catalogue/salary/question/asked-pay.server.ts";
import { toRefusedPath } from "#app/catalogue/salary/question/pay-address.ts";
import { getFromCatalog } from "#app/facts/catalog/catalog.ts";
import { findPriceLevel, getMarketPay } from "#app/facts/reference/pay/market-pay.ts";
import { country } from "#app/facts/reference/place/pay-place.ts";
import { getPayOwner, type PaidRole, toPayScope } from "#app/facts/reference/profession/paid-roles.ts";
import { findPostedPay } from "#app/jobs/search/openings/posted-pay.server.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { goTo, notFound } from "#app/kit/platform/http.ts";
import { toCsv } from "#app/kit/text/to-csv.ts";
import { percentiles } from "#app/kit/ui/chart/pay-scale.ts";

export const loader = ({ request, context }: LoaderFunctionArgs) =>
  toPayFile(context, new URL(request.url).searchParams);

const headings = [
  "profession",
  "counted with",
  "place",
  "figures of",
  ...percentiles.map(([name]) => name),
  "at least (nothing above is published)",
  "price level 2024 (US = 100)",
  "median at national prices",
  "jobs counted",
  "unit",
  "hours a week",
  "source",
  "open postings here",
  "that state pay",
  "postings low",
  "postings median",
  "postings high",
];

async function toPayFile(context: SiteContext, params: URLSearchParams): Promise<Response> {
  const { role, places, basis, refusedHours } = await readAskedPay(context, params);
  if (!role) throw notFound();
  if (refusedHours !== null) throw goTo(toRefusedPath({ role, places, basis }, refusedHours));
  const [wages, levels] = await Promise.all([
    getWages(context, role),
    getFromCatalog(context.env.CATALOG, "price-levels"),
  ]);
  const shown = places.length > 0 ? places : [country];
  const posted = await findPostedPay(context, toWho(role), shown.map(toLocation));
  const rows = shown.map((place, at) => {
    const of = { pay: getMarketPay(wages, place), level: findPriceLevel(levels, place), rents: null };
    const view = toPlaceView({ place, ...of, posted: posted?.[at] ?? null, areas: [], to: null }, basis);
    return toLine(role, view, [basis.per, basis.hours]);
  });
  return new Response(`\ufeff${toCsv([headings, ...rows])}`, {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="pay-${role.slug}.csv"`,
      "x-robots-tag": "noindex",
    },
  });
}

function toLine(role: PaidRole, view: PlaceView, [per, hours]: [string, number]) {
  const { figures, topCode, level, real, employed, period, wider, name, posted } = view;
  const isCut = topCode !== null && Object.values(figures).some((amount) => (amount ?? 0) >= topCode);
  return [
    role.name,
    toPayScope(role) ?? (getPayOwner(role) === role ? null : getPayOwner(role).name),
    name,
    wider ?? name,
    ...percentiles.map(([percentile]) => figures[percentile]),
    isCut ? topCode : null,
    level,
    real?.median ?? null,
    employed,
    per,
    hours,
    `BLS OEWS, ${period}`,
    posted && Number(posted.total.replace(/\D/g, "")),
    posted?.stated ?? null,
    posted?.figures?.low ?? null,
    posted?.figures?.median ?? null,
    posted?.figures?.high ?? null,
  ];
}
