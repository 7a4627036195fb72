import type { CityMarket, StateRecord } from "#app/platform/place-records.ts";

/** What the catalogue has of a landing page's place. */
export type PlaceRecord = { kind: "city"; market: CityMarket } | { kind: "state"; state: StateRecord };
