import { ink } from "./ink.ts";
import type { Pen } from "./pen.ts";
import type { BlockOf, TableColumn, TableRow } from "./sheet.ts";
import type { Tag } from "./tag.ts";

const pad = 4;
const checkSize = 11;
const headStyle = { size: 8, face: "semibold" } as const;
const cellStyle = { size: 9.5 } as const;
const noteStyle = { size: 8.5, color: ink.note } as const;

interface PlacedColumn extends TableColumn {
  x: number;
  points: number;
}

/** Cells with words are text; the others are form fields. Each page of the table repeats its head. */
export function drawTable(pen: Pen, parent: Tag, block: BlockOf<"table">, name: string): void {
  const columns = placeColumns(pen, block.columns);
  const rows = [...block.rows, ...Array.from({ length: block.blank }, (): TableRow => ({ cells: [] }))];
  const table = pen.open(parent, "Table");
  const head = headHeight(pen, columns);
  pen.makeRoom(head + rowHeight(pen, columns, rows[0]!, block.rowHeight));
  drawHead(pen, columns, head, table);
  rows.forEach((row, at) => {
    const height = rowHeight(pen, columns, row, block.rowHeight);
    if (pen.makeRoom(height)) drawHead(pen, columns, head, null);
    drawRow(pen, table, columns, row, height, { name: `${name}.${at + 1}`, number: at + 1 });
    pen.y += height;
  });
  table.end();
}

function placeColumns(pen: Pen, columns: readonly TableColumn[]): PlacedColumn[] {
  const printed = columns.filter(({ formula }) => !formula);
  const share = pen.width / printed.reduce((sum, { width }) => sum + width, 0);
  let x = pen.left;
  return printed.map((column) => {
    const placed = { ...column, x, points: column.width * share };
    x += placed.points;
    return placed;
  });
}

const headHeight = (pen: Pen, columns: readonly PlacedColumn[]): number =>
  Math.max(...columns.map(({ label, points }) => pen.heightOf(label, points - 2 * pad, headStyle))) + 7;

/** @param table is null for a repeated head, which a screen reader should not read twice */
function drawHead(pen: Pen, columns: readonly PlacedColumn[], height: number, table: Tag | null): void {
  const y = pen.y;
  pen.box({ x: pen.left, y, width: pen.width }, height, { fill: ink.fill, line: ink.rule });
  const row = table && pen.open(table, "TR");
  for (const { label, x, points, holds } of columns) {
    const indent = holds === "check" ? Math.max(pad, (points - pen.widthOf(label, headStyle)) / 2) : pad;
    const area = { x: x + indent, y: y + 4, width: points - indent };
    if (!row) pen.putUnread(label, area, headStyle);
    else pen.write(row, "TH", label, area, headStyle, { O: "Table", Scope: "Column" });
  }
  row?.end();
  pen.y += height;
}

function rowHeight(pen: Pen, columns: readonly PlacedColumn[], row: TableRow, least: number): number {
  const heights = columns.map(({ points }, at) => {
    const text = row.cells[at];
    if (!text) return 0;
    const width = points - 2 * pad;
    const note = row.note && isNoted(columns, at) ? pen.heightOf(row.note, width, noteStyle) : 0;
    return pen.heightOf(text, width, cellStyle) + note + 8;
  });
  return Math.max(least, ...heights);
}

const isNoted = (columns: readonly PlacedColumn[], at: number): boolean =>
  at === columns.findIndex(({ holds }) => holds === "words");

function drawRow(
  pen: Pen,
  table: Tag,
  columns: readonly PlacedColumn[],
  row: TableRow,
  height: number,
  { name, number }: { name: string; number: number },
): void {
  const tag = pen.open(table, "TR");
  const about = columns.map((_, at) => row.cells[at]).find(Boolean) ?? `Row ${number}`;
  columns.forEach((column, at) => {
    const { x, points, label } = column;
    pen.box({ x, y: pen.y, width: points }, height, { line: ink.rule });
    const text = row.cells[at];
    const isHeading = Boolean(text) && columns.slice(0, at).every(({ holds }) => holds === "check");
    const cell = pen.open(tag, isHeading ? "TH" : "TD", isHeading ? { O: "Table", Scope: "Row" } : undefined);
    if (text)
      drawWords(
        pen,
        cell,
        { x: x + pad, width: points - 2 * pad },
        text,
        row.note && isNoted(columns, at) ? row.note : null,
      );
    else drawAnswer(pen, cell, column, height, { name: `${name}.${at + 1}`, label: `${about}: ${label}` });
    cell.end();
  });
  tag.end();
}

function drawWords(
  pen: Pen,
  cell: Tag,
  { x, width }: { x: number; width: number },
  text: string,
  note: string | null,
): void {
  const height = pen.write(cell, "P", text, { x, y: pen.y + 4, width }, cellStyle);
  if (note) pen.write(cell, "P", note, { x, y: pen.y + 4 + height, width }, noteStyle);
}

function drawAnswer(
  pen: Pen,
  cell: Tag,
  { x, points, holds }: PlacedColumn,
  height: number,
  named: { name: string; label: string },
): void {
  const form = pen.open(cell, "Form");
  if (holds === "check") {
    const place = { x: x + (points - checkSize) / 2, y: pen.y + 5, width: checkSize, height: checkSize };
    pen.box(place, checkSize, { line: ink.text });
    pen.answers.addCheck(form, place, named);
  } else {
    const place = { x: x + 1.5, y: pen.y + 1.5, width: points - 3, height: height - 3 };
    pen.answers.addText(form, place, named, { lines: Math.floor(height / 14) });
  }
  form.end();
}
