const orphanAgeMs = 60 * 60 * 1000;
/** A page is a thousand files: a bucket of a million takes 17 hours. */
const pagesPerRun = 5;

interface Sweep {
  prefix: string;
  /** The object that holds the last file of the run before. */
  placeKey: string;
  /** Those of the keys that a row names. */
  findKept: (keys: string[]) => Promise<Iterable<string>>;
}

/** Removes files over an hour old without a row. Continues after the last file that it looked at. */
export async function sweepFiles(
  bucket: R2Bucket,
  now: number,
  { prefix, placeKey, findKept }: Sweep,
): Promise<number> {
  const place = (await (await bucket.get(placeKey))?.text()) ?? "";
  let last = place;
  let removed = 0;
  for (let page = 0; page < pagesPerRun; page++) {
    const listed = await bucket.list({ prefix, startAfter: last || undefined });
    const old = listed.objects.filter(({ uploaded }) => uploaded.getTime() < now - orphanAgeMs);
    const keys = old.map(({ key }) => key);
    const kept = new Set(keys.length > 0 ? await findKept(keys) : []);
    const orphans = keys.filter((key) => !kept.has(key));
    if (orphans.length > 0) await bucket.delete(orphans);
    removed += orphans.length;
    last = listed.truncated ? (listed.objects.at(-1)?.key ?? "") : "";
    if (!last) break;
  }
  if (last !== place) await bucket.put(placeKey, last);
  return removed;
}
