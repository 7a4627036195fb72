export const maxSaved = 200;

interface SavedPay {
  text: string;
  /** Differs when the pay differs, whatever its wording. */
  key: string;
}

export interface SavedEntry {
  slug: string;
  title: string;
  at: number;
  /** The pay when it was saved. Null until the server has answered. */
  pay: SavedPay | null;
}

type Entries = readonly SavedEntry[];

/** Skips what other versions or people wrote into the browser's storage. */
export function parseSaved(stored: string | null): SavedEntry[] {
  try {
    const found: unknown = JSON.parse(stored ?? "[]");
    return Array.isArray(found) ? found.filter(isEntry) : [];
  } catch {
    return [];
  }
}

export function withEntry(entries: Entries, entry: SavedEntry): Entries {
  return [entry, ...withoutEntries(entries, [entry.slug])].sort((a, b) => b.at - a.at);
}

export const withoutEntries = (entries: Entries, slugs: readonly string[]): Entries =>
  entries.filter((entry) => !slugs.includes(entry.slug));

/** Keeps the first known pay, because a later one would hide the change. */
export const withPays = (entries: Entries, pays: ReadonlyMap<string, SavedPay>): Entries =>
  entries.map((entry) => ({ ...entry, pay: entry.pay ?? pays.get(entry.slug) ?? null }));

function isEntry(value: unknown): value is SavedEntry {
  if (typeof value !== "object" || value === null) return false;
  const { slug, title, at, pay } = value as Partial<Record<keyof SavedEntry, unknown>>;
  return (
    typeof slug === "string" &&
    typeof title === "string" &&
    typeof at === "number" &&
    (pay === null || isPay(pay))
  );
}

function isPay(value: unknown): value is SavedPay {
  const { text, key } = (value ?? {}) as Partial<Record<keyof SavedPay, unknown>>;
  return typeof text === "string" && typeof key === "string";
}
