import { unzipSync, zipSync } from "fflate";
import writeXlsx, { type Row } from "write-excel-file/node";
import { toRows } from "./block-rows.ts";
import { styles } from "./cell-styles.ts";
import type { Sheet, SheetSection } from "./sheet.ts";

const mostInName = 31;
const charactersAcross = 120;

/** The spreadsheet twin. Same bytes for the same sheet. */
export async function toWorkbook(sheet: Sheet): Promise<Uint8Array> {
  const { title, sections, oneTab, landscape, updated } = sheet;
  const tabs = oneTab ? [toTab(title, sections)] : sections.map((section) => toTab(section.title, [section]));
  const written = await writeXlsx(
    tabs.map((tab) => ({ ...tab, ...(landscape && { orientation: "landscape" as const }) })),
    { fontFamily: "Calibri", fontSize: 11 },
  ).toBuffer();
  // The library stamps its files with the present time.
  return zipSync(unzipSync(written), { level: 9, mtime: `${updated}T12:00:00` });
}

function toTab(name: string, sections: readonly SheetSection[]) {
  const data: Row[] = [];
  const named = new Map<string, number>();
  for (const { title, note, blocks } of sections) {
    data.push([{ ...styles.title, value: title }]);
    if (note) data.push([{ ...styles.note, value: note }]);
    for (const block of blocks) data.push(...toRows(block, data.length + 1, named), []);
  }
  return {
    sheet: name
      .replace(/[\\/*?:[\]]/g, "")
      .slice(0, mostInName)
      .trim(),
    data,
    columns: toWidths(sections.flatMap(({ blocks }) => blocks)).map((width) => ({ width })),
    showGridLines: false,
  };
}

/** Those of the block with most columns, in characters. */
function toWidths(blocks: SheetSection["blocks"]): number[] {
  const shares = blocks.map((block) => {
    if (block.kind === "table") return block.columns.map(({ width }) => width);
    if (block.kind === "checklist") return [7, 70, ...block.asks.map(() => 16)];
    if (block.kind === "questions") return [5, 60, 55];
    return [40, 60];
  });
  const widest = shares.reduce((most, list) => (list.length > most.length ? list : most));
  const unit = charactersAcross / widest.reduce((sum, width) => sum + width, 0);
  return widest.map((width) => Math.max(6, Math.round(width * unit)));
}
