/** Untrusted JSON from any site. */
export type JsonObject = Record<string, unknown>;

export const isJsonObject = (value: unknown): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);

export const toMarkupValues = (value: unknown): unknown[] =>
  value === undefined || value === null ? [] : Array.isArray(value) ? value : [value];

export const toObjects = (value: unknown): JsonObject[] => toMarkupValues(value).filter(isJsonObject);

export function toTextValue(value: unknown): string {
  if (typeof value === "string") return value.trim();
  return isJsonObject(value) && typeof value.name === "string" ? value.name.trim() : "";
}

export const hasType = (value: JsonObject, pattern: RegExp): boolean =>
  toMarkupValues(value["@type"]).some((type) => typeof type === "string" && pattern.test(type));

const isoDate = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d+)?)?(Z|[+-]\d\d:?\d\d)?)?$/;

export function parseMarkupDate(value: unknown): { at: number; hasOffset: boolean } | null {
  const match = typeof value === "string" ? isoDate.exec(value) : null;
  const at = match ? Date.parse(match[0]) : Number.NaN;
  return match && !Number.isNaN(at) ? { at, hasOffset: match[1] !== undefined } : null;
}
