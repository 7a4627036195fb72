import { type Card, layOut, layOutFoot, logoBox, margin, outlineBox } from "./card-layout.ts";
import { drawSpreads } from "./card-spreads.ts";
import { breakLines, write } from "./lettering.ts";
import { drawOutline } from "./outlines.ts";
import { createPicture, erase, type Picture, paint, size, toPng } from "./picture.ts";

export function drawCard(card: Card): Uint8Array<ArrayBuffer> {
  const picture = createPicture();
  if (card.spreads) return drawSpreadCard(picture, card, card.spreads);
  drawOutline(picture, card.stateCode, "soft", outlineBox);
  for (const { text, ...placed } of layOut(card)) write(picture, text, placed);
  drawFoot(picture, card.title);
  return toPng(picture);
}

function drawSpreadCard(
  picture: Picture,
  { title, lines }: Card,
  spreads: NonNullable<Card["spreads"]>,
): Uint8Array<ArrayBuffer> {
  const whole = size.width - 2 * margin;
  const [headline = ""] = breakLines(title, "title", whole, 1);
  write(picture, headline, { face: "title", ink: "ink", x: margin, y: margin + 44 });
  const [line] = lines;
  if (line)
    write(picture, breakLines(line.text, "text", whole, 1)[0] ?? "", {
      face: "text",
      ink: line.ink,
      x: margin,
      y: margin + 98,
    });
  drawSpreads(picture, spreads, { x: margin, y: margin + 122, width: whole, height: 300 });
  drawFoot(picture, title);
  return toPng(picture);
}

function drawFoot(picture: Picture, title: string): void {
  drawLogo(picture, logoBox.x, logoBox.y, logoBox.side);
  for (const { text, ...placed } of layOutFoot(title)) write(picture, text, placed);
}

/** Copies public/favicon.svg, whose side is 26. */
function drawLogo(picture: Picture, left: number, top: number, side: number): void {
  const unit = side / 26;
  const radius = 7 * unit;
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++) {
      const [dx, dy] = [toCorner(x + 0.5, side, radius), toCorner(y + 0.5, side, radius)];
      const inside = Math.max(0, Math.min(1, radius - Math.hypot(dx, dy) + 0.5));
      paint(picture, left + x, top + y, "accent", Math.round(inside * 15));
      if (isWhite((x + 0.5) / unit, (y + 0.5) / unit)) erase(picture, left + x, top + y);
    }
}

const toCorner = (at: number, side: number, radius: number) => Math.max(radius - at, at - (side - radius), 0);

function isWhite(x: number, y: number): boolean {
  const isBar = (along: number, across: number) => Math.abs(across - 13) < 1.5 && Math.abs(along - 13) < 8;
  return isBar(x, y) || isBar(y, x) || Math.hypot(x - 19.5, y - 6.5) < 2.2;
}
