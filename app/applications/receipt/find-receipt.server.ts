import { sql } from "drizzle-orm";
import { proveMailbox } from "#app/accounts/email/first-proof.server.ts";
import { isReceiptKey } from "#app/applications/notices/receipt-key.server.ts";
import type { SiteContext, Viewer } from "#app/kit/platform/context.ts";
import type { Db } from "#app/kit/platform/db.ts";
import { type ApplicationCopy, readCopy } from "./application-copy.ts";
import type { ToldStanding } from "./application-words.ts";
import { findToldParts, type ToldParts, toStandingColumns } from "./told.server.ts";

interface ReceiptRow extends ToldStanding {
  id: number;
  publicId: string;
  userId: number | null;
  email: string;
  jobSlug: string | null;
  jobTitle: string;
  employerName: string;
  messagesReadAt: number | null;
  copy: string | null;
}

const findRow = ({ $client }: Db, publicId: string, now: number) =>
  $client
    .prepare(
      `SELECT a.id, a.public_id AS publicId, a.user_id AS userId, a.email, j.slug AS jobSlug, a.job_title AS jobTitle,
        a.employer_name AS employerName, a.messages_read_at AS messagesReadAt, ${toStandingColumns("a", now)}, c.copy
        FROM applications a LEFT JOIN jobs j ON j.id = a.job_id
        LEFT JOIN application_copies c ON c.application_id = a.id WHERE a.public_id = ?1`,
    )
    .bind(publicId)
    .first<ReceiptRow>();

interface FoundReceipt {
  row: ReceiptRow;
  /** Null without the mailed link or the account. */
  own: (ToldParts & { copy: ApplicationCopy | null; isKeyed: boolean }) | null;
}

/**
 * Anyone who has the reference learns that something was sent for this posting, and no more: a stranger who types someone's
 * address into the form gets the reference too. All that was sent is for the account, and for the mailed link.
 */
export async function findReceipt(
  context: SiteContext,
  publicId: string,
  key: string | null,
): Promise<FoundReceipt | null> {
  const [row, viewer, isKeyed] = await Promise.all([
    findRow(context.db, publicId, context.now),
    context.viewer(),
    key === null ? false : isReceiptKey(key, publicId, context.env.SESSION_SECRET),
  ]);
  if (!row) return null;
  const isOwn = viewer !== null && row.userId === viewer.id;
  if (isKeyed && viewer) await joinByLink(context, viewer, row);
  if (!isKeyed && !isOwn) return { row, own: null };
  const parts = await findToldParts(context.db, row.id, context.now);
  return { row, own: { ...parts, copy: readCopy(row.copy), isKeyed } };
}

/** The mailed link proves the address of the account that opens it, and brings the application into it. */
async function joinByLink(
  context: SiteContext,
  viewer: Viewer,
  { publicId, email }: ReceiptRow,
): Promise<void> {
  if (viewer.email.toLowerCase() !== email.toLowerCase()) return;
  const { db } = context;
  const owner = sql<number>`${viewer.id}`;
  await db.$client.batch([
    toJoin(db, publicId, viewer.id),
    ...(viewer.emailVerified
      ? []
      : proveMailbox(context, { owner, email: viewer.email, keptSession: viewer.sessionId })),
  ]);
}

/** An account with a proved address gets what was sent from that address, also before it could be proved. */
export const toJoin = ({ $client }: Db, publicId: string, userId: number): D1PreparedStatement =>
  $client
    .prepare(
      `UPDATE applications SET user_id = ?2 WHERE public_id = ?1 AND user_id IS NOT ?2
        AND (user_id IS NULL OR user_id IN (SELECT id FROM users WHERE email_verified_at IS NULL))`,
    )
    .bind(publicId, userId);
