import { toCityMarketPage } from "#app/catalogue/places/city/city-market.server.ts";
import { toStateMarket } from "#app/catalogue/places/state/state-market.server.ts";
import { toStateProfession } from "#app/catalogue/places/state/state-profession-page.server.ts";
import type { Landing } from "#app/catalogue/recruiters/landing/landing.ts";
import { parseLanding } from "#app/catalogue/recruiters/landing/landing-address.server.ts";
import { toLocalizedContent } from "#app/catalogue/recruiters/landing/landing-content.ts";
import { toLocalQuestions } from "#app/catalogue/recruiters/landing/local-questions.ts";
import { findProfiledProfession } from "#app/facts/reference/profession/profiled-professions.ts";
import { catalog } from "./built-catalog.ts";

// What the pages say of the figures of data/: with their own year and source, and no more than they show.

export const stateRecords = [...catalog.state.values()];
export const markets = [...catalog.market.values()];
export const metros = [...catalog.metros.values()].flat();
export const rows = catalog.states.get("")!;
export const getState = (slug: string) => catalog.state.get(slug)!;
export const getMetro = (slug: string) => metros.find((metro) => metro.slug === slug)!;
export const getProfession = (slug: string) => catalog.profession.get(slug)!;

export const toCity = (slug: string) => toCityMarketPage(catalog.market.get(slug)!, metros, null);
export const toMarket = (slug: string) => toStateMarket(getState(slug), null);
export const toLocal = (profession: string, state: string) =>
  toStateProfession(getProfession(profession), findProfiledProfession(profession)!, getState(state), null);
export const toTexts = (value: unknown): string => JSON.stringify(value);

export function toLanding(path: string) {
  const { landing } = parseLanding(path) as { landing: Landing };
  const { place, profession: of } = landing;
  const profession = getProfession(of.slug);
  const record =
    place.kind === "city"
      ? { kind: "city" as const, market: catalog.market.get(place.slug)! }
      : { kind: "state" as const, state: getState(place.slug) };
  const content = toLocalizedContent(landing, profession, record);
  return { content, questions: toLocalQuestions(landing, profession, record, content.salaryInfo) };
}
