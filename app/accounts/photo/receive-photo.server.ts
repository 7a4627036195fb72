import type { SiteContext, Viewer } from "#app/kit/platform/context.ts";
import { joinBytes } from "#app/kit/platform/file/joined-bytes.ts";
import { readFormStream } from "#app/kit/platform/form/form-stream.ts";
import { badForm } from "#app/kit/platform/http.ts";
import { removePhoto, savePhoto } from "./own-photo.server.ts";
import { maxPhotoBytes, type PhotoProblem, photoField } from "./photo.ts";

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
