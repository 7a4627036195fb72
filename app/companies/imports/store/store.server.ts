import { contentIdPrefix } from "#app/companies/imports/draft/draft.ts";
import { toJobWrites } from "#app/jobs/changes/import-jobs.server.ts";
import { findUnlawfulSilence } from "#app/jobs/checks/rules/pay-rules.ts";
import { type PostingContent, toFingerprint } from "#app/jobs/postings/record/posting-content.ts";
import { hiddenStatuses, isHidden } from "#app/jobs/postings/record/transitions.ts";
import { findHeld, findKnown, type Held } from "./held.server.ts";
import type { Outcome } from "./outcome.ts";
import type { Seen } from "./seen.ts";

interface Stored {
  draft: PostingContent;
  outcome: Exclude<Outcome, "skipped">;
  reason: string;
}

interface Sorted {
  toWrite: PostingContent[];
  toTouch: PostingContent[];
  toLink: { draft: PostingContent; fingerprint: string }[];
  /** Have a new title, employer or place, but keep their row and URL. */
  renamed: { id: number; to: string }[];
  read: Held;
  /** Postings of other companies that nobody could see, and whose title and place do not keep others out. */
  displaced: number[];
}

interface SaveOptions {
  now: number;
  isDryRun: boolean;
  employerId: number | null;
}

const sameName = "Another company with the same name has this posting. Ask us to sort it out.";

/** Writes each external id once. Unchanged postings only get a new last_seen_at. Adds fingerprints to `seen`. */
export async function saveDrafts(
  db: D1Database,
  drafts: readonly PostingContent[],
  seen: Seen,
  options: SaveOptions,
): Promise<Stored[]> {
  const { now, isDryRun, employerId } = options;
  const { known, holders, isSuspended, staff } = await findKnown(db, drafts, options);
  const sorted: Sorted = {
    toWrite: [],
    toTouch: [],
    toLink: [],
    renamed: [],
    read: { held: new Set(), fresh: new Set(), another: new Set() },
    displaced: [],
  };
  const stored = drafts.map((read): Stored => {
    const draft = isTwin(read, known, holders, seen)
      ? { ...read, source: { ...read.source!, isTwin: true } }
      : read;
    if (isSuspended(draft)) return { draft, outcome: "rejected", reason: suspended };
    const silence = employerId === null ? null : findUnlawfulSilence({ posting: draft, staff, now });
    if (silence)
      return {
        draft,
        outcome: "rejected",
        reason: `${silence.text} ${toPayAdvice(draft.source?.unreadPay)} ${silence.source}`,
      };
    const { name, externalId, contentHash } = draft.source!;
    const fingerprint = toFingerprint(draft);
    const found = known.get(externalId);
    // It was merged with its twin before.
    const before = draft.source!.isTwin && found?.fingerprint === toFingerprint(read) ? undefined : found;
    const held = [before?.fingerprint, fingerprint].find((f) => f !== undefined && holders.has(f)) ?? "";
    const holder = holders.get(held);
    const isOurs = employerId === null && holder?.origin !== "site";
    const isStrange = holder && holder.employerId !== employerId && !isOurs;
    if (isStrange && employerId !== null && !isHidden(holder.status))
      return { draft, outcome: "rejected", reason: sameName };
    if (isStrange && isHidden(holder.status)) {
      sorted.displaced.push(holder.jobId);
      holders.delete(held);
      sorted.toWrite.push(draft);
      seen.add(fingerprint);
      return { draft, outcome: "created", reason: "" };
    }
    const seenIds = JSON.parse(holders.get(fingerprint)?.seenIds ?? "[]") as string[];
    const isFirst = !seen.has(fingerprint) && seenIds.every((id) => id === externalId);
    seen.add(fingerprint);
    const reopens = holder?.status === "expired" && holder.owner !== null && draft.validThrough > now;
    if (before?.contentHash === contentHash && !reopens) {
      sorted.toTouch.push(draft);
      return { draft, outcome: "unchanged", reason: "" };
    }
    // What the employer wrote here outranks its feed.
    const isOthers = holder && (holder.origin === "site" || (holder.owner !== name && !reopens));
    if (!isFirst || isOthers) {
      sorted.toLink.push({ draft, fingerprint: isFirst ? held : fingerprint });
      return { draft, outcome: "merged", reason: isFirst ? writtenElsewhere : repeated };
    }
    sorted.toWrite.push(draft);
    if (before && before.fingerprint !== fingerprint)
      sorted.renamed.push({ id: before.jobId, to: fingerprint });
    return { draft, outcome: holder ? "updated" : "created", reason: "" };
  });
  if (employerId !== null)
    sorted.read = await findHeld(
      db,
      sorted.toWrite.map((draft) => ({ draft, jobId: known.get(draft.source!.externalId)?.jobId ?? null })),
      employerId,
    );
  const told = stored.map((each) =>
    sorted.read.held.has(each.draft) ? { ...each, reason: readFirst } : each,
  );
  if (isDryRun) return told;
  const refused = await write(db, sorted, now, employerId);
  return told.map((each) => {
    const reason = refused.get(each.draft);
    return reason === undefined ? each : { ...each, outcome: "rejected", reason };
  });
}

/**
 * Within a source a posting's number is its identity: another number with the same title and place is another opening.
 * Likeness merges what has no number, and across sources.
 */
function isTwin(
  draft: PostingContent,
  known: ReadonlyMap<string, { fingerprint: string; jobId: number }>,
  holders: ReadonlyMap<string, { ownIds: string }>,
  seen: Pick<Seen, "has">,
): boolean {
  const { externalId } = draft.source!;
  if (externalId.startsWith(contentIdPrefix)) return false;
  const likeness = toFingerprint(draft);
  const before = known.get(externalId)?.fingerprint;
  if (before === toFingerprint({ ...draft, source: { ...draft.source!, isTwin: true } })) return true;
  const ids = JSON.parse(holders.get(likeness)?.ownIds ?? "[]") as string[];
  // Merged before: the first of them keeps the posting.
  if (before === likeness) return ids.length > 1 && ids[0] !== externalId;
  return seen.has(likeness) || ids.some((id) => id !== externalId);
}

const suspended = "We suspended this company, so none of its postings opens.";
const readFirst = "A person of ours reads it before it appears.";
const repeated = "The feed has this title in this place already.";
const writtenElsewhere = "This posting is on the site already, written here or from another feed.";

type Refused = Map<PostingContent, string>;

/** Writes all or nothing; if the database refuses a posting, writes the others without it. */
async function write(
  db: D1Database,
  sorted: Sorted,
  now: number,
  employerId: number | null,
): Promise<Refused> {
  try {
    await db.batch(await toStatements(db, sorted, now, employerId));
    return new Map();
  } catch (error) {
    const { toWrite } = sorted;
    if (toWrite.length === 0) throw error;
    if (toWrite.length === 1 && sorted.toTouch.length + sorted.toLink.length === 0) {
      return new Map([[toWrite[0]!, `The database refused it: ${(error as Error).message}`]]);
    }
    const half = Math.ceil(toWrite.length / 2);
    const isRename = (part: readonly PostingContent[]) => (r: { to: string }) =>
      part.some((d) => toFingerprint(d) === r.to);
    const parts = toWrite.length > 1 ? [toWrite.slice(0, half), toWrite.slice(half)] : [toWrite];
    const refused: Refused = new Map();
    for (const part of parts) {
      const renamed = sorted.renamed.filter(isRename(part));
      const found = await write(
        db,
        { toWrite: part, toTouch: [], toLink: [], renamed, read: sorted.read, displaced: sorted.displaced },
        now,
        employerId,
      );
      for (const [draft, reason] of found) refused.set(draft, reason);
    }
    await db.batch(await toStatements(db, { ...sorted, toWrite: [], renamed: [] }, now, employerId));
    return refused;
  }
}

async function toStatements(
  db: D1Database,
  { toWrite, toTouch, toLink, renamed, read, displaced }: Sorted,
  now: number,
  employerId: number | null,
) {
  const renames = JSON.stringify(renamed);
  const links = JSON.stringify(toLink.map(({ draft, fingerprint }) => ({ ...draft.source, fingerprint })));
  const source = toTouch[0]?.source?.name ?? "";
  const touched = JSON.stringify(toTouch.map((draft) => draft.source!.externalId));
  const isOwn = employerId === null ? "" : ` AND j.employer_id = ${Number(employerId)}`;
  const hidden = hiddenStatuses.map((status) => `'${status}'`).join(", ");
  return [
    db
      .prepare(
        `UPDATE jobs SET fingerprint = fingerprint || '|' || id
          WHERE id IN (SELECT value FROM json_each(?1)) AND status IN (${hidden})`,
      )
      .bind(JSON.stringify(displaced)),
    db
      .prepare(
        `UPDATE OR IGNORE jobs SET fingerprint = (SELECT e.value ->> 'to' FROM json_each(?1) e WHERE e.value ->> 'id' = jobs.id)
         WHERE id IN (SELECT e.value ->> 'id' FROM json_each(?1) e)`,
      )
      .bind(renames),
    ...(toWrite.length > 0 ? await toJobWrites(db, toWrite, now, employerId, read) : []),
    db
      .prepare(
        `INSERT INTO job_sources (source, external_id, job_id, content_hash, url, first_seen_at, last_seen_at)
         SELECT e.value ->> 'name', e.value ->> 'externalId', j.id, e.value ->> 'contentHash', e.value ->> 'url', ?2, ?2
         FROM json_each(?1) e CROSS JOIN jobs j ON j.fingerprint = e.value ->> 'fingerprint'${isOwn} WHERE true
         ON CONFLICT (source, external_id) DO UPDATE SET job_id = excluded.job_id, content_hash = excluded.content_hash,
           url = excluded.url, last_seen_at = excluded.last_seen_at`,
      )
      .bind(links, now),
    db
      .prepare(
        "UPDATE job_sources SET last_seen_at = ?1 WHERE source = ?2 AND external_id IN (SELECT value FROM json_each(?3))",
      )
      .bind(now, source, touched),
    db
      .prepare(
        `UPDATE jobs SET confirmed_at = ?1, confirmed_by = 'feed' WHERE id IN
          (SELECT s.job_id FROM json_each(?3) e CROSS JOIN job_sources s ON s.source = ?2 AND s.external_id = e.value)`,
      )
      .bind(now, source, touched),
    // Closes the old row of a renamed posting whose new name already has a row.
    db
      .prepare(
        `UPDATE jobs SET status = 'expired', status_by = NULL, status_reason = 'replaced', updated_at = ?2 WHERE +status = 'open'
         AND id IN (SELECT e.value ->> 'id' FROM json_each(?1) e)
         AND NOT EXISTS (SELECT 1 FROM job_sources s WHERE s.job_id = jobs.id)`,
      )
      .bind(renames, now),
  ];
}

function toPayAdvice(unread: NonNullable<PostingContent["source"]>["unreadPay"]): string {
  if (!unread) return "Add it to the feed.";
  const { text, lacksUnit } = unread;
  return lacksUnit
    ? `The feed says “${text}” without a unit. Add what it is for, such as an hour, a shift or a year.`
    : `The feed says “${text}”, which we could not read. Write the amounts with their unit, such as “$17.50 to $21 an hour”.`;
}
