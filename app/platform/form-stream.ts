import { once } from "node:events";
import type { Readable } from "node:stream";
import { Busboy, type BusboyInstance } from "@fastify/busboy";
import { badForm } from "./http.ts";

const limits = { fields: 30, files: 1, parts: 31, fieldNameSize: 100, fieldSize: 64 * 1024, headerPairs: 30 };

interface FormFile {
  field: string;
  /** As the browser sent it, without a path; empty where the person chose no file. */
  name: string;
  content: AsyncIterable<Uint8Array>;
}

const maxFormBytes = 128 * 1024;

/** What reads a file meets where the person left, or the network did, before all of it was here. */
export class FormCutOff extends Error {}

export type FormProblem = "unreadable" | "too_large";

/**
 * Reads a form body (multipart or urlencoded) as it arrives. A file is never collected here: `onFile` gets it as a
 * stream, in whatever place it stands among the fields, and what it leaves unread is dropped, so that the browser
 * can finish sending and show our answer.
 * @returns the text fields, or a problem: the body is no form or is broken, or it goes on past `maxBytes`
 */
export async function readFormStream(
  request: Request,
  maxBytes: number,
  onFile: (file: FormFile) => Promise<void>,
): Promise<FormData | FormProblem> {
  const parser = openParser(request);
  if (!parser || !request.body) return "unreadable";
  const form = new FormData();
  const files: { stream: Readable; work: Promise<void> }[] = [];
  parser.on("field", (name, value) => form.append(name, value));
  parser.on("file", (field, stream, name) => {
    // A reader that stops early must not destroy the stream: the parser would wait for it for ever.
    const content = readWhole(stream.iterator({ destroyOnReturn: false }));
    const work = onFile({ field, name: name ?? "", content }).finally(() =>
      stream.on("error", () => {}).resume(),
    );
    work.catch(() => {});
    files.push({ stream, work });
  });
  const problem = await pump(request.body.getReader(), parser, maxBytes);
  if (problem) for (const file of files) file.stream.destroy(new Error("The form ended early."));
  const works = await Promise.allSettled(files.map((file) => file.work));
  if (problem) return problem;
  for (const work of works) if (work.status === "rejected") throw work.reason;
  return form;
}

async function* readWhole(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* chunks;
  } catch (error) {
    throw new FormCutOff("The form ended early.", { cause: error });
  }
}

/** Reads a page's form that takes no file: at most 128 kB. */
export function readForm(request: Request): Promise<FormData | FormProblem> {
  return readFormStream(request, maxFormBytes, async () => {});
}

/** As `readForm`; a body that is no form, or too large, ends the request with 400 or 413. */
export async function requireForm(request: Request): Promise<FormData> {
  const form = await readForm(request);
  if (typeof form === "string") throw badForm(form === "too_large" ? 413 : 400);
  return form;
}

function openParser(request: Request): BusboyInstance | null {
  try {
    return new Busboy({ headers: { "content-type": request.headers.get("content-type") ?? "" }, limits });
  } catch {
    return null;
  }
}

async function pump(
  body: ReadableStreamDefaultReader<Uint8Array>,
  parser: BusboyInstance,
  maxBytes: number,
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
        return "too_large";
      }
      if (!parser.write(value)) await Promise.race([once(parser, "drain"), finished]);
    }
    parser.end();
    await finished;
    return null;
  } catch {
    return "unreadable";
  }
}
