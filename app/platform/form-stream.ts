import { EventEmitter, once } from "node:events";
import type { Readable } from "node:stream";
import { Busboy, type BusboyInstance } from "@fastify/busboy";
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
import { badForm } from "./http.ts";

const maxFormBytes = 128 * 1024;

// Above the allow-list, these bound what the parser itself holds and counts.
const limits = {
  fields: 50,
  parts: 51,
  fieldNameSize: 100,
  fieldSize: 64 * 1024,
  headerPairs: 10,
  headerSize: 8192,
};

/** What a form may contain. Everything else is refused while the form is read. */
export interface FormShape {
  fields: readonly string[];
  file?: { field: string; take: TakeFile };
  maxBytes?: number;
}

/**
 * Reads a form body (multipart or urlencoded) as it arrives. A file is never collected here: `take` gets it as a
 * stream, wherever it comes among the fields, and what `take` leaves unread is dropped, so that the browser can
 * finish sending and show our answer. After the first problem nothing more is parsed.
 */
export async function readFormStream(request: Request, shape: FormShape): Promise<FormData | FormProblem> {
  const maxBytes = shape.maxBytes ?? maxFormBytes;
  if (Number(request.headers.get("content-length")) > maxBytes) return tooLargeForm;
  const parser = openParser(request);
  if (!parser || !request.body) return unreadableForm;
  const form = new FormData();
  const files: { stream: Readable; work: Promise<void> }[] = [];
  const found = { problem: null as FormProblem | null, parts: 0, read: 0 };
  const refuse = (problem: FormProblem) => {
    found.problem ??= problem;
  };

  parser.on("field", (name: string | undefined, value, _nameTruncated, valueTruncated) => {
    found.read += 1;
    // A browser without a chosen file may send the file's field as empty text.
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

  const failure = await pump(request.body.getReader(), parser, maxBytes, found);
  const isPartLost = found.parts > found.read;
  const problem = found.problem ?? failure ?? (isPartLost ? unreadableForm : null);
  if (problem) for (const file of files) file.stream.destroy(new Error("The form ended early."));
  const works = await Promise.allSettled(files.map((file) => file.work));
  if (problem) return problem;
  for (const work of works) if (work.status === "rejected") throw work.reason;
  return form;
}

type PartHead = Record<string, string[]>;

/**
 * Watches what only the inner parser reports: parts with bad headers, which it skips in silence, and parts that name
 * a charset. An unknown charset makes it throw where nothing can catch it, so every part is read as UTF-8.
 */
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

/** Reads a page's form that takes no file: at most 128 kB. */
export function readForm(request: Request, fields: readonly string[]): Promise<FormData | FormProblem> {
  return readFormStream(request, { fields });
}

/** Like `readForm`, but a problem ends the request with 400 or 413 and a page that says why. */
export async function requireForm(request: Request, fields: readonly string[]): Promise<FormData> {
  const form = await readForm(request, fields);
  if (!(form instanceof FormData)) throw badForm(form);
  return form;
}

function openParser(request: Request): BusboyInstance | null {
  const type = request.headers.get("content-type") ?? "";
  const charset = /;\s*charset=([^;]*)/i.exec(type)?.[1]?.replaceAll('"', "").trim();
  if (charset && charset.toLowerCase() !== "utf-8") return null;
  try {
    return new Busboy({ headers: { "content-type": type }, limits });
  } catch {
    return null;
  }
}

async function pump(
  body: ReadableStreamDefaultReader<Uint8Array>,
  parser: BusboyInstance,
  maxBytes: number,
  found: { problem: FormProblem | null },
): Promise<FormProblem | null> {
  const finished = once(parser, "finish");
  finished.catch(() => {});
  try {
    let size = 0;
    for (;;) {
      const { done, value } = await body.read();
      if (done) break;
      size += value.length;
      if (size > maxBytes) {
        await body.cancel();
        return tooLargeForm;
      }
      // The rest of a refused form is received without being parsed.
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
