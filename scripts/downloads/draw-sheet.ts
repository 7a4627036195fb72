import { site } from "#app/site.ts";
import { drawBlock } from "./draw-block.ts";
import { ink } from "./ink.ts";
import { Pen } from "./pen.ts";
import type { Sheet, SheetSection } from "./sheet.ts";

/** No heading is left alone at the foot of a page. */
const leastBelowHeading = 96;

export function drawSheet(sheet: Sheet): { pdf: Buffer; pages: number; svg: string } {
  const pen = new Pen(sheet);
  drawHead(pen, sheet);
  for (const [at, section] of sheet.sections.entries()) drawSection(pen, section, at);
  return { ...pen.finish(), svg: pen.preview.toSvg() };
}

function drawHead(pen: Pen, { title, lead }: Sheet): void {
  const { left: x, width } = pen;
  pen.putUnread(site.name, { x, y: pen.y, width }, { size: 9, face: "semibold", color: ink.note });
  pen.y += 14;
  pen.y += pen.write(pen.root, "H1", title, { x, y: pen.y, width }, { size: 22, face: "bold" }) + 3;
  pen.y += pen.write(
    pen.root,
    "P",
    lead,
    { x, y: pen.y, width: Math.min(width, 620) },
    { size: 10, color: ink.note },
  );
  pen.y += 8;
  pen.rule(x, pen.y, width, 1.2);
  pen.y += 6;
}

function drawSection(pen: Pen, { title, note, newPage, blocks }: SheetSection, at: number): void {
  const { left: x, width } = pen;
  if (newPage && at > 0) pen.newPage();
  else pen.makeRoom(leastBelowHeading);
  pen.y += 8;
  const tag = pen.open(pen.root, "Sect");
  pen.bookmark(title);
  pen.y += pen.write(tag, "H2", title, { x, y: pen.y, width }, { size: 13, face: "bold" }) + 2;
  if (note) pen.y += pen.write(tag, "P", note, { x, y: pen.y, width }, { size: 9, color: ink.note }) + 2;
  pen.y += 4;
  for (const [index, block] of blocks.entries()) drawBlock(pen, tag, block, `${at + 1}.${index + 1}`);
  tag.end();
  pen.y += 4;
}
