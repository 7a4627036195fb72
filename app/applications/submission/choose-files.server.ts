import type { ReceivedFile, readFilesForm } from "#app/clinicians/documents/receive-document.server.ts";
import type { JobRecord } from "#app/jobs/postings/record/find-job.server.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { maxUploadBytes } from "#app/kit/platform/file/file-type.ts";
import { resumeField, toKeptField } from "./application.ts";
import {
  copyDocument,
  openSentFile,
  type SentFile,
  sealSentFile,
  takeSentFile,
} from "./application-files.server.ts";

/** By the name of its field: files of this try, so that they need not be chosen again. */
export type KeptFiles = Record<string, { name: string; token: string }>;

type FilesForm = Awaited<ReturnType<typeof readFilesForm>> & { fileFields: readonly string[] };

/** `sender` names whose files of a day are counted. Keeps each file of a try in our bucket. A caller that stores no application drops those that are not `kept`. */
export async function takeFiles(
  context: SiteContext,
  sender: string,
  job: JobRecord,
  { form, files: uploaded, tooLargeField, fileFields }: FilesForm,
) {
  const files: SentFile[] = [];
  const errors: Record<string, string[]> = {};
  const kept: KeptFiles = {};
  /** True where a file was good and could not be stored: the same form may be sent again. */
  let isUnavailable = false;
  for (const field of fileFields) {
    const taken =
      field === tooLargeField
        ? refused(`This file is larger than ${maxUploadBytes / 1024 ** 2} MB. Choose a smaller one.`)
        : await takeFile(context, sender, job, { field, form, file: uploaded.get(field) });
    if (!taken) continue;
    if (!taken.ok) {
      errors[field] = [taken.problem];
      isUnavailable ||= taken.status === 503;
    } else {
      files.push(taken.file);
      if (uploaded.has(field) || !isDocumentChosen(form, field))
        kept[field] = {
          name: taken.file.name,
          token: await sealSentFile(taken.file, job.slug, context.env.SESSION_SECRET),
        };
    }
  }
  return { files, errors, kept, isUnavailable };
}

const refused = (problem: string) => ({ ok: false as const, status: 400, problem });

const documentPrefix = "document-";
const isDocumentChosen = (form: FormData, field: string): boolean =>
  field === resumeField && String(form.get("resumeFrom") ?? "").startsWith(documentPrefix);

async function takeFile(
  context: SiteContext,
  sender: string,
  job: JobRecord,
  { field, form, file }: { field: string; form: FormData; file: ReceivedFile | undefined },
): Promise<{ ok: true; file: SentFile } | { ok: false; status: number; problem: string } | null> {
  // A file that someone chose is meant, whatever else is marked.
  if (file) return takeSentFile(context, sender, field, file);
  if (isDocumentChosen(form, field)) {
    const viewer = await context.viewer();
    if (!viewer) return refused("Log in to send a document of your account, or choose a file.");
    return copyDocument(context, viewer, String(form.get("resumeFrom")).slice(documentPrefix.length), field);
  }
  if (field === resumeField && ["profile", "none"].includes(String(form.get("resumeFrom")))) return null;
  const token = form.get(toKeptField(field));
  if (typeof token !== "string" || token === "") return null;
  const found = await openSentFile(context, token, job.slug);
  return found?.field === field
    ? { ok: true, file: found }
    : refused("We kept this file for an hour only. Choose it again.");
}
