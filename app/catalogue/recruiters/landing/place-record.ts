import type { CityMarket, StateRecord } from "#app/facts/catalog/place-records.ts";

export type PlaceRecord = { kind: "city"; market: CityMarket } | { kind: "state"; state: StateRecord };
