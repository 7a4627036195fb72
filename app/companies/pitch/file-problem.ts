import { findUploadType, maxUploadBytes, toTypeProblem } from "#app/kit/platform/file/file-type.ts";
import { attachmentField, type HireRequestProblem, hireRequestProblems } from "./hire-request.ts";

/** The server repeats these checks. */
export async function findFileProblem(files: readonly File[]): Promise<HireRequestProblem | null> {
  const [file] = files;
  if (!file || (file.size === 0 && file.name === "")) return null;
  if (files.length > 1) return hireRequestProblems.too_many_files;
  if (file.size > maxUploadBytes) return hireRequestProblems.too_large;
  const head = new Uint8Array(await file.slice(0, 12).arrayBuffer());
  return findUploadType(head) ? null : hireRequestProblems[toTypeProblem(file.name, head)];
}

export const listAttached = (form: FormData): File[] =>
  form.getAll(attachmentField).filter((value) => value instanceof File);
