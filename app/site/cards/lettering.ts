import { Buffer } from "node:buffer";
import { inflateSync } from "node:zlib";
import packed from "./glyphs.json" with { type: "json" };
import { type Ink, type Picture, paint } from "./picture.ts";

interface Placed {
  face: FaceName;
  ink: Ink;
  x: number;
  y: number;
}

export function write(picture: Picture, text: string, { face: name, ink, x, y }: Placed): void {
  const face = getFace(name);
  let pen = x;
  let before = "";
  for (const character of toKnown(text, name)) {
    const glyph = face.glyphs.get(character)!;
    pen += face.kerning[before + character] ?? 0;
    const left = Math.round(pen) + glyph.left;
    for (let row = 0; row < glyph.height; row++)
      for (let column = 0; column < glyph.width; column++)
        paint(
          picture,
          left + column,
          y + glyph.top + row,
          ink,
          toLevel(glyph.at + row * glyph.width + column),
        );
    pen += glyph.advance;
    before = character;
  }
}

export function measure(text: string, name: FaceName): number {
  const { glyphs, kerning } = getFace(name);
  let before = "";
  let width = 0;
  for (const character of toKnown(text, name)) {
    width += glyphs.get(character)!.advance + (kerning[before + character] ?? 0);
    before = character;
  }
  return width;
}

function toKnown(text: string, name: FaceName): string[] {
  const { glyphs } = getFace(name);
  return [...text.normalize("NFC")].flatMap((character) => {
    if (glyphs.has(character)) return [character];
    const plain = character.normalize("NFD").replace(/\p{M}/gu, "");
    return [...(/^\s$/.test(plain) ? " " : plain)].filter((part) => glyphs.has(part));
  });
}

/** At most `most` lines. A last line that is cut ends in three dots. */
export function breakLines(text: string, name: FaceName, width: number, most: number): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = line ? `${line} ${word}` : word;
    if (measure(longer, name) <= width || !line) line = longer;
    else {
      lines.push(line);
      line = word;
    }
  }
  if (line) lines.push(line);
  const kept = lines.slice(0, most);
  const last = kept.at(-1) ?? "";
  if (lines.length > most || measure(last, name) > width) kept[kept.length - 1] = cut(last, name, width);
  return kept.map((one) => (measure(one, name) > width ? cut(one, name, width) : one));
}

function cut(line: string, name: FaceName, width: number): string {
  let shown = line.slice(0, 200);
  while (shown && measure(`${shown}...`, name) > width) shown = shown.slice(0, -1);
  return `${shown.trimEnd()}...`;
}

export type FaceName = "title" | "text";

interface Measures {
  glyphs: [character: string, advance: number, left: number, top: number, width: number, height: number][];
  kerning: Record<string, number>;
}

interface Glyph {
  advance: number;
  left: number;
  /** Above the baseline, so it is negative. */
  top: number;
  width: number;
  height: number;
  at: number;
}

interface Face {
  glyphs: ReadonlyMap<string, Glyph>;
  kerning: Readonly<Record<string, number>>;
}

let faces: Record<FaceName, Face> | undefined;
let levels = new Uint8Array();

const unpack = (text: string) => inflateSync(Buffer.from(text, "base64"));

/** Unpacked on first use, because few isolates draw a card. */
function getFace(name: FaceName): Face {
  faces ??= unpackFaces();
  return faces[name];
}

const toLevel = (at: number): number => (at % 2 === 0 ? levels[at >> 1]! >> 4 : levels[at >> 1]! & 15);

function unpackFaces(): Record<FaceName, Face> {
  levels = unpack(packed.levels);
  const measures: Record<FaceName, Measures> = JSON.parse(unpack(packed.measures).toString());
  let at = 0;
  const toFace = ({ glyphs, kerning }: Measures): Face => ({
    kerning,
    glyphs: new Map(
      glyphs.map(([character, advance, left, top, width, height]) => {
        const glyph = { advance, left, top, width, height, at };
        at += width * height;
        return [character, glyph];
      }),
    ),
  });
  return { title: toFace(measures.title), text: toFace(measures.text) };
}
