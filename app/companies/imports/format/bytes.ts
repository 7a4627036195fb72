import { joinBytes } from "#app/kit/platform/file/joined-bytes.ts";

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
  return {
    name,
    ...readHead(joinBytes(first)),
    chunks: (async function* () {
      yield* first.splice(0);
      yield* { [Symbol.asyncIterator]: () => rest };
    })(),
  };
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
  const start = String.fromCharCode(...bytes.subarray(0, 200));
  const declared = /^[^<]*<\?xml[^>]*\bencoding=["']([\w-]+)["']/.exec(start)?.[1] ?? findUndeclared(bytes);
  try {
    return new TextDecoder(declared).encoding;
  } catch {
    return "utf-8";
  }
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
