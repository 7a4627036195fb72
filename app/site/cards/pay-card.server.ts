import { readCatalog } from "#app/facts/catalog/catalog.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { getMarketPay, type MarketPay } from "#app/facts/reference/pay/market-pay.ts";
import { findPayPlace } from "#app/facts/reference/place/pay-place.ts";
import { findPaidRole } from "#app/facts/reference/profession/paid-roles.ts";
import { mostPlaces } from "#app/catalogue/salary/question/pay-address.ts";
import { listPricedPlaces, listShownPlaces, readCardSlug } from "#app/catalogue/salary/question/shown-places.ts";
import { listWithAnd, toRunningText } from "#app/kit/text/figures.ts";
import { startSentence } from "#app/kit/text/sentence.ts";
import { formatPay, openEnd, type PayScale } from "#app/kit/ui/chart/pay-scale.ts";
import type { SpreadAmounts } from "#app/kit/ui/chart/spread-scale.ts";
import type { Card } from "./card-layout.ts";

export async function findPayCard({ env }: Pick<SiteContext, "env">, slug: string): Promise<Card | null> {
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
