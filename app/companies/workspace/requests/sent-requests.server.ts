import { sql } from "drizzle-orm";
import type { requestStatuses } from "#app/kit/platform/column-words.ts";
import type { Db } from "#app/kit/platform/db.ts";

export const sentPerPage = 20;

export interface SentRequest {
  kind: "hire" | "message";
  publicId: string;
  reference: string | null;
  about: string | null;
  status: (typeof requestStatuses)[number];
  createdAt: number;
}

/** Both tables are read in the order of their indexes. Returns one more than a page. */
export function listSentRequests(db: Db, email: string, page: number): Promise<SentRequest[]> {
  return db.all<SentRequest>(
    sql`SELECT 'hire' AS kind, public_id AS publicId, reference, position AS about, status, created_at AS createdAt, id
        FROM hire_requests WHERE email = ${email}
      UNION ALL
      SELECT 'message', public_id, reference, position, status, created_at, id FROM contacts WHERE email = ${email}
      ORDER BY 6 DESC, 7 DESC LIMIT ${sentPerPage + 1} OFFSET ${(page - 1) * sentPerPage}`,
  );
}
