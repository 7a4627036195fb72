import { sql } from "drizzle-orm";
import { toIsOpenSession } from "#app/accounts/session/sessions.server.ts";
import { takeUse, toLimit } from "#app/accounts/used-limits.server.ts";
import { toUserAudit } from "#app/kit/platform/audit.ts";
import type { SiteContext, Viewer } from "#app/kit/platform/context.ts";
import { toStatement } from "#app/kit/platform/db.ts";
import { dayMs } from "#app/kit/platform/durations.ts";
import { findUploadType } from "#app/kit/platform/file/file-type.ts";
import { storeFile } from "#app/kit/platform/file/files.ts";
import { joinBytes } from "#app/kit/platform/file/joined-bytes.ts";
import { readFormStream } from "#app/kit/platform/form/form-stream.ts";
import { badForm } from "#app/kit/platform/http.ts";
import { logError } from "#app/kit/platform/log.ts";
import { randomId } from "#app/kit/platform/random.ts";
import { maxPhotoBytes, type PhotoProblem, photoField, photoPrefix, toPhotoKey } from "./photo.ts";
import { findOrientation, isPhotoType, stripMetadata } from "./strip-metadata.ts";

// Includes the parts' headers. The rest of a file that is too large is read too, or browsers miss our answer.
const formBytes = maxPhotoBytes + 64 * 1024;
const drainedBytes = 20 * maxPhotoBytes;

const tooLarge: PhotoProblem = {
  ok: false,
  status: 400,
  problem: "The file is larger than 2 MB. Choose a smaller one, or save it at a lower resolution.",
};

export async function receivePhoto(
  context: SiteContext,
  request: Request,
  viewer: Viewer,
): Promise<{ ok: true; done: "photo-changed" | "photo-removed" } | PhotoProblem> {
  const parts: Uint8Array[] = [];
  let size = 0;
  const form = await readFormStream(request, {
    fields: ["intent"],
    maxBytes: formBytes,
    drainedBytes,
    file: {
      field: photoField,
      async take({ content }) {
        for await (const part of content) {
          size += part.length;
          if (size <= maxPhotoBytes) parts.push(part.slice());
        }
      },
    },
  });
  if (!(form instanceof FormData)) {
    if (form.code === "too_large") return tooLarge;
    throw badForm(form);
  }
  if (form.get("intent") === "remove") {
    await removePhoto(context, viewer);
    return { ok: true, done: "photo-removed" };
  }
  if (size > maxPhotoBytes) return tooLarge;
  if (size === 0) return { ok: false, status: 400, problem: "Choose a picture first." };
  const saved = await savePhoto(context, viewer, joinBytes(parts));
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
