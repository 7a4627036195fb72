import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { contentKinds, toKindLabel } from "#app/catalogue/articles/content-kinds.ts";
import { articleOfCard } from "#app/catalogue/articles/stored-articles.server.ts";
import { mostPlaces } from "#app/catalogue/salary/question/pay-address.ts";
import {
  listPricedPlaces,
  listShownPlaces,
  readCardSlug,
} from "#app/catalogue/salary/question/shown-places.ts";
import { readCatalog } from "#app/facts/catalog/catalog.ts";
import { getMarketPay, type MarketPay } from "#app/facts/reference/pay/market-pay.ts";
import { findPayPlace } from "#app/facts/reference/place/pay-place.ts";
import { findStateBySlug, toStateText } from "#app/facts/reference/place/states.ts";
import { findPaidRole } from "#app/facts/reference/profession/paid-roles.ts";
import { toPlaceText } from "#app/jobs/postings/record/card-view.ts";
import { findJob } from "#app/jobs/postings/record/find-job.server.ts";
import { toPayView } from "#app/jobs/postings/record/pay.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { notFound } from "#app/kit/platform/http.ts";
import { listWithAnd, toRunningText } from "#app/kit/text/figures.ts";
import { startSentence } from "#app/kit/text/sentence.ts";
import { formatPay, openEnd, type PayScale } from "#app/kit/ui/chart/pay-scale.ts";
import type { SpreadAmounts } from "#app/kit/ui/chart/spread.tsx";
import type { Card } from "#app/site/cards/card.ts";
import { site } from "#app/site.ts";

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { kind = "", file = "" } = params;
  const [, slug, type] = /^([a-z0-9-]+)\.(png|svg)$/.exec(file) ?? [];
  const isDrawing = type === "svg";
  const card = slug && !(isDrawing && kind !== "jobs") ? await findCard(context, kind, slug) : null;
  if (!card) throw notFound();
  // The letters' shapes are 24 kB gzip, which no other page needs.
  const { drawCard, toCardSvg } = await import("#app/site/cards/card.ts");
  return new Response(isDrawing ? toCardSvg(card) : drawCard(card), {
    headers: {
      "content-type": isDrawing ? "image/svg+xml; charset=utf-8" : "image/png",
      "cross-origin-resource-policy": "cross-origin",
    },
  });
}

async function findPayCard({ env }: Pick<SiteContext, "env">, slug: string): Promise<Card | null> {
  const asked = readCardSlug(slug);
  const role = findPaidRole(asked.role);
  if (!role || asked.places.length > mostPlaces) return null;
  const [wages, metros] = await Promise.all([
    readCatalog(env.CATALOG, "wages", role.soc),
    readCatalog(env.CATALOG, "metro-index"),
  ]);
  if (!wages || !metros) return null;
  const places = asked.places.map((place) => findPayPlace(place, metros));
  if (places.some((place, at) => place?.slug !== asked.places[at])) return null;
  const known = places.filter((place) => place !== null);
  const priced = listPricedPlaces(listShownPlaces(known, wages, metros), wages);
  const rows = priced.map((place) => ({
    place,
    ...getMarketPay(wages, place),
  }));
  const scale = toTightScale(rows.map(({ figures, source }) => ({ figures, topCode: source.topCode })));
  if (!scale) return null;
  const name = startSentence(toRunningText(role.name));
  return {
    title: known.length === 1 ? `${name} pay in ${known[0]!.name}` : `${name} pay`,
    lines: [{ text: toLine(rows), ink: "muted" }],
    stateCode: null,
    spreads: rows.map(({ place, figures, source }) => ({
      name: place.name,
      note: formatPay(figures.median, source).replace(/^at least (.*)$/, "$1+"),
      figures,
      topCode: source.topCode,
      scale,
    })),
  };
}

/** Without rounding, because a picture without an axis needs no round ends. */
function toTightScale(rows: readonly SpreadAmounts[]): PayScale | null {
  const amounts = rows.flatMap(({ figures: { p10, p25, median, p75, p90 }, topCode }) =>
    [p10, p25, median, p75, p90]
      .filter((amount) => amount !== null)
      .map((amount) => (topCode !== null && amount >= topCode ? topCode * openEnd : amount)),
  );
  const [least, most] = [Math.min(...amounts), Math.max(...amounts)];
  const span = most - least || most;
  if (amounts.length === 0) return null;
  return { ticks: [], toPercent: (amount) => 3 + ((amount - least) / span) * 94 };
}

function toLine(rows: readonly MarketPay[]): string {
  const periods = [...new Set(rows.map(({ source }) => source.period))].sort();
  return `Median and middle half a year (BLS, ${listWithAnd(periods)})`;
}

type CardContext = Pick<SiteContext, "db" | "env">;

type CardKind = (context: CardContext, slug: string) => Promise<Card | null> | Card | null;

const kinds: Record<string, CardKind> = {
  site: findSiteCard,
  states: findStateCard,
  jobs: findJobCard,
  articles: findArticleCard,
  pay: findPayCard,
};

async function findCard(context: CardContext, kind: string, slug: string): Promise<Card | null> {
  return Object.hasOwn(kinds, kind) ? kinds[kind]!(context, slug) : null;
}

function findSiteCard(_: unknown, slug: string): Card | null {
  if (slug !== "home") return null;
  const text = "Open positions with shift, license and freshness";
  return { title: site.tagline, lines: [{ text, ink: "muted" }], stateCode: null };
}

function findStateCard(_: unknown, slug: string): Card | null {
  const state = findStateBySlug(slug);
  if (!state) return null;
  const text = "Open jobs, pay, licenses and hospitals";
  return {
    title: `Healthcare jobs in ${toStateText(state.code)}`,
    lines: [{ text, ink: "muted" }],
    stateCode: state.code,
  };
}

async function findArticleCard({ env }: CardContext, slug: string): Promise<Card | null> {
  const article = await articleOfCard(env.CATALOG, slug);
  if (!article) return null;
  const { title, kind, states } = article;
  return {
    title,
    lines: [
      { text: toKindLabel(article), ink: "accent" },
      { text: contentKinds[kind].author, ink: "muted" },
    ],
    stateCode: states.length === 1 ? states[0]! : null,
  };
}

async function findJobCard({ db }: Pick<SiteContext, "db">, slug: string): Promise<Card | null> {
  const job = await findJob(db, slug);
  if (!job || job.status === "removed") return null;
  const pay = toPayView(job);
  const [place, amount] = [toPlaceText(job), pay.unit ? `${pay.amount} ${pay.unit}` : null];
  return {
    title: job.title,
    lines: [
      ...(amount ? [{ text: amount, ink: "accent" as const, isLarge: true }] : []),
      ...(place ? [{ text: place, ink: "ink" as const, isLarge: true }] : []),
      { text: job.employer, ink: "muted" },
    ],
    stateCode: job.workplace === "remote" ? null : job.stateCode,
  };
}
