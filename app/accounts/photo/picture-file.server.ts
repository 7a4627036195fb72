import { findUploadType } from "#app/kit/platform/file/file-type.ts";
import { streamToBucket } from "#app/kit/platform/file/files.ts";
import { joinBytes } from "#app/kit/platform/file/joined-bytes.ts";
import { readFormStream } from "#app/kit/platform/form/form-stream.ts";
import { badForm } from "#app/kit/platform/http.ts";
import { maxPhotoBytes, photoField } from "./photo.ts";
import { findOrientation, isPhotoType, type PhotoType, stripMetadata } from "./strip-metadata.ts";

// Includes the parts' headers. The rest of a file that is too large is read too, or browsers miss our answer.
const formBytes = maxPhotoBytes + 64 * 1024;
const drainedBytes = 20 * maxPhotoBytes;

interface PictureForm {
  form: FormData;
  /** Null where the file is larger than 2 MB; empty where there is none. */
  bytes: Uint8Array | null;
}

export async function readPictureForm(request: Request, fields: readonly string[]): Promise<PictureForm> {
  const parts: Uint8Array[] = [];
  let size = 0;
  const form = await readFormStream(request, {
    fields,
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
  if (form instanceof FormData) return { form, bytes: size > maxPhotoBytes ? null : joinBytes(parts) };
  if (form.code === "too_large") return { form: form.read ?? new FormData(), bytes: null };
  throw badForm(form);
}

export interface Picture {
  type: PhotoType;
  content: Uint8Array;
  /** How the camera was held, which the content no longer says. */
  orientation: number | null;
}

type JudgedPicture = { ok: true; picture: Picture } | { ok: false; problem: string };

/** By its bytes alone, and without what they say of the place, the time and the camera. */
export function judgePicture(bytes: Uint8Array | null): JudgedPicture {
  const refuse = (problem: string) => ({ ok: false as const, problem });
  if (!bytes)
    return refuse("The file is larger than 2 MB. Choose a smaller one, or save it at a lower resolution.");
  if (bytes.length === 0) return refuse("Choose a picture first.");
  const type = findUploadType(bytes);
  if (!isPhotoType(type)) return refuse("This is not a JPEG, PNG or WebP picture. Choose another file.");
  const content = stripMetadata(type, bytes);
  if (!content) return refuse("This picture is damaged, or it moves. Choose another file.");
  const orientation = type === "image/jpeg" ? findOrientation(bytes) : null;
  return { ok: true, picture: { type, content, orientation } };
}

export const storePicture = (bucket: R2Bucket, key: string, { type, content }: Picture) =>
  streamToBucket(
    bucket,
    key,
    (async function* () {
      yield content;
    })(),
    { maxBytes: maxPhotoBytes, findType: () => type },
  );
