/** What a signed-out person may say for one look. All of it is in the body of the form, never in an address. */
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

/** `record` is the profile as the device or the page before kept it. */
export const matchFields = ["record", "show", "page", ...factFields];
