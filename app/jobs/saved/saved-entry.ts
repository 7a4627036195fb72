/** On a device. An account has more. */
export const maxSaved = 200;

export interface SavedPay {
  text: string;
  /** Differs when the pay differs, whatever its wording. */
  key: string;
  /** "Nov 20": when it changed, as the account knows. */
  changedOn?: string;
}

export interface SavedEntry {
  slug: string;
  title: string;
  at: number;
  /** The pay when it was saved. Null until the server has answered. */
  pay: SavedPay | null;
}

/** A removal of which the account has not heard yet. */
interface RemovedEntry {
  slug: string;
  removedAt: number;
}

type Entries = readonly SavedEntry[];

/** What a device says, newest first. */
export interface SavedRecord {
  saved: Entries;
  removed: readonly RemovedEntry[];
}

/** Skips what other versions or people wrote into the browser's storage. */
export function parseSaved(stored: string | null): { saved: SavedEntry[]; removed: RemovedEntry[] } {
  const found = parseList(stored);
  return { saved: found.filter(isEntry), removed: found.filter(isRemoved) };
}

function parseList(stored: string | null): unknown[] {
  try {
    const found: unknown = JSON.parse(stored ?? "[]");
    return Array.isArray(found) ? found : [];
  } catch {
    return [];
  }
}

export const toSavedText = ({ saved, removed }: SavedRecord): string =>
  JSON.stringify([...saved.slice(0, maxSaved), ...removed.slice(0, maxSaved)]);

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

function isRemoved(value: unknown): value is RemovedEntry {
  const { slug, removedAt } = (value ?? {}) as Partial<Record<keyof RemovedEntry, unknown>>;
  return typeof slug === "string" && typeof removedAt === "number";
}
