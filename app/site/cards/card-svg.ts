import { escapeXml } from "#app/kit/text/escape-xml.ts";
import { type Card, layOut, layOutFoot, logoBox, outlineBox, type PlacedText } from "./card-layout.ts";
import { measure } from "./lettering.ts";
import { toOutlinePath } from "./outlines.ts";
import { size, toHex } from "./picture.ts";

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
