import { Buffer } from "node:buffer";
import { inflateSync } from "node:zlib";
import packed from "./glyphs.json" with { type: "json" };

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
export function getFace(name: FaceName): Face {
  faces ??= unpackFaces();
  return faces[name];
}

export const toLevel = (at: number): number => (at % 2 === 0 ? levels[at >> 1]! >> 4 : levels[at >> 1]! & 15);

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
