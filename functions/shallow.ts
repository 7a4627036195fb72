const maxDepth = 2;
const maxEntries = 50;

/**
 * True when a JSON value has at most two levels and 50 entries on each: as much as any endpoint takes. What reads the
 * value after this can recurse and count without a limit of its own.
 */
export function isShallow(value: unknown, depth = 0): boolean {
  if (typeof value !== "object" || value === null) return true;
  const entries = Object.values(value);
  return (
    depth < maxDepth && entries.length <= maxEntries && entries.every((entry) => isShallow(entry, depth + 1))
  );
}
