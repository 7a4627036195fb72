import type { PayFigures, PayScale } from "#app/kit/ui/chart/pay-scale.ts";
import { breakLines, measure, write } from "./lettering.ts";
import { erase, type Ink, type Picture, paint } from "./picture.ts";

export interface CardSpread {
  name: string;
  note: string;
  figures: PayFigures;
  /** No higher figure is published. */
  topCode: number | null;
  scale: PayScale;
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const nameWidth = 270;
const noteWidth = 180;
const rowHeight = 75;

export function drawSpreads(
  picture: Picture,
  spreads: readonly CardSpread[],
  { x, y, width, height }: Box,
): void {
  const step = Math.min(rowHeight, Math.floor(height / spreads.length));
  spreads.forEach((spread, at) => {
    const middle = y + step * at + Math.round(step / 2);
    const name = breakLines(spread.name, "text", nameWidth, 1)[0] ?? "";
    write(picture, name, { face: "text", ink: "ink", x, y: middle + 11 });
    const left = Math.round(x + width - measure(spread.note, "text"));
    write(picture, spread.note, { face: "text", ink: "accent", x: left, y: middle + 11 });
    drawSpread(picture, spread, {
      x: x + nameWidth + 20,
      y: middle,
      width: width - nameWidth - noteWidth - 40,
      height: Math.min(34, step - 16),
    });
  });
}

function drawSpread(picture: Picture, { figures, topCode, scale }: CardSpread, box: Box): void {
  const { p10, p25, median, p75, p90 } = figures;
  const isOpen = (amount: number) => topCode !== null && amount >= topCode;
  const end = topCode === null ? 100 : scale.toPercent(topCode);
  const at = (amount: number) =>
    Math.round(box.x + (Math.min(scale.toPercent(amount), end) / 100) * box.width);
  const half = box.height / 2;
  const bar = (from: number, to: number, thickness: number, ink: Ink) =>
    fill(picture, ink, {
      x: from,
      y: Math.round(box.y - thickness / 2),
      width: Math.max(2, to - from),
      height: thickness,
    });
  const [from, to] = [p10 ?? p25, p90 ?? p75];
  if (from !== null && to !== null) bar(at(from), at(to), 4, "muted");
  for (const one of [p10, p90])
    if (one !== null && !isOpen(one)) bar(at(one) - 2, at(one) + 2, half, "muted");
  if (p25 !== null && p75 !== null) bar(at(p25), at(p75), box.height - 6, "accent");
  if (to !== null && isOpen(to))
    for (let dash = at(to); dash < box.x + box.width; dash += 18) bar(dash, dash + 10, 8, "accent");
  if (median !== null && !isOpen(median)) {
    clear(picture, { x: at(median) - 6, y: Math.round(box.y - half - 4), width: 12, height: box.height + 8 });
    bar(at(median) - 3, at(median) + 3, box.height + 8, "ink");
  }
}

const full = 15;

function fill(picture: Picture, ink: Ink, box: Box): void {
  forEachPixel(box, (x, y) => paint(picture, x, y, ink, full));
}

const clear = (picture: Picture, box: Box): void => forEachPixel(box, (x, y) => erase(picture, x, y));

function forEachPixel({ x, y, width, height }: Box, act: (x: number, y: number) => void): void {
  for (let row = y; row < y + height; row++)
    for (let column = x; column < x + width; column++) act(column, row);
}
