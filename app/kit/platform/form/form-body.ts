import { badForm } from "#app/kit/platform/http.ts";
import { inTime } from "#app/kit/platform/in-time.ts";
import {
  type FormProblem,
  longField,
  repeatedField,
  tooLargeForm,
  unexpectedField,
  unexpectedFile,
  unreadableForm,
} from "./form-rules.ts";

/** Between two pieces of a body. A phone in a lift needs some. */
const stalledMs = 60_000;
export const mostRepeats = 50;

interface Room {
  maxBytes?: number;
  maxFieldBytes?: number;
  /** Fields that may come several times, such as the boxes ticked of one question. */
  repeated?: readonly string[];
  /** Of fields that the form had before it changed: their texts are read, and their files dropped. */
  isFormer?: (name: string) => boolean;
}

/** Reads a form without files. */
export async function readForm(
  request: Request,
  fields: readonly string[],
  { maxBytes = 128 * 1024, maxFieldBytes = maxTextBytes, repeated = [], isFormer = () => false }: Room = {},
): Promise<FormData | FormProblem> {
  const type = request.headers.get("content-type") ?? "";
  if (!isInUtf8(type)) return unreadableForm;
  const form = new FormData();
  try {
    const body = await readAtMost(request, maxBytes);
    if (!body) return tooLargeForm;
    const sent = await new Response(body, { headers: { "content-type": type } }).formData();
    for (const [name, value] of sent) {
      const isOld = !fields.includes(name) && isFormer(name);
      if (isOld && typeof value !== "string") continue;
      const [known, often] = isOld ? [[name], [name]] : [fields, repeated];
      const problem = findProblem(form, known, name, value, maxFieldBytes, often);
      if (problem) return { ...problem, read: form };
      form.append(name, value);
    }
    return form;
  } catch {
    return unreadableForm;
  }
}

export async function requireForm(
  request: Request,
  fields: readonly string[],
  room: Room = {},
): Promise<FormData> {
  const form = await readForm(request, fields, room);
  if (!(form instanceof FormData)) throw badForm(form);
  return form;
}

/** Returns null for a larger body. Counts bytes too, because a length header may be missing or untrue. */
export async function readAtMost(request: Request, maxBytes: number): Promise<Blob | null> {
  if (Number(request.headers.get("content-length")) > maxBytes) return null;
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for await (const chunk of readPieces(request)) {
    size += chunk.length;
    if (size > maxBytes) return null;
    chunks.push(chunk);
  }
  return new Blob(chunks);
}

/** Throws when the sender breaks off or falls silent. Ending the iteration cancels the upload. */
export async function* readPieces(request: Request): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const reader = request.body?.getReader();
  if (!reader) return;
  try {
    for (;;) {
      const { done, value } = await inTime(reader.read(), stalledMs, "The sender");
      if (done) return;
      yield value;
    }
  } finally {
    await reader.cancel().catch(() => {});
  }
}

export const maxTextBytes = 64 * 1024;

export function isInUtf8(contentType: string): boolean {
  const charset = /;\s*charset=([^;]*)/i.exec(contentType)?.[1]?.replaceAll('"', "").trim();
  return !charset || charset.toLowerCase() === "utf-8";
}

function findProblem(
  form: FormData,
  fields: readonly string[],
  name: string,
  value: File | string,
  maxFieldBytes: number,
  repeated: readonly string[],
): FormProblem | null {
  if (typeof value !== "string") return unexpectedFile(name, undefined);
  if (!fields.includes(name)) return unexpectedField(name);
  if (form.has(name) && !repeated.includes(name)) return repeatedField(name);
  if (form.getAll(name).length >= mostRepeats) return repeatedField(name);
  return new Blob([value]).size > maxFieldBytes ? longField(name) : null;
}
