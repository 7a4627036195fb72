/** By the article's address. Kept as texts, so that an item keeps its tick when others are added. */
type Ticks = ReadonlyMap<string, readonly string[]>;

const mostArticles = 60;

/** Skips what other versions or people wrote into the browser's storage. */
export function readTicks(stored: string | null): Ticks {
  try {
    const found: unknown = JSON.parse(stored ?? "[]");
    return new Map(Array.isArray(found) ? found.filter(isEntry) : []);
  } catch {
    return new Map();
  }
}

function isEntry(value: unknown): value is [string, string[]] {
  if (!Array.isArray(value) || value.length !== 2) return false;
  const [path, texts] = value;
  return typeof path === "string" && Array.isArray(texts) && texts.every((text) => typeof text === "string");
}

/** Most recent last, because the oldest are dropped. */
export function writeTicks(kept: Ticks, path: string, ticked: readonly string[]): string {
  const others = [...kept].filter(([other]) => other !== path);
  return JSON.stringify((ticked.length > 0 ? [...others, [path, ticked]] : others).slice(-mostArticles));
}
