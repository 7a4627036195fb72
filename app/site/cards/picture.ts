import { crc32, deflateSync } from "node:zlib";
import { joinBytes } from "#app/kit/platform/file/joined-bytes.ts";

export const size = { width: 1200, height: 630 };

/** Each has 16 shades from the paper to itself, and the first is always the paper. */
const inks = {
  ink: [24, 38, 36],
  muted: [79, 92, 88],
  accent: [0, 89, 79],
  soft: [210, 236, 227],
} as const satisfies Record<string, readonly [number, number, number]>;
export type Ink = keyof typeof inks;

const paper = [251, 250, 247] as const;

export const toHex = (ink: Ink | "paper"): string =>
  `#${(ink === "paper" ? paper : inks[ink]).map((value) => value.toString(16).padStart(2, "0")).join("")}`;

const shades = 16;
const inkNames = Object.keys(inks) as Ink[];

export interface Picture {
  pixels: Uint8Array;
}

export const createPicture = (): Picture => ({ pixels: new Uint8Array(size.width * size.height) });

/** `level` is from 0, the paper, to 15, the ink. */
export function paint({ pixels }: Picture, x: number, y: number, ink: Ink, level: number): void {
  if (level <= 0 || x < 0 || y < 0 || x >= size.width || y >= size.height) return;
  pixels[y * size.width + x] = inkNames.indexOf(ink) * shades + level;
}

export function erase({ pixels }: Picture, x: number, y: number): void {
  pixels[y * size.width + x] = 0;
}

/** A PNG with a palette (www.w3.org/TR/png-3), a few kilobytes where most is paper. */
export function toPng({ pixels }: Picture): Uint8Array<ArrayBuffer> {
  const { width, height } = size;
  const lines = new Uint8Array((width + 1) * height);
  for (let y = 0; y < height; y++)
    lines.set(pixels.subarray(y * width, (y + 1) * width), y * (width + 1) + 1);
  const header = new Uint8Array(13);
  const view = new DataView(header.buffer);
  view.setUint32(0, width);
  view.setUint32(4, height);
  header.set([8, 3, 0, 0, 0], 8);
  return joinBytes([
    Uint8Array.of(137, 80, 78, 71, 13, 10, 26, 10),
    toChunk("IHDR", header),
    toChunk("PLTE", toPalette()),
    toChunk("IDAT", deflateSync(lines, { level: 6 })),
    toChunk("IEND", new Uint8Array()),
  ]);
}

function toPalette(): Uint8Array {
  const colors = inkNames.flatMap((name) =>
    Array.from({ length: shades }, (_, level) =>
      inks[name].map((value, channel) =>
        Math.round(paper[channel]! + ((value - paper[channel]!) * level) / (shades - 1)),
      ),
    ),
  );
  return Uint8Array.from(colors.flat());
}

function toChunk(name: string, data: Uint8Array): Uint8Array {
  const chunk = new Uint8Array(data.length + 12);
  const view = new DataView(chunk.buffer);
  view.setUint32(0, data.length);
  chunk.set(new TextEncoder().encode(name), 4);
  chunk.set(data, 8);
  view.setUint32(data.length + 8, crc32(chunk.subarray(4, data.length + 8)));
  return chunk;
}
