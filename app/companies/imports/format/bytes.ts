import { joinBytes } from "#app/kit/platform/file/joined-bytes.ts";
import { BrokenFile } from "./posting.ts";

const headBytes = 64 * 1024;

/** Can be read only once. */
export interface Source {
  name: string;
  head: string;
  encoding: string;
  chunks: AsyncIterable<Uint8Array>;
}

export async function openSource(name: string, bytes: AsyncIterable<Uint8Array>): Promise<Source> {
  const rest = bytes[Symbol.asyncIterator]();
  const first: Uint8Array[] = [];
  for (let read = 0; read < headBytes; ) {
    const next = await rest.next();
    if (next.done) break;
    first.push(next.value);
    read += next.value.length;
  }
  const start = joinBytes(first);
  if (start[0] === 0x1f && start[1] === 0x8b) {
    const packed = (async function* () {
      yield start;
      yield* { [Symbol.asyncIterator]: () => rest };
    })();
    return openSource(name.replace(/\.gz$/i, ""), unpack(packed));
  }
  return {
    name,
    ...readHead(start),
    chunks: (async function* () {
      yield* first.splice(0);
      yield* { [Symbol.asyncIterator]: () => rest };
    })(),
  };
}

const mostUnpacked = 512 * 1024 * 1024;

/** Once: a packed file in a packed file is not opened again. */
async function* unpack(packed: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const source = packed[Symbol.asyncIterator]();
  const stream = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const next = await source.next();
      if (next.done) controller.close();
      else controller.enqueue(next.value);
    },
  }).pipeThrough(new DecompressionStream("gzip") as ReadableWritablePair<Uint8Array, Uint8Array>);
  let unpacked = 0;
  const reader = stream.getReader();
  for (;;) {
    const next = await reader.read().catch(() => {
      throw new BrokenFile("It is packed and damaged.", `byte ${unpacked}`);
    });
    if (next.done) return;
    unpacked += next.value.length;
    if (unpacked > mostUnpacked)
      throw new BrokenFile("It is too large once it is unpacked.", `byte ${unpacked}`);
    yield next.value;
  }
}

export function readHead(bytes: Uint8Array) {
  const first = bytes.subarray(0, headBytes);
  const encoding = findEncoding(first);
  return { encoding, head: new TextDecoder(encoding).decode(first) };
}

const leastPiece = 16 * 1024;

/** Turns invalid bytes into U+FFFD, and joins small chunks, because readers pay for each piece. */
export async function* readText(
  { encoding, chunks }: Source,
  onBytes: (bytes: number) => void,
): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  let pieces: string[] = [];
  let length = 0;
  for await (const chunk of chunks) {
    onBytes(chunk.length);
    const piece = decoder.decode(chunk, { stream: true });
    pieces.push(piece);
    length += piece.length;
    if (length < leastPiece) continue;
    yield pieces.join("");
    pieces = [];
    length = 0;
  }
  const rest = pieces.join("") + decoder.decode();
  if (rest) yield rest;
}

function findEncoding(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return "utf-16le";
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return "utf-16be";
  const utf16 = findUtf16(bytes);
  if (utf16) return utf16;
  const start = String.fromCharCode(...bytes.subarray(0, 200));
  const declared = /^[^<]*<\?xml[^>]*\bencoding=["']([\w-]+)["']/.exec(start)?.[1] ?? findUndeclared(bytes);
  try {
    return new TextDecoder(declared).encoding;
  } catch {
    return "utf-8";
  }
}

/** Without a mark at its beginning, every other byte of English text is zero. */
function findUtf16(bytes: Uint8Array): string | null {
  const start = bytes.subarray(0, 64);
  if (start.length < 4) return null;
  const zeros = (from: number) => start.filter((byte, at) => at % 2 === from && byte === 0).length;
  const most = Math.floor(start.length / 2) * 0.8;
  if (zeros(1) >= most && zeros(0) === 0) return "utf-16le";
  return zeros(0) >= most && zeros(1) === 0 ? "utf-16be" : null;
}

/** Excel saves text in the encoding of Windows. */
function findUndeclared(bytes: Uint8Array): string {
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes, { stream: true });
    return "utf-8";
  } catch {
    return "windows-1252";
  }
}
