export type Json = unknown;

export const isObject = (value: Json): value is Record<string, Json> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

export const toObject = (value: Json): Record<string, Json> => (isObject(value) ? value : {});

export function toItems(value: Json): Json[] {
  if (Array.isArray(value)) return value;
  return value === null || value === undefined ? [] : [value];
}

export function toText(value: Json): string {
  if (typeof value === "number") return String(value);
  return typeof value === "string" ? value.trim() : "";
}

/** Takes an object's name too, because schema.org allows both almost everywhere. */
export function toName(value: Json): string {
  const first = toItems(value)[0];
  const object = toObject(first);
  return toText(first) || toText(object.name) || toText(object.Name) || toText(object["@id"]);
}

export const toStrings = (value: Json): string[] => toItems(value).map(toName).filter(Boolean);

/** Reads a number, or text with only a number, such as "$85,000.00". */
export function toNumber(value: Json): number | null {
  if (typeof value === "number") return Number.isFinite(value) ? value : null;
  const digits = toText(value).replace(/[$,\s]/g, "");
  return /^-?\d+(?:\.\d+)?$/.test(digits) ? Number(digits) : null;
}

export function toList(value: Json): string[] {
  const items = toItems(value).flatMap((item) => toName(item).split(/\r?\n|;|•|<\/?li>|<br\s*\/?>/));
  return items
    .map((item) =>
      item
        .replace(/<[^<>]*>/g, " ")
        .replace(/\s+/g, " ")
        .trim(),
    )
    .filter(Boolean);
}
