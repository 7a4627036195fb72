import { expect, test } from "vitest";
import { findUploadType } from "./file-type.ts";

const toHead = (hex: string) => Uint8Array.from(hex.split(" "), (byte) => Number.parseInt(byte, 16));

test.each([
  ["a photo of an iPhone", "00 00 00 24 66 74 79 70 68 65 69 63", "image/heic"],
  ["a photo of an iPhone with more than 8 bits", "00 00 00 18 66 74 79 70 68 65 69 78", "image/heic"],
  ["a burst of photos", "00 00 00 1c 66 74 79 70 68 65 76 63", "image/heic"],
  ["a HEIF of a Canon", "00 00 00 18 66 74 79 70 6d 69 66 31", "image/heif"],
  ["an AVIF", "00 00 00 20 66 74 79 70 61 76 69 66", "image/avif"],
  ["a TIFF of a PC", "49 49 2a 00 08 00 00 00 0f 00 fe 00", "image/tiff"],
  ["a TIFF of a Mac", "4d 4d 00 2a 00 00 00 08 00 0f 00 fe", "image/tiff"],
  ["a bitmap", "42 4d 36 00 0c 00 00 00 00 00 36 00", "image/bmp"],
  ["a PDF", "25 50 44 46 2d 31 2e 37 0a 25 e2 e3", "application/pdf"],
  ["a PNG", "89 50 4e 47 0d 0a 1a 0a 00 00 00 0d", "image/png"],
] as const)("recognizes %s", (_name, hex, type) => {
  expect(findUploadType(toHead(hex))).toBe(type);
});

test.each([
  ["a video of an iPhone", "00 00 00 14 66 74 79 70 71 74 20 20"],
  ["an MP4", "00 00 00 18 66 74 79 70 6d 70 34 32"],
  ["a text that begins with BM", "42 4d 49 20 69 73 20 61 20 72 61 74"],
  ["a program", "4d 5a 90 00 03 00 00 00 04 00 00 00"],
  ["the beginning of a photo that broke off", "00 00 00 24 66 74 79 70 68 65"],
])("rejects %s", (_name, hex) => {
  expect(findUploadType(toHead(hex))).toBeNull();
});
