import { type SavedEntry, type SavedRecord, withEntry, withoutEntries, withPays } from "./saved-entry.ts";

/** What the account has, and what this device said since it sent what it had. */
export function withAccount(
  own: SavedRecord,
  sent: SavedRecord,
  account: readonly SavedEntry[],
): SavedRecord {
  const removed = own.removed.filter(
    ({ slug, removedAt }) => !sent.removed.some((told) => told.slug === slug && told.removedAt === removedAt),
  );
  const isNew = ({ slug, at }: SavedEntry) =>
    !sent.saved.some((told) => told.slug === slug && told.at === at);
  const pays = new Map(own.saved.flatMap(({ slug, pay }) => (pay ? [[slug, pay] as const] : [])));
  const others = withoutEntries(
    account,
    removed.map(({ slug }) => slug),
  );
  return { saved: own.saved.filter(isNew).reduce(withEntry, withPays(others, pays)), removed };
}
