import { createReadStream } from "node:fs";
import { open, stat } from "node:fs/promises";

const headBytes = 64 * 1024;
const chunkBytes = 64 * 1024;

export interface Source {
  path: string;
  size: number;
  head: string;
  encoding: string;
}

export async function openSource(path: string): Promise<Source> {
  const { size } = await stat(path);
  const file = await open(path);
  try {
    const { bytesRead, buffer } = await file.read(Buffer.alloc(Math.min(headBytes, size)), 0);
    const bytes = buffer.subarray(0, bytesRead);
    const encoding = findEncoding(bytes);
    return { path, size, encoding, head: new TextDecoder(encoding).decode(bytes) };
  } finally {
    await file.close();
  }
}

function findEncoding(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return "utf-16le";
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return "utf-16be";
  const start = Buffer.from(bytes.subarray(0, 200)).toString("latin1");
  const declared = /^[^<]*<\?xml[^>]*\bencoding=["']([\w-]+)["']/.exec(start)?.[1] ?? "utf-8";
  try {
    return new TextDecoder(declared).encoding;
  } catch {
    return "utf-8";
  }
}

/** Turns invalid bytes into U+FFFD. */
export async function* readText(source: Source, onBytes: (bytes: number) => void): AsyncGenerator<string> {
  const decoder = new TextDecoder(source.encoding);
  for await (const chunk of createReadStream(source.path, { highWaterMark: chunkBytes })) {
    const bytes = chunk as Buffer;
    onBytes(bytes.length);
    yield decoder.decode(bytes, { stream: true });
  }
  const rest = decoder.decode();
  if (rest) yield rest;
}
