import { site } from "#app/site.ts";
import type { CardSpread } from "./card-spreads.ts";
import type { FaceName } from "./glyphs.ts";
import { breakLines, measure } from "./lettering.ts";
import { type Ink, size } from "./picture.ts";

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

export interface PlacedText {
  text: string;
  face: FaceName;
  ink: Ink;
  x: number;
  y: number;
}

export const margin = 72;
export const outlineBox = { x: 790, y: 110, width: 350, height: 350 };
export const logoBox = { x: margin, y: size.height - margin - 52, side: 52 };

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
export function layOutFoot(title: string): PlacedText[] {
  const [x, y] = [margin + logoBox.side + 18, logoBox.y + 38];
  const name: PlacedText = { text: site.name, face: "text", ink: "accent", x, y };
  if (title === site.tagline) return [name];
  const after = Math.round(x + measure(site.name, "text") + 22);
  return [name, { text: `· ${site.tagline}`, face: "text", ink: "muted", x: after, y }];
}
