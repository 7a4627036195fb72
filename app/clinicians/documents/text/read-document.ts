import { readDocx } from "./docx-text.ts";
import { readPdf } from "./pdf-text.ts";
import { readPlainText } from "./plain-text.ts";
import { readRtf } from "./rtf-text.ts";
import { type TextType, UnreadableDocument, type UnreadReason } from "./text-limits.ts";

type DocumentText = { ok: true; lines: string[] } | { ok: false; reason: UnreadReason };

const readers: Record<TextType, (bytes: Uint8Array) => string[] | Promise<string[]>> = {
  "application/pdf": readPdf,
  "application/vnd.openxmlformats-officedocument.wordprocessingml.document": readDocx,
  "application/rtf": readRtf,
  "text/plain": readPlainText,
  // Word's format before 2007: its readers are large, and Word saves the same file as DOCX.
  "application/msword": (): string[] => {
    throw new UnreadableDocument("old-word");
  },
};

/** Never throws: what a stranger's file does to a reader is an answer. Cells of a line are divided by tabs. */
export async function readDocumentText(bytes: Uint8Array, type: TextType): Promise<DocumentText> {
  try {
    const lines = await readers[type](bytes);
    return lines.length > 0 ? { ok: true, lines } : { ok: false, reason: "no-text" };
  } catch (error) {
    return { ok: false, reason: error instanceof UnreadableDocument ? error.reason : "damaged" };
  }
}
