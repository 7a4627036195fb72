import { FormCutOff } from "#app/kit/platform/form/form-file.ts";
import { readFormStream } from "#app/kit/platform/form/form-stream.ts";
import { badForm } from "#app/kit/platform/http.ts";
import { logError } from "#app/kit/platform/log.ts";
import { type FeedProblem, fileField, fileNotStored, maxFileBytes } from "./feed-terms.ts";
import { storeUploadedFeed } from "./new-feed.server.ts";

// Includes the parts' headers. The rest of a file that is too large is read too, or browsers miss our answer.
const formBytes = maxFileBytes + 256 * 1024;
const drainedBytes = 4 * maxFileBytes;
const longestName = 120;

type Uploaded = { ok: true; fileName: string } | ({ ok: false } & FeedProblem);

export const isUpload = (request: Request): boolean =>
  (request.headers.get("content-type") ?? "").startsWith("multipart/form-data");

/** The sender's file name is only shown. */
export async function receiveFeedFile(
  request: Request,
  bucket: R2Bucket,
  publicId: string,
): Promise<Uploaded> {
  let uploaded: Uploaded = { ok: false, status: 400, problem: "Choose a file first." };
  const form = await readFormStream(request, {
    fields: [],
    maxBytes: formBytes,
    drainedBytes,
    file: {
      field: fileField,
      async take({ name, content }) {
        try {
          const problem = await storeUploadedFeed(bucket, publicId, content);
          const fileName = name.replace(/\p{C}/gu, "").slice(-longestName) || "Uploaded file";
          uploaded = problem ? { ok: false, status: 400, problem } : { ok: true, fileName };
        } catch (error) {
          if (!(error instanceof FormCutOff)) logError("feed.file", error);
          uploaded = { ok: false, ...fileNotStored };
        }
      },
    },
  });
  if (form instanceof FormData) return uploaded;
  if (form.code === "too_large")
    return { ok: false, status: 400, problem: `The file is larger than ${maxFileBytes / 1024 / 1024} MB.` };
  throw badForm(form);
}
