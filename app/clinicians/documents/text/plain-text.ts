import { createLines, textLimits, UnreadableDocument } from "./text-limits.ts";

export function readPlainText(bytes: Uint8Array): string[] {
  // UTF-16 has two bytes a character, and UTF-8 four at most.
  if (bytes.length > textLimits.characters * 4) throw new UnreadableDocument("too-large");
  const text = decode(bytes);
  if (text.includes("\0")) throw new UnreadableDocument("damaged");
  const { lines, add } = createLines();
  for (const line of text.split(/\r\n?|[\n\f\v\u2028\u2029]/)) add(line.replace(/ {3,}/g, "\t"));
  return lines;
}

function decode(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}
