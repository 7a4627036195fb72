import { site } from "#app/site.ts";
import { type CardSpread, drawSpreads } from "./card-spreads.ts";
import { breakLines, measure, write } from "./lettering.ts";
import { drawOutline } from "./outlines.ts";
import { createPicture, erase, type Ink, type Picture, paint, size, toPng } from "./picture.ts";

export interface Card {
  title: string;
  lines: readonly { text: string; ink: Ink }[];
  /** The state that the page is about, or null for the whole country. */
  stateCode: string | null;
  /** Drawn in place of the outline. */
  spreads?: readonly CardSpread[];
}

const margin = 72;
const textWidth = 690;
const titleHeight = 74;
const lineHeight = 52;

/** The picture of a shared link. */
export function drawCard({ title, lines, stateCode, spreads }: Card): Uint8Array<ArrayBuffer> {
  const picture = createPicture();
  if (spreads) return drawSpreadCard(picture, title, lines, spreads);
  drawOutline(picture, stateCode, "soft", { x: 790, y: 110, width: 350, height: 350 });
  let y = margin + 60;
  for (const line of breakLines(title, "title", textWidth, 3)) {
    write(picture, line, { face: "title", ink: "ink", x: margin, y });
    y += titleHeight;
  }
  y += 6;
  for (const { text, ink } of lines)
    for (const line of breakLines(text, "text", textWidth, 1)) {
      write(picture, line, { face: "text", ink, x: margin, y });
      y += lineHeight;
    }
  drawFoot(picture, title);
  return toPng(picture);
}

function drawSpreadCard(
  picture: Picture,
  title: string,
  lines: Card["lines"],
  spreads: readonly CardSpread[],
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

/** The logo, the name and, unless the title says it, what the site is. */
function drawFoot(picture: Picture, title: string): void {
  const [side, y] = [52, size.height - margin - 52];
  drawLogo(picture, margin, y, side);
  write(picture, site.name, { face: "text", ink: "accent", x: margin + side + 18, y: y + 38 });
  if (title === site.tagline) return;
  const x = margin + side + 18 + measure(site.name, "text") + 22;
  write(picture, `· ${site.tagline}`, { face: "text", ink: "muted", x: Math.round(x), y: y + 38 });
}

/** public/favicon.svg, whose side is 26. */
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
