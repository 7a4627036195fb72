import { readFileSync } from "node:fs";
import { strToU8, zipSync } from "fflate";
import PDFDocument from "pdfkit";
import type { TextType } from "#app/clinicians/documents/text/text-limits.ts";

interface Block {
  kind: "name" | "heading" | "bullet" | "line";
  cells: string[];
  column: "whole" | "side" | "main";
}

/** "! name", "# heading", "- bullet", tabs between cells, "<<" and ">>" before what stands in the side and the main column. */
function toBlocks(text: string): Block[] {
  let column: Block["column"] = "whole";
  return text.split("\n").flatMap((line): Block[] => {
    if (line === "<<" || line === ">>") column = line === "<<" ? "side" : "main";
    if (!line.trim() || line === "<<" || line === ">>") return [];
    const [, mark, rest] = /^([!#-]) (.*)$/.exec(line) ?? [null, "", line];
    const kind = mark === "!" ? "name" : mark === "#" ? "heading" : mark === "-" ? "bullet" : "line";
    return [{ kind, cells: rest!.split("\t"), column }];
  });
}

interface Sample {
  bytes: Uint8Array;
  type: TextType;
  /** By a suggestion's field. */
  expected: Record<string, unknown>;
}

/** A file of `tests/samples/resumes` has a format, what is to be read, and the text. */
export async function drawSample(file: string): Promise<Sample> {
  const [, format = "", expected = "", text = ""] =
    /^format: (.*)\nexpect: (.*)\n---\n([\s\S]*)$/.exec(readFileSync(file, "utf8")) ?? [];
  return { ...(await drawResume(format, text)), expected: JSON.parse(expected) };
}

async function drawResume(format: string, text: string): Promise<{ bytes: Uint8Array; type: TextType }> {
  const [kind, layout] = format.split(" ");
  if (kind === "txt") return { bytes: new TextEncoder().encode(text), type: "text/plain" };
  const blocks = toBlocks(text);
  if (kind === "rtf") return { bytes: strToU8(toRtf(blocks), true), type: "application/rtf" };
  if (kind === "docx")
    return {
      bytes: toDocx(blocks, layout === "table"),
      type: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
    };
  return { bytes: await toPdf(blocks), type: "application/pdf" };
}

function toRtf(blocks: readonly Block[]): string {
  const code = (text: string) =>
    text.replace(/[\\{}]/g, "\\$&").replace(/[^\x20-\x7e]/g, (char) => `\\u${char.charCodeAt(0)}?`);
  const lines = blocks.map(({ kind, cells }) => {
    const said = cells.map(code).join("\\tab ");
    if (kind === "bullet") return `{\\pntext\\'b7\\tab}${said}\\par`;
    return kind === "line" ? `\\pard ${said}\\par` : `{\\b\\fs28 ${said}}\\par`;
  });
  return `{\\rtf1\\ansi\\ansicpg1252{\\fonttbl{\\f0 Calibri;}}{\\colortbl;}\n${lines.join("\n")}}`;
}

/** Without marks of bullets, which Word keeps apart from the text. */
function toDocx(blocks: readonly Block[], hasTables: boolean): Uint8Array {
  const run = (text: string) =>
    `<w:r><w:t xml:space="preserve">${text.replace(/&/g, "&amp;").replace(/</g, "&lt;")}</w:t></w:r>`;
  const body = blocks.map(({ cells }) =>
    hasTables && cells.length > 1
      ? `<w:tbl><w:tr>${cells.map((cell) => `<w:tc><w:p>${run(cell)}</w:p></w:tc>`).join("")}</w:tr></w:tbl>`
      : `<w:p>${cells.map(run).join("<w:r><w:tab/></w:r>")}</w:p>`,
  );
  return zipSync({
    "word/document.xml": strToU8(
      `<?xml version="1.0" encoding="UTF-8"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${body.join("")}</w:body></w:document>`,
    ),
  });
}

const sizes = { name: 20, heading: 12, bullet: 10, line: 10 };

function toPdf(blocks: readonly Block[]): Promise<Uint8Array> {
  const pdf = new PDFDocument({ size: "LETTER", margin: 50 });
  const chunks: Uint8Array[] = [];
  pdf.on("data", (chunk: Uint8Array) => chunks.push(chunk));
  const whole = new Promise<Uint8Array>((resolve) =>
    pdf.on("end", () => resolve(new Uint8Array(Buffer.concat(chunks)))),
  );
  const at = { whole: 50, side: 50, main: 50 };
  for (const { kind, cells, column } of blocks) {
    const left = column === "main" ? 230 : 50;
    const width = column === "whole" ? 512 : column === "side" ? 160 : 332;
    pdf.fontSize(sizes[kind]).font(kind === "heading" ? "Helvetica-Bold" : "Helvetica");
    if (kind === "heading") at[column] += 8;
    cells.forEach((cell, number) => {
      const said = kind === "bullet" ? `• ${cell}` : cell;
      const isLast = number === cells.length - 1 && number > 0;
      const x = isLast ? left : left + (number * width) / cells.length;
      pdf.text(said, x, at[column], { width, align: isLast ? "right" : "left" });
    });
    at[column] = pdf.y + 3;
    if (column === "whole") [at.side, at.main] = [at.whole + 10, at.whole + 10];
  }
  pdf.end();
  return whole;
}
