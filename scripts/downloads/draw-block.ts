import { drawTable } from "./draw-table.ts";
import { ink } from "./ink.ts";
import type { Pen } from "./pen.ts";
import type { Block, BlockOf } from "./sheet.ts";
import type { Tag } from "./tag.ts";

const gap = 8;
const labelStyle = { size: 8, face: "semibold", color: ink.note } as const;

/** @param name begins the names of its form fields */
export function drawBlock(pen: Pen, tag: Tag, block: Block, name: string): void {
  if (block.kind === "fields") drawFields(pen, tag, block, name);
  else if (block.kind === "table") drawTable(pen, tag, block, name);
  else if (block.kind === "checklist") drawTable(pen, tag, toChecklistTable(block), name);
  else if (block.kind === "questions") drawQuestions(pen, tag, block, name);
  else if (block.kind === "points") drawPoints(pen, tag, block);
  else drawLines(pen, tag, block, name);
  pen.y += gap;
}

/** The label is at the top of the box, as in a hospital's own forms. */
function drawFields(pen: Pen, tag: Tag, { columns, items }: BlockOf<"fields">, name: string): void {
  const height = 33;
  const unit = pen.width / columns;
  let column = 0;
  items.forEach(({ label, span }, at) => {
    if (column + span > columns) {
      column = 0;
      pen.y += height;
    }
    if (column === 0) pen.makeRoom(height);
    const area = { x: pen.left + column * unit, y: pen.y, width: span * unit };
    pen.box(area, height, { line: ink.rule });
    pen.write(tag, "P", label, { ...area, x: area.x + 4, y: area.y + 3, width: area.width - 8 }, labelStyle);
    const form = pen.open(tag, "Form");
    const place = { x: area.x + 2, y: area.y + 14, width: area.width - 4, height: height - 16 };
    pen.answers.addText(form, place, { name: `${name}.${at + 1}`, label });
    form.end();
    column += span;
  });
  pen.y += height;
}

const toChecklistTable = ({ items, asks }: BlockOf<"checklist">): BlockOf<"table"> => {
  const taken = asks.reduce((sum, { width }) => sum + width, 0);
  return {
    kind: "table",
    columns: [
      { label: "Done", width: 7, holds: "check", total: false },
      { label: "What to do", width: 93 - taken, holds: "words", total: false },
      ...asks.map((ask) => ({ ...ask, holds: "text" as const, total: false })),
    ],
    rows: items.map(({ text, note }) => ({ cells: ["", text], note })),
    blank: 0,
    rowHeight: 20,
  };
};

function drawQuestions(pen: Pen, tag: Tag, { items, hint, lines }: BlockOf<"questions">, name: string): void {
  const list = pen.open(tag, "L");
  const indent = 18;
  items.forEach(({ ask, look }, at) => {
    const [x, width] = [pen.left + indent, pen.width - indent];
    const question = { size: 10, face: "semibold" } as const;
    const note = { size: 9, color: ink.note };
    const space = lines * 17;
    const noted = `${hint} ${look}`;
    pen.makeRoom(pen.heightOf(ask, width, question) + pen.heightOf(noted, width, note) + space + 10);
    const item = pen.open(list, "LI");
    pen.write(item, "Lbl", `${at + 1}.`, { x: pen.left, y: pen.y, width: indent }, question);
    const body = pen.open(item, "LBody");
    pen.y += pen.write(body, "P", ask, { x, y: pen.y, width }, question) + 1;
    pen.y += pen.write(body, "P", noted, { x, y: pen.y, width }, note) + 2;
    if (lines > 0)
      drawSpace(pen, body, { x, width, lines }, { name: `${name}.${at + 1}`, label: `Notes on: ${ask}` });
    pen.y += 8;
    for (const part of [body, item]) part.end();
  });
  list.end();
}

function drawSpace(
  pen: Pen,
  tag: Tag,
  { x, width, lines }: { x: number; width: number; lines: number },
  named: { name: string; label: string },
): void {
  const step = 17;
  const y = pen.y;
  for (let at = 1; at <= lines; at++) pen.rule(x, y + at * step, width, 0.5);
  const form = pen.open(tag, "Form");
  pen.answers.addText(form, { x, y: y + 2, width, height: lines * step - 2 }, named, { lines });
  form.end();
  pen.y += lines * step;
}

function drawPoints(pen: Pen, tag: Tag, { items }: BlockOf<"points">): void {
  const list = pen.open(tag, "L");
  const style = { size: 9.5 };
  for (const text of items) {
    const [x, width] = [pen.left + 12, pen.width - 12];
    pen.makeRoom(pen.heightOf(text, width, style));
    const item = pen.open(list, "LI");
    pen.write(item, "Lbl", "•", { x: pen.left + 2, y: pen.y, width: 10 }, style);
    pen.y += pen.write(item, "LBody", text, { x, y: pen.y, width }, style) + 3;
    item.end();
  }
  list.end();
}

function drawLines(pen: Pen, tag: Tag, { label, rows }: BlockOf<"lines">, name: string): void {
  pen.makeRoom(14 + rows * 17);
  pen.y += pen.write(tag, "P", label, { x: pen.left, y: pen.y, width: pen.width }, labelStyle) + 1;
  drawSpace(pen, tag, { x: pen.left, width: pen.width, lines: rows }, { name: `${name}.1`, label });
}
