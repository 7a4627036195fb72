import { hasTaxHome } from "#app/clinicians/offer/sum/assignment.ts";
import { monthNames } from "#app/clinicians/offer/terms/month-names.ts";
import { formatDollars } from "#app/kit/ui/count.ts";
import type { FederalWeek, OfferFacts } from "./offer-facts.ts";

export interface FederalView {
  text: string;
  rows: readonly { name: string; offered: string; federal: string; taxed: string }[];
  source: string;
}

export function toFederalView({ terms, federalWeek, asker }: OfferFacts): FederalView | null {
  if (terms.kind !== "travel" || !federalWeek) return null;
  const all = terms.lodging + terms.meals;
  const most = federalWeek.lodging + federalWeek.meals;
  const month = monthNames[asker.month - 1]!;
  const place = federalWeek.isStandard
    ? "a county that is not listed"
    : `${federalWeek.rate.destination} in ${month}`;
  return {
    text: `The offer's stipends are ${formatDollars(all)} a week, ${Math.round((all / most) * 100)}% of the federal rate for ${place}: ${formatDollars(most)} for seven nights and seven days.`,
    rows: [
      toRow("Lodging", terms.lodging, federalWeek.lodging, hasTaxHome(terms)),
      toRow("Meals and incidentals", terms.meals, federalWeek.meals, hasTaxHome(terms)),
    ],
    source: toSource(federalWeek),
  };
}

const toRow = (name: string, offered: number, federal: number, isAway: boolean) => ({
  name,
  offered: formatDollars(offered),
  federal: formatDollars(federal),
  taxed: formatDollars(isAway ? Math.max(0, offered - federal) : offered),
});

function toSource({ rate }: FederalWeek): string {
  const [year, month] = rate.from.split("-").map(Number);
  const since = `from ${monthNames[month! - 1]} ${year}`;
  return rate.authority === "GSA"
    ? `GSA per diem rates, fiscal year ${year! + 1} (${since}), lodging before tax.`
    : `Department of Defense per diem rates (${since}), lodging before tax. They change through the year.`;
}
