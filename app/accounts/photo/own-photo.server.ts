import { and, eq, sql } from "drizzle-orm";
import { toIsOpenSession } from "#app/accounts/session/sessions.server.ts";
import { takeUse, toLimit } from "#app/accounts/used-limits.server.ts";
import { toUserAudit } from "#app/kit/platform/audit.ts";
import type { SiteContext, Viewer } from "#app/kit/platform/context.ts";
import { findUploadType } from "#app/kit/platform/file/file-type.ts";
import { storeFile } from "#app/kit/platform/file/files.ts";
import { logError } from "#app/kit/platform/log.ts";
import { randomId } from "#app/kit/platform/random.ts";
import { users } from "#app/kit/platform/schema.ts";
import { maxPhotoBytes, type PhotoProblem, photoPrefix, toPhotoKey } from "./photo.ts";
import { findOrientation } from "./strip-jpeg.ts";
import { isPhotoType, stripMetadata } from "./strip-metadata.ts";

const photosADay = 20;
const dayMs = 24 * 60 * 60_000;

const refuse = (problem: string, status: PhotoProblem["status"] = 400): PhotoProblem => ({
  ok: false,
  status,
  problem,
});

/** Judges the picture by its bytes and stores it without hidden data. */
export async function savePhoto(
  context: SiteContext,
  viewer: Viewer,
  bytes: Uint8Array,
): Promise<{ ok: true } | PhotoProblem> {
  const type = findUploadType(bytes);
  if (!isPhotoType(type)) return refuse("This is not a JPEG, PNG or WebP picture. Choose another file.");
  const stripped = stripMetadata(type, bytes);
  if (!stripped) return refuse("This picture is damaged, or it moves. Choose another file.");
  const aDay = await toLimit(`photos of ${viewer.id}`, photosADay, dayMs);
  if ((await takeUse(context.db, aDay, context.now)) !== null)
    return refuse(`You saved ${photosADay} photos today. Try again tomorrow.`, 429);
  const turn = type === "image/jpeg" ? findOrientation(bytes) : null;
  const key = photoPrefix + randomId() + (turn && [3, 6, 8].includes(turn) ? `.${turn}` : "");
  try {
    const content = (async function* () {
      yield stripped;
    })();
    await storeFile(context.env.FILES, key, content, { maxBytes: maxPhotoBytes, findType: () => type });
    await setPhoto(context, viewer, `/${key}`);
  } catch (error) {
    logError("photo.store", error, { requestId: context.requestId });
    return refuse("We could not save your photo just now. Try again in a minute.", 503);
  }
  return { ok: true };
}

export const removePhoto = (context: SiteContext, viewer: Viewer): Promise<void> =>
  setPhoto(context, viewer, null);

/** The file that no account names any more goes at once, or with the next sweep. */
async function setPhoto({ db, env, now }: SiteContext, viewer: Viewer, address: string | null) {
  const isOwner = and(eq(users.id, viewer.id), toIsOpenSession(viewer.sessionId, viewer.id));
  const [[before], , changed] = await db.batch([
    db.select({ address: users.profileImageUrl }).from(users).where(isOwner),
    toUserAudit(
      db,
      {
        actorId: viewer.id,
        action: "user.photo",
        userId: viewer.id,
        detail: { to: address ? "set" : "removed" },
        at: now,
      },
      sql`EXISTS (SELECT 1 FROM ${users} WHERE ${isOwner} AND profile_image_url IS NOT ${address})`,
    ),
    db
      .update(users)
      .set({ profileImageUrl: address, updatedAt: now })
      .where(isOwner)
      .returning({ id: users.id }),
  ]);
  const unused = changed.length > 0 ? before?.address : address;
  if (unused) await env.FILES.delete(toPhotoKey(unused));
}
