import { escapeXml } from "#app/kit/text/escape-xml.ts";
import { site } from "#app/site.ts";
import { type CardSpread, drawSpreads } from "./card-spreads.ts";
import { breakLines, type FaceName, measure, write } from "./lettering.ts";
import { drawOutline, toOutlinePath } from "./outlines.ts";
import { createPicture, erase, type Ink, type Picture, paint, size, toHex, toPng } from "./picture.ts";

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

const fonts = { title: 'font-size="64" font-weight="700"', text: 'font-size="34" font-weight="500"' };

/** Stretches the letters to their width in the PNG. */
export function toCardSvg(card: Card): string {
  const { width, height } = size;
  const { x, y, side } = logoBox;
  const texts = [...layOut(card), ...layOutFoot(card.title)].map(toText).join("\n");
  return `<?xml version="1.0" encoding="UTF-8"?>
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" font-family="Figtree, system-ui, sans-serif">
<title>${escapeXml(card.title)}</title>
<path fill="${toHex("paper")}" d="M0 0h${width}v${height}H0z"/>
<path fill="${toHex("soft")}" d="${toOutlinePath(card.stateCode, outlineBox)}"/>
${texts}
<g transform="translate(${x} ${y}) scale(${side / 26})"><rect width="26" height="26" rx="7" fill="${toHex("accent")}"/><path d="M13 6.5v13M6.5 13h13" stroke="#fff" stroke-width="3" stroke-linecap="round"/><circle cx="19.5" cy="6.5" r="2.2" fill="#fff"/></g>
</svg>
`;
}

function toText({ text, face, ink, x, y }: PlacedText): string {
  const width = Math.round(measure(text, face));
  return `<text x="${x}" y="${y}" fill="${toHex(ink)}" ${fonts[face]} textLength="${width}" lengthAdjust="spacingAndGlyphs">${escapeXml(text)}</text>`;
}

interface CardLine {
  text: string;
  ink: Ink;
  isLarge?: boolean;
}

export interface Card {
  title: string;
  lines: readonly CardLine[];
  stateCode: string | null;
  spreads?: readonly CardSpread[];
}

interface PlacedText {
  text: string;
  face: FaceName;
  ink: Ink;
  x: number;
  y: number;
}

const margin = 72;
const outlineBox = { x: 790, y: 110, width: 350, height: 350 };
const logoBox = { x: margin, y: size.height - margin - 52, side: 52 };

const textWidth = 690;
const wholeWidth = size.width - 2 * margin;
const lineHeights = { title: 74, text: 52 };

/** Large lines use the room of the title's third line, and like the title may overlap the outline. */
export function layOut({ title, lines }: Card): PlacedText[] {
  const isWhole = lines.some(({ isLarge }) => isLarge);
  const titles = breakLines(title, "title", isWhole ? wholeWidth : textWidth, isWhole ? 2 : 3);
  const placed: PlacedText[] = [];
  let y = margin + 60;
  const place = (text: string, face: FaceName, ink: Ink) => {
    placed.push({ text, face, ink, x: margin, y });
    y += lineHeights[face];
  };
  for (const text of titles) place(text, "title", "ink");
  y += isWhole ? 14 : 6;
  for (const { text, ink, isLarge } of lines) {
    const face = isLarge ? "title" : "text";
    for (const line of breakLines(text, face, isLarge ? wholeWidth : textWidth, 1)) place(line, face, ink);
  }
  return placed;
}

/** Leaves out what the site is if the title says it. */
function layOutFoot(title: string): PlacedText[] {
  const [x, y] = [margin + logoBox.side + 18, logoBox.y + 38];
  const name: PlacedText = { text: site.name, face: "text", ink: "accent", x, y };
  if (title === site.tagline) return [name];
  const after = Math.round(x + measure(site.name, "text") + 22);
  return [name, { text: `· ${site.tagline}`, face: "text", ink: "muted", x: after, y }];
}
