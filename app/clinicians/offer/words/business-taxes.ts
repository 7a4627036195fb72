import { isOneOf } from "#app/facts/reference/pay/local-tax.ts";
import type { BusinessTax } from "#app/facts/reference/pay/tax-tables.ts";
import type { OfferFacts } from "./offer-facts.ts";

const general =
  "Business taxes and license fees of a state or city are not in the sum, nor is what an LLC or a corporation owes. Our list of them is not complete: ask the state and the city where you work.";

const taxedBy = { wages: "profit", taxable: "income that the state taxes", tax: "state income tax" };

/** What a contractor may owe besides. Without a city, those of all cities that we know in the state. */
export function listBusinessTaxes(
  { terms, asked, place, rules: { state, local } }: OfferFacts,
  stateName: string | null,
): string[] {
  if (terms.kind !== "contractor") return [];
  const due = (state?.businessTaxes ?? []).filter(
    ({ places }) => !places || asked.city === "" || isOneOf(places, asked.city),
  );
  return [
    local &&
      place.city &&
      !asked.said.has("local") &&
      `We take ${place.city.name}'s tax on your ${taxedBy[local.on]}.`,
    due.length > 0 && `Not counted for a contractor in ${stateName}: ${due.map(toText).join("; ")}.`,
    stateName && due.length === 0 && `We know of no business tax of ${stateName} to name here.`,
    general,
  ].filter((line): line is string => Boolean(line));
}

const toText = ({ tax, source, year }: BusinessTax): string => `${tax} (${source}, ${year})`;
