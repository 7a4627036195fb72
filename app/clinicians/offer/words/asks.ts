import type { Ask } from "./ask.ts";
import { listContractorAsks } from "./contractor-asks.ts";
import { listMoneyAsks } from "./money-asks.ts";
import type { OfferFacts } from "./offer-facts.ts";
import { listOpenAsks } from "./open-asks.ts";
import { listTravelAsks } from "./travel-asks.ts";

const told = 3;

/** Ordered by dollars. Money comes before questions about what the offer leaves open. */
export function toAsks(facts: OfferFacts): string[] {
  const byDollars = (asks: readonly Ask[]) => [...asks].sort((a, b) => b.dollars - a.dollars);
  const money = byDollars([...listMoneyAsks(facts), ...listTravelAsks(facts), ...listContractorAsks(facts)]);
  return [...money, ...byDollars(listOpenAsks(facts))].slice(0, told).map(({ text }) => text);
}
