import { getDocumentProxy } from "unpdf";
import { inflateWithin } from "./inflate.ts";
import { type Piece, toPageLines } from "./pdf-lines.ts";
import { createLines, textLimits, UnreadableDocument } from "./text-limits.ts";

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>;

export async function readPdf(bytes: Uint8Array): Promise<string[]> {
  checkStreams(bytes);
  // pdf.js takes the bytes over.
  const pdf = await open(bytes.slice());
  try {
    if (pdf.numPages > textLimits.pages) throw new UnreadableDocument("too-large");
    const { lines, add } = createLines();
    const effort = createEffort();
    for (let number = 1; number <= pdf.numPages; number++)
      for (const line of toPageLines(await readPieces(pdf, number, effort))) add(line);
    return lines;
  } finally {
    await pdf.loadingTask.destroy();
  }
}

const errorsOnly = 0;

async function open(bytes: Uint8Array): Promise<Pdf> {
  try {
    return await getDocumentProxy(bytes, {
      disableFontFace: true,
      useSystemFonts: false,
      useWorkerFetch: false,
      enableXfa: false,
      verbosity: errorsOnly,
    });
  } catch (error) {
    const isLocked = error instanceof Error && error.name === "PasswordException";
    throw new UnreadableDocument(isLocked ? "locked" : "damaged");
  }
}

/** Unpacks each stream once, because pdf.js would go on however much came out. */
function checkStreams(bytes: Uint8Array): void {
  const text = new TextDecoder("latin1").decode(bytes);
  const budget = { left: textLimits.pdfStreamBytes };
  const word = /stream\r?\n/g;
  for (let match = word.exec(text); match; match = word.exec(text)) {
    const start = word.lastIndex;
    // A stream of zlib: deflate, and a window of at most 32 kB.
    if (text[match.index - 1] === "d" || (bytes[start]! & 0x8f) !== 8) continue;
    const end = text.indexOf("endstream", start);
    const packed = bytes.subarray(start + 2, end < 0 ? undefined : end);
    word.lastIndex = start + 2 + inflateWithin(packed, budget);
  }
}

type Effort = ReturnType<typeof createEffort>;

/** Forms that draw each other, twice each, need little space and much time. */
function createEffort() {
  const start = Date.now();
  let items = 0;
  let pauses = 0;
  return {
    async spend(count: number): Promise<void> {
      items += count;
      // A Worker's clock moves on only between its turns.
      if (++pauses % 20 === 0) await new Promise((resolve) => setTimeout(resolve));
      if (items > textLimits.pdfItems || Date.now() - start > textLimits.pdfMs)
        throw new UnreadableDocument("too-large");
    },
  };
}

/** Page by page and bit by bit, so that what is too much is never there at once. */
async function readPieces(pdf: Pdf, number: number, effort: Effort): Promise<Piece[]> {
  const page = await pdf.getPage(number);
  const reader = page.streamTextContent().getReader();
  const pieces: Piece[] = [];
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      await effort.spend(read.value.items.length);
      for (const item of read.value.items) {
        if (!item.str?.trim()) continue;
        const [a, b, , , x, y] = item.transform;
        // What stands upright or askew is a watermark.
        if (a > 0 && b === 0)
          pieces.push({ text: item.str, x, y, width: item.width, size: item.height || a });
      }
    }
  } finally {
    await reader.cancel(new Error("Read as far as needed.")).catch(() => undefined);
  }
  return pieces;
}
