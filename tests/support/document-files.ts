import { strToU8, type Zippable, zipSync } from "fflate";

export const toFile = (text: string): Uint8Array => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

export const contentTypes = `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">
<Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`;

/** A Word document with these parts besides, or in place of its own. */
export const toDocx = (parts: Zippable = {}): Uint8Array =>
  zipSync({
    "[Content_Types].xml": strToU8(contentTypes),
    "_rels/.rels": strToU8("<Relationships/>"),
    "word/document.xml": strToU8("<w:document>ICU nurse, six years.</w:document>"),
    ...parts,
  });

/** The head of a compound file, and a directory with one stream of this name. */
export function toCompoundFile(stream: string): Uint8Array {
  const file = new Uint8Array(2048);
  file.set(toFile("\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1"));
  file.set(
    [...`${stream}\0`].flatMap((letter) => [letter.charCodeAt(0), 0]),
    1024 + 128,
  );
  file.set([(stream.length + 1) * 2, 0, 2], 1024 + 128 + 64);
  return file;
}

/** Of one gray pixel. */
const jpeg = Uint8Array.from(
  atob(
    "/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////////////wAALCAABAAEBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAAA//EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEAAD8AN//Z",
  ),
  (letter) => letter.charCodeAt(0),
);
const png = Uint8Array.from(
  atob("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="),
  (letter) => letter.charCodeAt(0),
);
const webp = Uint8Array.from(atob("UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA=="), (letter) =>
  letter.charCodeAt(0),
);

/** A small good one of each format. */
export const goodFiles: Record<string, { type: string; bytes: Uint8Array }> = {
  "a PDF": { type: "application/pdf", bytes: toFile("%PDF-1.7\n1 0 obj\n%%EOF") },
  "a PDF whose header comes late": {
    type: "application/pdf",
    bytes: toFile(`${"\0".repeat(1015)}%PDF-1.7\n%%EOF`),
  },
  "a Word document": {
    type: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
    bytes: toDocx(),
  },
  "an old Word document": { type: "application/msword", bytes: toCompoundFile("WordDocument") },
  "rich text": { type: "application/rtf", bytes: toFile("{\\rtf1\\ansi ICU nurse}") },
  "plain text": { type: "text/plain", bytes: new TextEncoder().encode("PK Sharma, RN. Résumé\n") },
  "text in UTF-16": { type: "text/plain", bytes: toFile("\xff\xfeR\0N\0") },
  "a JPEG": { type: "image/jpeg", bytes: jpeg },
  "a PNG": { type: "image/png", bytes: png },
  "a WebP": { type: "image/webp", bytes: webp },
  "a photo of an iPhone": { type: "image/heic", bytes: toFile("\0\0\0\x24ftypheic\0\0\0\0mif1heic") },
  "a photo of an iPhone under another brand": {
    type: "image/heic",
    bytes: toFile("\0\0\0\x24ftypmif1\0\0\0\0mif1heic"),
  },
};

export const pdfFile = goodFiles["a PDF"]!.bytes;
