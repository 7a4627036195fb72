import { readFileSync } from "node:fs";
import { deflateSync } from "node:zlib";
import { launchChromium } from "../machine/chromium.ts";

const font = "node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2";
const characters = `${String.fromCharCode(...Array.from({ length: 95 }, (_, at) => at + 32))}’“”–—·•©®°é`;

const faces = { title: { size: 64, weight: 700 }, text: { size: 34, weight: 500 } };

interface Drawn {
  /** In the order of the levels, which an object would not keep for digits. */
  glyphs: [character: string, advance: number, left: number, top: number, width: number, height: number][];
  kerning: Record<string, number>;
  /** Opacity from 0 to 15. */
  levels: number[];
}

/** The letters of link preview pictures, because a Worker has no fonts. */
export async function drawGlyphs(): Promise<string> {
  const browser = await launchChromium();
  const page = await browser.newPage();
  const url = `data:font/woff2;base64,${readFileSync(font).toString("base64")}`;
  await page.setContent(`<style>@font-face{font-family:F;src:url(${url});font-weight:300 900}</style>`);
  const measures: Record<string, Omit<Drawn, "levels">> = {};
  const levels: number[] = [];
  for (const [name, face] of Object.entries(faces)) {
    const drawn = await page.evaluate(drawFace, { ...face, characters });
    measures[name] = { glyphs: drawn.glyphs, kerning: drawn.kerning };
    for (const level of drawn.levels) levels.push(level);
  }
  await browser.close();
  const pairs = Uint8Array.from(
    { length: Math.ceil(levels.length / 2) },
    (_, at) => levels[2 * at]! * 16 + (levels[2 * at + 1] ?? 0),
  );
  return `${JSON.stringify({ measures: pack(Buffer.from(JSON.stringify(measures))), levels: pack(pairs) }, null, 2)}\n`;
}

const pack = (bytes: Uint8Array) => deflateSync(bytes, { level: 9 }).toString("base64");

/** Runs in the browser. */
async function drawFace({
  size,
  weight,
  characters,
}: {
  size: number;
  weight: number;
  characters: string;
}): Promise<Drawn> {
  const css = `${weight} ${size}px F`;
  await document.fonts.load(css, characters);
  const canvas = document.createElement("canvas");
  const [side, baseline, margin] = [size * 3, size * 2, size];
  canvas.width = side;
  canvas.height = side;
  const pen = canvas.getContext("2d", { willReadFrequently: true })!;
  pen.font = css;
  const widthOf = (text: string) => pen.measureText(text).width;
  const drawn: Drawn = { glyphs: [], kerning: {}, levels: [] };
  for (const character of characters) {
    pen.clearRect(0, 0, side, side);
    pen.fillText(character, margin, baseline);
    const { data } = pen.getImageData(0, 0, side, side);
    const alphaAt = (x: number, y: number) => data[(y * side + x) * 4 + 3]!;
    let [left, top, right, bottom] = [side, side, -1, -1];
    for (let y = 0; y < side; y++)
      for (let x = 0; x < side; x++)
        if (alphaAt(x, y) > 8) {
          left = Math.min(left, x);
          right = Math.max(right, x);
          top = Math.min(top, y);
          bottom = Math.max(bottom, y);
        }
    const isBlank = right < 0;
    const [width, height] = isBlank ? [0, 0] : [right - left + 1, bottom - top + 1];
    const advance = Math.round(widthOf(character) * 10) / 10;
    drawn.glyphs.push([
      character,
      advance,
      isBlank ? 0 : left - margin,
      isBlank ? 0 : top - baseline,
      width,
      height,
    ]);
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++) drawn.levels.push(Math.round(alphaAt(left + x, top + y) / 17));
  }
  const letters = [...characters].filter((character) => /[A-Za-z.,’]/.test(character));
  for (const first of letters)
    for (const second of letters) {
      const kern = widthOf(first + second) - widthOf(first) - widthOf(second);
      if (Math.abs(kern) >= size / 64) drawn.kerning[first + second] = Math.round(kern * 10) / 10;
    }
  return drawn;
}
