import { type Reach, reaches } from "#app/clinicians/match/queries/reach.ts";

/** For one look without an account. All of it is in the form's body, never in an address. */
export const factFields = [
  "profession",
  "license",
  "multistate",
  "specialty",
  "shift",
  "place",
  "minPay",
  "years",
] as const;
type FactField = (typeof factFields)[number];
export type FactValues = Partial<Record<FactField, string>>;
export type FactErrors = Partial<Record<FactField, string>>;

/** `record` is the profile as the device or the previous page kept it. */
export const matchFields = ["record", "show", "page", ...factFields];

export const parseReach = (text: string | null | undefined): Reach | null =>
  reaches.find((reach) => reach === text) ?? null;

export const parsePage = (text: string | null | undefined): number =>
  /^[1-9]\d{0,3}$/.test(text ?? "") ? Number(text) : 1;
