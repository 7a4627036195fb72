import { expect, test } from "vitest";
import { joinBytes, toLatin } from "#app/kit/platform/file/joined-bytes.ts";
import { findOrientation, stripMetadata } from "./strip-metadata.ts";

const latin = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const secret = "GPS 40.7128 N 74.0060 W";

const segment = (marker: number, content: string) =>
  joinBytes([
    Uint8Array.of(0xff, marker, (content.length + 2) >> 8, (content.length + 2) & 255),
    latin(content),
  ]);
const frame = segment(0xc0, "\x08\0\x01\0\x01\x01\x01\x11\0");
const scan = joinBytes([segment(0xda, "\x01\x01\0\0\x3f\0"), latin("\x01\xff\0\x02\xff\xd0\x03")]);
const icc = segment(0xe2, "ICC_PROFILE\0\x01\x01colors");
const [start, end] = [Uint8Array.of(0xff, 0xd8), Uint8Array.of(0xff, 0xd9)];
/** EXIF in the order of Intel, with one entry. */
const exif = (orientation: number) =>
  segment(
    0xe1,
    `Exif\0\0II*\0\x08\0\0\0\x01\0\x12\x01\x03\0\x01\0\0\0${String.fromCharCode(orientation)}\0\0\0\0\0\0\0${secret}`,
  );

test("keeps of a JPEG what draws it, and neither EXIF, XMP, IPTC, comments, other apps' data nor what follows its end", () => {
  const photo = joinBytes([
    start,
    segment(0xe0, "JFIF\0\x01\x01\0\0\x01\0\x01\x01\x01small copy"),
    exif(6),
    segment(0xe1, `http://ns.adobe.com/xap/1.0/\0${secret}`),
    icc,
    segment(0xe2, `MPF\0${secret}`),
    segment(0xed, `Photoshop 3.0\0${secret}`),
    segment(0xfe, secret),
    frame,
    Uint8Array.of(0xff, 0xff),
    scan.subarray(1),
    segment(0xc4, "\0tables between scans"),
    scan,
    end,
    joinBytes([start, exif(1), frame, scan, end]),
    latin(secret),
  ]);
  expect(stripMetadata("image/jpeg", photo)).toEqual(
    joinBytes([start, icc, frame, scan, segment(0xc4, "\0tables between scans"), scan, end]),
  );
  expect(findOrientation(photo)).toBe(6);
});

test.each([1, 3, 8])("reads how the camera was held (%i) before that goes", (orientation) => {
  const photo = joinBytes([start, exif(orientation), frame, scan, end]);
  expect(findOrientation(photo)).toBe(orientation);
  expect(findOrientation(stripMetadata("image/jpeg", photo)!)).toBeNull();
});

test.each([
  ["without its end", joinBytes([start, frame, scan])],
  ["without a picture", joinBytes([start, exif(1), end])],
  ["with a segment longer than the file", joinBytes([start, Uint8Array.of(0xff, 0xe1, 0xff, 0xff, 1)])],
  ["that is text after its first bytes", joinBytes([start, latin("<script>alert(1)</script>")])],
  ["that ends after its first bytes", start],
])("refuses a JPEG %s", (_, bytes) => {
  expect(stripMetadata("image/jpeg", bytes)).toBeNull();
});

const chunk = (name: string, content: string) => {
  const head = new Uint8Array(4);
  new DataView(head.buffer).setUint32(0, content.length);
  return joinBytes([head, latin(name), latin(content), latin("crc!")]);
};
const signature = latin("\x89PNG\r\n\x1a\n");
const header = chunk("IHDR", "\0\0\0\x01\0\0\0\x01\x08\x02\0\0\0");

test("keeps of a PNG its picture and colors, and no text, EXIF, time or other program's chunk", () => {
  const kept = [signature, header, chunk("sRGB", "\0"), chunk("IDAT", "pixels")];
  const photo = joinBytes([
    ...kept.slice(0, 3),
    ...["eXIf", "tEXt", "zTXt", "iTXt", "tIME", "prVW", "acTL"].map((name) => chunk(name, secret)),
    kept[3]!,
    chunk("IEND", ""),
    latin(secret),
  ]);
  expect(stripMetadata("image/png", photo)).toEqual(joinBytes([...kept, chunk("IEND", "")]));
});

test.each([
  ["without its end", joinBytes([signature, header, chunk("IDAT", "pixels")])],
  ["without a picture", joinBytes([signature, header, chunk("IEND", "")])],
  ["that begins with another chunk", joinBytes([signature, chunk("tEXt", secret), header])],
  ["with a chunk longer than the file", joinBytes([signature, Uint8Array.of(0x7f, 255, 255, 255), header])],
])("refuses a PNG %s", (_, bytes) => {
  expect(stripMetadata("image/png", bytes)).toBeNull();
});

const part = (name: string, content: string) => {
  const size = new Uint8Array(4);
  new DataView(size.buffer).setUint32(0, content.length, true);
  return joinBytes([latin(name), size, latin(content), latin(content.length % 2 ? "\0" : "")]);
};
const toWebp = (...parts: Uint8Array[]) => {
  const content = joinBytes([latin("WEBP"), ...parts]);
  const size = new Uint8Array(4);
  new DataView(size.buffer).setUint32(0, content.length, true);
  return joinBytes([latin("RIFF"), size, content]);
};
const extended = (flags: number) => part("VP8X", `${String.fromCharCode(flags)}\0\0\0\0\0\0\0\0\0`);

test("keeps of a WebP its picture and colors, no EXIF and XMP, and says so in its flags and size", () => {
  const picture = part("VP8 ", "odd");
  const photo = toWebp(
    extended(0x2c),
    part("ICCP", "colors"),
    picture,
    part("EXIF", secret),
    part("XMP ", secret),
    part("KEEP", secret),
  );
  const stripped = stripMetadata("image/webp", joinBytes([photo, latin(secret)]))!;
  expect(stripped).toEqual(toWebp(extended(0x20), part("ICCP", "colors"), picture));
  expect(toLatin(stripped)).not.toContain("GPS");
});

test.each([
  ["that moves", toWebp(extended(0x02), part("ANIM", "......"), part("ANMF", secret))],
  ["that is cut off", toWebp(part("VP8L", "pixels")).subarray(0, 20)],
])("refuses a WebP %s", (_, bytes) => {
  expect(stripMetadata("image/webp", bytes)).toBeNull();
});
