import { eq } from "drizzle-orm";
import { checkFeed } from "#app/companies/feeds/run/feed-check.server.ts";
import { hasFeedFile } from "#app/companies/feeds/run/feed-file.server.ts";
import { findFeedToRun } from "#app/companies/feeds/run/feed-row.server.ts";
import { employerFeeds } from "#app/companies/schema.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { FormCutOff, readFormStream } from "#app/kit/platform/form/form-stream.ts";
import { badForm, notFound, tooManyRequests } from "#app/kit/platform/http.ts";
import { logError } from "#app/kit/platform/log.ts";
import { isWithinLimit } from "#app/kit/platform/rate-limit.ts";
import { type OfCompany, takeNewFile } from "./feed-changes.server.ts";
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

/** Checks the file without importing it. Returns what is wrong with it, or null. */
export async function receiveNewFile(
  { db, env, now }: SiteContext,
  request: Request,
  feed: OfCompany & { address: string | null },
): Promise<FeedProblem | null> {
  if (feed.address !== null) throw notFound();
  if (!(await isWithinLimit(env.REQUEST_LIMIT, request)))
    throw tooManyRequests("You have sent many files in the last minute. Please wait a minute.");
  const file = await receiveFeedFile(request, env.FILES, feed.publicId);
  if (!file.ok) return file;
  if (!(await takeNewFile(db, feed, file.fileName, now))) throw notFound();
  // An import that ended at this very moment took the new file for its own, and removed it.
  if (!(await hasFeedFile(env.FILES, feed.publicId))) return lost;
  const ready = await findFeedToRun(db, eq(employerFeeds.id, feed.id));
  if (ready) await checkFeed(db, env, ready, now);
  return null;
}

const lost: FeedProblem = { status: 400, problem: "The file was not saved. Please choose it again." };
