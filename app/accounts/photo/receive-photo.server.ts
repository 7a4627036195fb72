import { sql } from "drizzle-orm";
import { toIsOpenSession } from "#app/accounts/session/sessions.server.ts";
import { takeUse, toLimit } from "#app/accounts/used-limits.server.ts";
import { toUserAudit } from "#app/kit/platform/audit.ts";
import type { SiteContext, Viewer } from "#app/kit/platform/context.ts";
import { toStatement } from "#app/kit/platform/db.ts";
import { dayMs } from "#app/kit/platform/durations.ts";
import { logError } from "#app/kit/platform/log.ts";
import { randomId } from "#app/kit/platform/random.ts";
import { type PhotoProblem, photoPrefix, toPhotoKey } from "./photo.ts";
import { judgePicture, readPictureForm, storePicture } from "./picture-file.server.ts";

export async function receivePhoto(
  context: SiteContext,
  request: Request,
  viewer: Viewer,
): Promise<{ ok: true; done: "photo-changed" | "photo-removed" } | PhotoProblem> {
  const { form, bytes } = await readPictureForm(request, ["intent"]);
  if (form.get("intent") === "remove") {
    await removePhoto(context, viewer);
    return { ok: true, done: "photo-removed" };
  }
  const saved = await savePhoto(context, viewer, bytes);
  return saved.ok ? { ok: true, done: "photo-changed" } : saved;
}

const photosADay = 20;

const refuse = (problem: string, status: PhotoProblem["status"] = 400): PhotoProblem => ({
  ok: false,
  status,
  problem,
});

/** Judges the picture by its bytes and stores it without hidden data. */
async function savePhoto(
  context: SiteContext,
  viewer: Viewer,
  bytes: Uint8Array | null,
): Promise<{ ok: true } | PhotoProblem> {
  const judged = judgePicture(bytes);
  if (!judged.ok) return refuse(judged.problem);
  const aDay = await toLimit(`photos of ${viewer.id}`, photosADay, dayMs);
  if ((await takeUse(context.db, aDay, context.now)) !== null)
    return refuse(`You saved ${photosADay} photos today. Try again tomorrow.`, 429);
  const { orientation: turn } = judged.picture;
  const key = photoPrefix + randomId() + (turn && [3, 6, 8].includes(turn) ? `.${turn}` : "");
  try {
    await storePicture(context.env.FILES, key, judged.picture);
    await setPhoto(context, viewer, `/${key}`);
  } catch (error) {
    logError("photo.store", error, { requestId: context.requestId });
    return refuse("We could not save your photo just now. Try again in a minute.", 503);
  }
  return { ok: true };
}

const removePhoto = (context: SiteContext, viewer: Viewer): Promise<void> => setPhoto(context, viewer, null);

/** The file that no account names any more goes at once, or with the next sweep. */
async function setPhoto({ db, env, now }: SiteContext, viewer: Viewer, address: string | null) {
  const isOwner = sql`id = ${viewer.id} AND ${toIsOpenSession(viewer.sessionId, viewer.id)}`;
  const [before, , changed] = await db.$client.batch<{ address: string | null }>([
    toStatement(db, sql`SELECT profile_image_url AS address FROM users WHERE ${isOwner}`),
    toUserAudit(
      db,
      {
        actorId: viewer.id,
        action: "user.photo",
        userId: viewer.id,
        detail: { to: address ? "set" : "removed" },
        at: now,
      },
      sql`EXISTS (SELECT 1 FROM users WHERE ${isOwner} AND profile_image_url IS NOT ${address})`,
    ),
    toStatement(
      db,
      sql`UPDATE users SET profile_image_url = ${address}, updated_at = ${now} WHERE ${isOwner}`,
    ),
  ]);
  const unused = changed!.meta.changes > 0 ? before?.results[0]?.address : address;
  if (unused) await env.FILES.delete(toPhotoKey(unused));
}
