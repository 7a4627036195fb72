import { expect, test } from "vitest";
import { findOrientation, stripMetadata } from "#app/accounts/photo/strip-metadata.ts";
import { readImageSize, withOrientation } from "./image-size.ts";

const latin = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const toJpeg = (height: number, width: number) =>
  Uint8Array.from([
    ...[0xff, 0xd8, 0xff, 0xdb, 0, 4, 1, 1, 0xff, 0xff, 0xc2, 0, 11, 8],
    ...[height >> 8, height & 255, width >> 8, width & 255, 1, 1, 0x11, 0],
    ...[0xff, 0xda, 0, 8, 1, 1, 0, 0, 0x3f, 0, 1, 2, 0xff, 0xd9],
  ]);

test("reads the size of a JPEG from its frame, after other segments", () => {
  expect(readImageSize("image/jpeg", toJpeg(480, 1024))).toEqual({ width: 1024, height: 480 });
});

test("reads the size of a PNG and of the three kinds of WebP", () => {
  const png = latin("\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\x01\x40\0\0\0\xf0\x08\x02\0\0\0");
  expect(readImageSize("image/png", png)).toEqual({ width: 320, height: 240 });
  const lossy = latin("RIFF\0\0\0\0WEBPVP8 \0\0\0\0\0\0\0\x9d\x01\x2a\x40\x41\xf0\x00");
  expect(readImageSize("image/webp", lossy)).toEqual({ width: 320, height: 240 });
  const lossless = latin("RIFF\0\0\0\0WEBPVP8L\0\0\0\0\x2f\x3f\xc1\x3b\x00");
  expect(readImageSize("image/webp", lossless)).toEqual({ width: 320, height: 240 });
  const extended = latin("RIFF\0\0\0\0WEBPVP8X\0\0\0\0\0\0\0\0\x3f\x01\x00\xef\x00\x00");
  expect(readImageSize("image/webp", extended)).toEqual({ width: 320, height: 240 });
});

test.each([
  ["that ends before its frame", toJpeg(480, 1024).subarray(0, 12)],
  ["without width", toJpeg(480, 0)],
])("has no size of a JPEG %s", (_, bytes) => {
  expect(readImageSize("image/jpeg", bytes)).toBeNull();
});

test("puts back how the camera was held, and nothing else", () => {
  const turned = withOrientation(toJpeg(480, 1024), 6);
  expect(findOrientation(turned)).toBe(6);
  expect(readImageSize("image/jpeg", turned)).toEqual({ width: 1024, height: 480 });
  expect(stripMetadata("image/jpeg", turned)).toEqual(stripMetadata("image/jpeg", toJpeg(480, 1024)));
});
