import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { sheetFolder } from "./download-rows.ts";
import { drawSheet } from "./draw-sheet.ts";
import { readSheets } from "./read-sheets.ts";
import { toWorkbook } from "./workbook.ts";

export const downloadSources = [`data/${sheetFolder}`, "scripts/downloads", "app/site.ts"];

export async function makeDownloads(folder: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(`${folder}/files`, { recursive: true });
  const made: Record<string, { pages: number; pdfBytes: number; sheetBytes: number }> = {};
  for (const sheet of readSheets(`data/${sheetFolder}`)) {
    const { pdf, pages, svg } = drawSheet(sheet);
    const workbook = await toWorkbook(sheet);
    writeFileSync(`${folder}/files/${sheet.slug}.pdf`, pdf);
    writeFileSync(`${folder}/files/${sheet.slug}.xlsx`, workbook);
    writeFileSync(`${folder}/files/${sheet.slug}.svg`, svg);
    made[sheet.slug] = { pages, pdfBytes: pdf.length, sheetBytes: workbook.length };
  }
  writeFileSync(`${folder}/made.js`, `export default ${JSON.stringify(made)};\n`);
}
