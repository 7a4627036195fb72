import { EventEmitter, once } from "node:events";
import type { Readable } from "node:stream";
import { Busboy, type BusboyInstance } from "@fastify/busboy";
import { inTime } from "#app/kit/platform/file/in-time.ts";
import { badForm } from "#app/kit/platform/http.ts";
import { type TakeFile, takeFile } from "./form-file.ts";
import {
  type FormProblem,
  longField,
  repeatedField,
  tooLargeForm,
  unexpectedField,
  unexpectedFile,
  unreadableForm,
} from "./form-rules.ts";

const maxFormBytes = 128 * 1024;
/** Between two pieces of a form. A phone in a lift needs some. */
const stalledMs = 60_000;

// Bound the parser's own memory; the list of allowed fields is stricter.
const limits = {
  fields: 50,
  parts: 51,
  fieldNameSize: 100,
  fieldSize: 64 * 1024,
  headerPairs: 10,
  headerSize: 8192,
};

interface FormShape {
  fields: readonly string[];
  file?: { field: string; take: TakeFile };
  maxBytes?: number;
  maxFieldBytes?: number;
  /** Reads and drops up to this much: a browser shows our answer only after it has sent everything. */
  drainedBytes?: number;
}

/** Receives even a refused form to the end, so that the browser can show our answer. */
export async function readFormStream(request: Request, shape: FormShape): Promise<FormData | FormProblem> {
  const maxBytes = shape.maxBytes ?? maxFormBytes;
  const drainedBytes = shape.drainedBytes ?? maxBytes;
  if (Number(request.headers.get("content-length")) > drainedBytes) return tooLargeForm;
  const parser = openParser(request, shape.fields.length, shape.maxFieldBytes);
  if (!parser || !request.body) return unreadableForm;
  const form = new FormData();
  const files: { stream: Readable; work: Promise<void> }[] = [];
  const found = { problem: null as FormProblem | null, parts: 0, read: 0 };
  const refuse = (problem: FormProblem) => {
    found.problem ??= problem;
  };

  parser.on("field", (name: string | undefined, value, _nameTruncated, valueTruncated) => {
    found.read += 1;
    // Browsers may send an empty text when no file was chosen.
    if (name === shape.file?.field && value === "") return;
    if (name === undefined || !shape.fields.includes(name)) return refuse(unexpectedField(name));
    if (form.has(name)) return refuse(repeatedField(name));
    if (valueTruncated) return refuse(longField(name));
    form.append(name, value);
  });
  parser.on("file", (field: string | undefined, stream, name) => {
    found.read += 1;
    if (found.problem || !shape.file || field !== shape.file.field || files.length > 0) {
      stream.on("error", () => {}).resume();
      return refuse(unexpectedFile(field, shape.file?.field));
    }
    const work = takeFile(stream, name ?? "", shape.file.take);
    work.catch(() => {});
    files.push({ stream, work });
  });
  for (const limit of ["fieldsLimit", "partsLimit"]) parser.on(limit, () => refuse(tooLargeForm));
  watchParts(parser, () => {
    found.parts += 1;
  });

  const failure = await pump(request.body.getReader(), parser, { maxBytes, drainedBytes }, found);
  const isPartLost = found.parts > found.read;
  const problem = found.problem ?? failure ?? (isPartLost ? unreadableForm : null);
  if (problem) for (const file of files) file.stream.destroy(new Error("The form ended early."));
  const works = await Promise.allSettled(files.map((file) => file.work));
  if (problem) return { ...problem, read: form };
  for (const work of works) if (work.status === "rejected") throw work.reason;
  return form;
}

type PartHead = Record<string, string[]>;

// The inner parser silently skips parts with bad headers, so we count parts. An unknown charset makes it
// throw where nothing can catch it, so we read every part as UTF-8.
function watchParts(parser: BusboyInstance, onPart: () => void): void {
  const { _parser: inner } = parser as unknown as { _parser?: { parser?: unknown } };
  if (!(inner?.parser instanceof EventEmitter)) return;
  inner.parser.prependListener("part", (part: EventEmitter) => {
    onPart();
    part.on("header", (head: PartHead) => {
      const type = head["content-type"]?.[0];
      if (type) head["content-type"] = [type.split(";")[0]!.trim()];
    });
  });
}

export function readForm(request: Request, fields: readonly string[]): Promise<FormData | FormProblem> {
  return readFormStream(request, { fields });
}

export async function requireForm(
  request: Request,
  fields: readonly string[],
  room: Pick<FormShape, "maxBytes" | "maxFieldBytes"> = {},
): Promise<FormData> {
  const form = await readFormStream(request, { fields, ...room });
  if (!(form instanceof FormData)) throw badForm(form);
  return form;
}

function openParser(
  request: Request,
  fieldCount: number,
  fieldSize = limits.fieldSize,
): BusboyInstance | null {
  const type = request.headers.get("content-type") ?? "";
  const charset = /;\s*charset=([^;]*)/i.exec(type)?.[1]?.replaceAll('"', "").trim();
  if (charset && charset.toLowerCase() !== "utf-8") return null;
  try {
    const fields = Math.max(limits.fields, fieldCount);
    return new Busboy({
      headers: { "content-type": type },
      limits: { ...limits, fields, fieldSize, parts: fields + 1 },
    });
  } catch {
    return null;
  }
}

async function pump(
  body: ReadableStreamDefaultReader<Uint8Array>,
  parser: BusboyInstance,
  { maxBytes, drainedBytes }: { maxBytes: number; drainedBytes: number },
  found: { problem: FormProblem | null },
): Promise<FormProblem | null> {
  const finished = once(parser, "finish");
  finished.catch(() => {});
  try {
    let size = 0;
    for (;;) {
      const { done, value } = await inTime(body.read(), stalledMs, "The sender");
      if (done) break;
      size += value.length;
      if (size > drainedBytes) {
        await body.cancel();
        return tooLargeForm;
      }
      if (size > maxBytes) found.problem ??= tooLargeForm;
      if (found.problem) continue;
      if (!parser.write(value)) await Promise.race([once(parser, "drain"), finished]);
    }
    if (found.problem) return null;
    parser.end();
    await finished;
    return null;
  } catch {
    return unreadableForm;
  }
}
