import { once } from "node:events";
import type { Readable } from "node:stream";
import { Dicer } from "@fastify/busboy";
import { joinBytes } from "#app/kit/platform/file/joined-bytes.ts";
import { isInUtf8, maxTextBytes, mostRepeats, readForm, readPieces } from "./form-body.ts";
import { readDisposition, toBoundary } from "./form-head.ts";
import {
  type FormProblem,
  longField,
  repeatedField,
  tooLargeForm,
  unexpectedField,
  unexpectedFile,
  unreadableForm,
} from "./form-rules.ts";

interface FormShape {
  fields: readonly string[];
  /** Of several fields, each has one file, and they are read in the order of the form. */
  file: {
    field: string | readonly string[];
    take: (file: FormFile & { field: string }) => Promise<void>;
  };
  /** Fields that may come several times. */
  repeated?: readonly string[];
  /** Of fields that the form had before it changed: their texts are read, and their files dropped. */
  isFormer?: (name: string) => boolean;
  maxBytes: number;
  /** Reads and drops up to this much: a browser shows our answer only after it has sent everything. */
  drainedBytes?: number;
}

interface Found {
  problem: FormProblem | null;
  texts: Map<string, Promise<string | null>[]>;
  files: Map<string, { part: Readable; work: Promise<void> }>;
  parts: number;
  heads: number;
  last: Readable | null;
}

type PartHead = Partial<Record<string, string[]>>;

/** Reads a form with one file a field, which is taken as it comes in and so never fills the memory. */
export async function readFormStream(request: Request, shape: FormShape): Promise<FormData | FormProblem> {
  const type = request.headers.get("content-type") ?? "";
  const boundary = toBoundary(type);
  // Without files, it has the room of such a form only.
  const { repeated, isFormer } = shape;
  if (!boundary) return readForm(request, shape.fields, { repeated, isFormer });
  if (!isInUtf8(type)) return unreadableForm;
  const parser = new Dicer({ boundary, maxHeaderPairs: 10 });
  const found: Found = { problem: null, texts: new Map(), files: new Map(), parts: 0, heads: 0, last: null };
  parser.on("part", (part: Readable) => {
    found.parts += 1;
    found.last = part.on("error", () => {});
    part.on("header", (head: PartHead) => {
      found.heads += 1;
      found.problem ??= receive(part, head, shape, found);
      if (found.problem) part.resume();
    });
  });
  const failure = await pump(request, parser, shape, found);
  // A part whose head breaks off is told by nothing else.
  const early = found.problem ?? failure ?? (found.parts > found.heads ? unreadableForm : null);
  if (early)
    for (const part of [...[...found.files.values()].map(({ part }) => part), found.last])
      part?.destroy(new Error("The form ended early."));
  const form = new FormData();
  const ofTexts = await addTexts(form, found.texts, shape.file.field);
  const works = await Promise.allSettled([...found.files.values()].map(({ work }) => work));
  const problem = early ?? ofTexts;
  if (problem) return { ...problem, read: form };
  const failed = works.find((work) => work.status === "rejected");
  if (failed) throw failed.reason;
  return form;
}

function receive(
  part: Readable,
  head: PartHead,
  { fields, file, repeated = [], isFormer = () => false }: FormShape,
  found: Found,
): FormProblem | null {
  const told = readDisposition(head["content-disposition"]?.[0]);
  if (!told) return unreadableForm;
  const { name, fileName } = told;
  const isKnown = name !== undefined && (isFileField(file.field, name) || fields.includes(name));
  const isOld = name !== undefined && !isKnown && isFormer(name);
  if (fileName !== undefined) {
    if (isOld) {
      part.resume();
      return null;
    }
    if (name === undefined || !isFileField(file.field, name) || found.files.has(name))
      return unexpectedFile(name, file.field);
    const take = (taken: FormFile) => file.take({ ...taken, field: name });
    found.files.set(name, { part, work: heard(passFile(part, fileName, take)) });
    return null;
  }
  if (name === undefined || !(isKnown || isOld)) return unexpectedField(name);
  const before = found.texts.get(name) ?? [];
  if (before.length >= (isOld || repeated.includes(name) ? mostRepeats : 1)) return repeatedField(name);
  found.texts.set(name, [...before, heard(readText(part))]);
  return null;
}

const isFileField = (fields: string | readonly string[], name: string): boolean =>
  typeof fields === "string" ? fields === name : fields.includes(name);

/** Marks a rejection as handled, because the caller awaits it later. */
function heard<T>(work: Promise<T>): Promise<T> {
  work.catch(() => {});
  return work;
}

/** Returns null for a longer text. */
async function readText(part: AsyncIterable<Uint8Array>): Promise<string | null> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of part) {
    size += chunk.length;
    if (size <= maxTextBytes) chunks.push(chunk);
  }
  return size > maxTextBytes ? null : new TextDecoder().decode(joinBytes(chunks));
}

async function addTexts(
  form: FormData,
  texts: Found["texts"],
  fileField: FormShape["file"]["field"],
): Promise<FormProblem | null> {
  const each = [...texts].flatMap(([name, all]) => all.map((reading) => ({ name, reading })));
  for (const { name, reading } of each) {
    const text = await reading.catch(() => undefined);
    if (text === undefined) continue;
    if (text === null) return longField(name);
    if (!isFileField(fileField, name)) form.append(name, text);
    // Browsers may send an empty text when no file was chosen.
    else if (text !== "") return unexpectedField(name);
  }
  return null;
}

async function pump(
  request: Request,
  parser: Dicer,
  { maxBytes, drainedBytes = maxBytes }: FormShape,
  found: Found,
): Promise<FormProblem | null> {
  if (Number(request.headers.get("content-length")) > drainedBytes) return tooLargeForm;
  const finished = heard(
    once(
      parser.on("error", () => {}),
      "finish",
    ),
  );
  let size = 0;
  try {
    for await (const piece of readPieces(request)) {
      size += piece.length;
      if (size > drainedBytes) return tooLargeForm;
      if (size > maxBytes) found.problem ??= tooLargeForm;
      // Anything after the final boundary is ignored.
      if (found.problem || !parser.writable) continue;
      if (!parser.write(piece)) await Promise.race([once(parser, "drain"), finished]);
    }
    if (found.problem) return null;
    parser.end();
    await finished;
    return null;
  } catch {
    return unreadableForm;
  }
}

export interface FormFile {
  name: string;
  content: AsyncIterable<Uint8Array>;
}

type TakeFile = (file: FormFile) => Promise<void>;

export class FormCutOff extends Error {}

async function passFile(stream: Readable, name: string, take: TakeFile): Promise<void> {
  // Destroying the stream when the reader stops early would make the parser wait forever.
  const chunks = readWhole(stream.iterator({ destroyOnReturn: false }));
  try {
    const first = await chunks.next();
    // Browsers send an empty part without a name when no file was chosen.
    if (first.done && !name) return;
    await take({ name, content: first.done ? chunks : startingWith(first.value, chunks) });
  } finally {
    // An open iterator would keep the stream from flowing.
    await chunks.return(undefined);
    stream.on("error", () => {}).resume();
  }
}

async function* startingWith(first: Uint8Array, rest: AsyncIterable<Uint8Array>) {
  yield first;
  yield* rest;
}

async function* readWhole(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* chunks;
  } catch (error) {
    throw new FormCutOff("The form ended early.", { cause: error });
  }
}
