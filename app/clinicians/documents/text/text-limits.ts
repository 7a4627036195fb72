import type { DocumentType } from "#app/kit/platform/file/file-type.ts";

/** What a résumé may be, and what is read. */
export const textTypes = [
  "application/pdf",
  "application/msword",
  "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  "application/rtf",
  "text/plain",
] as const satisfies readonly DocumentType[];

export type TextType = (typeof textTypes)[number];

/**
 * No résumé comes near them, and a file at any of them takes less than the 5 s of processor time that
 * functions/documents/wrangler.toml allows. Amounts where there are any: a Worker's clock stands still while it computes.
 */
export const textLimits = {
  pages: 60,
  characters: 200_000,
  xmlBytes: 8 * 1024 * 1024,
  pdfStreamBytes: 48 * 1024 * 1024,
  pdfItems: 30_000,
  pdfMs: 3_000,
  nesting: 200,
  zipEntries: 2_000,
} as const;

export type UnreadReason = "old-word" | "locked" | "too-large" | "damaged" | "no-text";

export class UnreadableDocument extends Error {
  readonly reason: UnreadReason;
  constructor(reason: UnreadReason) {
    super(reason);
    this.reason = reason;
  }
}

/** Collects lines without blank ones, and stops the reader at the most that is kept. */
export function createLines() {
  const lines: string[] = [];
  let characters = 0;
  return {
    lines,
    add(text: string): void {
      characters += text.length + 1;
      if (characters > textLimits.characters) throw new UnreadableDocument("too-large");
      const line = toLine(text);
      if (line) lines.push(line);
    },
  };
}

/** A tab between two cells is kept, because it says where one ends. */
const toLine = (text: string): string =>
  text
    .replace(/[\p{Cf}\p{Co}\uFFFD]/gu, "")
    .normalize("NFKC")
    .split("\t")
    .map((cell) => cell.replace(/\s+/g, " ").trim())
    .filter(Boolean)
    .join("\t");
