import type { Readable } from "node:stream";

export interface FormFile {
  name: string;
  content: AsyncIterable<Uint8Array>;
}

type TakeFile = (file: FormFile) => Promise<void>;

export class FormCutOff extends Error {}

export async function passFile(stream: Readable, name: string, take: TakeFile): Promise<void> {
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
