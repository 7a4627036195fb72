const maxDepth = 2;
const maxEntries = 50;

/** Readers of the value recurse without a limit of their own, and no endpoint takes more levels or entries. */
export function isShallow(value: unknown, depth = 0, most = maxEntries): boolean {
  if (typeof value !== "object" || value === null) return true;
  const entries = Object.values(value);
  return (
    depth < maxDepth && entries.length <= most && entries.every((entry) => isShallow(entry, depth + 1, most))
  );
}
