import type { Readable } from "node:stream";

export interface FormFile {
  /** The name from the browser, without a path. */
  name: string;
  content: AsyncIterable<Uint8Array>;
}

export type TakeFile = (file: FormFile) => Promise<void>;

/** The error that the reader of a file gets when the form ends before the file does. */
export class FormCutOff extends Error {}

/** Hands a file part to `take`, and drops what `take` leaves unread. */
export async function takeFile(stream: Readable, name: string, take: TakeFile): Promise<void> {
  // A reader that stops early must not destroy the stream: the parser would wait for it forever.
  const chunks = readWhole(stream.iterator({ destroyOnReturn: false }));
  try {
    const first = await chunks.next();
    // Browsers send an empty part without a name when the person chose no file.
    if (first.done && !name) return;
    await take({ name, content: first.done ? chunks : startingWith(first.value, chunks) });
  } finally {
    // An iterator that is still open would keep the stream from flowing.
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
