import { maxUploadBytes } from "#app/kit/platform/file/file-type.ts";
import { joinBytes } from "#app/kit/platform/file/joined-bytes.ts";
import type { FormProblem } from "./form-rules.ts";
import { readFormStream } from "./form-stream.ts";

/** Cloudflare takes no larger body. */
const drainedBytes = 100 * 1024 * 1024;

export interface ReceivedFile {
  name: string;
  bytes: Uint8Array;
}

interface FilesShape {
  fields: readonly string[];
  repeated?: readonly string[];
  isFormer?: (name: string) => boolean;
  files: readonly string[];
  /** Of the whole form. */
  maxBytes: number;
}

/** `form` has what was typed, as far as it could be read. A file that is too large is left out and named. */
export async function readFilesForm(
  request: Request,
  { files: fileFields, ...shape }: FilesShape,
): Promise<{
  form: FormData;
  files: Map<string, ReceivedFile>;
  tooLargeField: string | null;
  problem: FormProblem | null;
}> {
  const files = new Map<string, ReceivedFile>();
  let tooLargeField = null as string | null;
  const form = await readFormStream(request, {
    ...shape,
    drainedBytes,
    file: {
      field: fileFields,
      async take({ field, name, content }) {
        const parts: Uint8Array[] = [];
        let size = 0;
        for await (const part of content) {
          size += part.length;
          if (size <= maxUploadBytes) parts.push(part.slice());
        }
        if (size > maxUploadBytes) tooLargeField ??= field;
        else files.set(field, { name, bytes: joinBytes(parts) });
      },
    },
  });
  return form instanceof FormData
    ? { form, files, tooLargeField, problem: null }
    : { form: form.read ?? new FormData(), files, tooLargeField, problem: form };
}
