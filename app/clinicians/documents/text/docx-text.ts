import { SaxesParser } from "saxes";
import { createLines, textLimits, UnreadableDocument } from "./text-limits.ts";
import { listZipEntries, unzipWithin } from "./zip-parts.ts";

type AddLine = (text: string) => void;

const parts = [/^word\/header\d*\.xml$/, /^word\/document\d*\.xml$/, /^word\/footer\d*\.xml$/];
const endsWord: Record<string, string> = { tab: "\t", br: "\n", cr: "\n", noBreakHyphen: "-" };
/** Word writes a text box twice: the second time, and deleted text, is not what a reader sees. */
const leftOut = new Set(["Fallback", "del", "moveFrom"]);

/** Headers, the text with its tables row by row, footers. */
export function readDocx(bytes: Uint8Array): string[] {
  const entries = listZipEntries(bytes);
  const wanted = parts.flatMap((part) => entries.filter(({ name }) => part.test(name)));
  if (!wanted.some(({ name }) => name.startsWith("word/document"))) throw new UnreadableDocument("damaged");
  const { lines, add } = createLines();
  const budget = { left: textLimits.xmlBytes };
  for (const entry of wanted) {
    const decoder = new TextDecoder();
    const xml = createReader(add);
    unzipWithin(bytes, entry, budget, (piece) => xml.write(decoder.decode(piece, { stream: true })));
    xml.end();
  }
  return lines;
}

/** A table's cells: one line each where every cell has one, and else what a cell holds stays together. */
function createReader(add: AddLine) {
  const parser = new SaxesParser({ xmlns: false, position: false });
  // It would make an Error of each fault, whose stack costs more than all the reading.
  parser.fail = () => parser;
  const path: string[] = [];
  const paragraphs: string[] = [];
  const rows: string[][][] = [];
  let leftOutFrom = Number.POSITIVE_INFINITY;
  let isText = false;

  function append(text: string): void {
    const paragraph = paragraphs.pop();
    if (paragraph !== undefined) paragraphs.push(paragraph + text);
  }
  function flush(text: string): void {
    const cell = rows.at(-1)?.at(-1);
    for (const line of text.split("\n")) {
      if (cell) cell.push(line);
      else add(line);
    }
  }

  function endRow(): void {
    const cells = rows.pop() ?? [];
    const filled = cells
      .map((lines) => lines.filter((line) => line.trim()))
      .filter((lines) => lines.length > 0);
    const isOneLine = filled.every((lines) => lines.length === 1);
    for (const line of isOneLine ? [filled.flat().join("\t")] : filled.flat()) flush(line);
  }

  parser.on("doctype", () => {
    throw new UnreadableDocument("damaged");
  });
  parser.on("opentag", ({ name }) => {
    const local = toLocal(name);
    path.push(local);
    if (path.length > textLimits.nesting) throw new UnreadableDocument("too-large");
    if (leftOut.has(local)) leftOutFrom = Math.min(leftOutFrom, path.length);
    if (path.length >= leftOutFrom) return;
    if (local === "p") paragraphs.push("");
    else if (local === "tr") rows.push([]);
    else if (local === "tc") rows.at(-1)?.push([]);
    else if (Object.hasOwn(endsWord, local) && path.at(-2) === "r") append(endsWord[local]!);
    isText = local === "t";
  });
  parser.on("text", (text) => {
    if (isText && path.length < leftOutFrom) append(text);
  });
  parser.on("closetag", () => {
    const local = path.pop();
    isText = false;
    if (path.length + 1 < leftOutFrom) {
      if (local === "p") flush(paragraphs.pop() ?? "");
      else if (local === "tr") endRow();
    } else if (path.length < leftOutFrom) leftOutFrom = Number.POSITIVE_INFINITY;
  });

  return {
    write: (text: string) => void parser.write(text),
    /** A file that breaks off gives what came before. */
    end(): void {
      while (paragraphs.length > 0) flush(paragraphs.pop()!);
      while (rows.length > 0) endRow();
    },
  };
}

const toLocal = (name: string) => name.slice(name.indexOf(":") + 1);
