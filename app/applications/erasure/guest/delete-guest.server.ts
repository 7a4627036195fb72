import type { SQL } from "drizzle-orm";
import { sql } from "drizzle-orm";
import {
  closeOwnRequest,
  isBeingErased,
  openOwnRequest,
  releaseOwnRequest,
} from "#app/applications/erasure/deletion-record.server.ts";
import { erasePerson } from "#app/applications/erasure/erase-person.server.ts";
import { findPerson } from "#app/applications/erasure/person.server.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { logError, logSecurity } from "#app/kit/platform/log.ts";

/** Someone without an account who proved the address by a link. Recorded as a deletion of an account is. */
export async function deleteGuest(
  context: SiteContext,
  email: string,
  may: SQL,
): Promise<"deleted" | "ended" | "stopped"> {
  const { db, env, now } = context;
  const person = await findPerson(db, email);
  if (person.accountId !== null) return "ended";
  const isFirst = sql`${may} AND NOT ${isBeingErased(email, now)}`;
  const record = await openOwnRequest(context, person, isFirst, "The person deleted it by a mailed link.");
  const { meta } = await record.insert.run();
  if (meta.changes === 0) return "ended";
  try {
    await erasePerson(db, env, person);
    await closeOwnRequest(context, email, "guest");
  } catch (error) {
    logError("guest.delete", error, { requestId: context.requestId });
    await releaseOwnRequest(db, email);
    return "stopped";
  }
  logSecurity("guest.deleted");
  return "deleted";
}
