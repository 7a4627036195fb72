export const maxUploadBytes = 10 * 1024 * 1024;

/** For the file picker's `accept`. The server checks the first bytes instead. */
export const uploadTypes = {
  "application/pdf": "pdf",
  "image/png": "png",
  "image/jpeg": "jpg",
  "image/gif": "gif",
  "image/webp": "webp",
  "image/heic": "heic",
  "image/heif": "heif",
  "image/avif": "avif",
  "image/tiff": "tif",
  "image/bmp": "bmp",
} as const;

export type UploadType = keyof typeof uploadTypes;

/** What a person keeps of their own, with the end of its name and what they call it. `judgeDocument` knows each by its content. */
export const documentTypes = {
  "application/pdf": { extension: "pdf", words: "PDF" },
  "application/msword": { extension: "doc", words: "Word 97 document" },
  "application/vnd.openxmlformats-officedocument.wordprocessingml.document": {
    extension: "docx",
    words: "Word document",
  },
  "application/rtf": { extension: "rtf", words: "Rich text" },
  "text/plain": { extension: "txt", words: "Plain text" },
  "image/jpeg": { extension: "jpg", words: "JPEG picture" },
  "image/png": { extension: "png", words: "PNG picture" },
  "image/webp": { extension: "webp", words: "WebP picture" },
  "image/heic": { extension: "heic", words: "HEIC picture" },
} as const;

export type DocumentType = keyof typeof documentTypes;

// One character per byte; "?" matches any byte.
const signatures: [UploadType, string][] = [
  ["application/pdf", "%PDF-"],
  ["image/png", "\x89PNG\r\n\x1a\n"],
  ["image/jpeg", "\xff\xd8\xff"],
  ["image/gif", "GIF87a"],
  ["image/gif", "GIF89a"],
  ["image/webp", "RIFF????WEBP"],
  // Brands of ISO/IEC 23008-12 and AVIF. Videos have the same box with other brands.
  ...["heic", "heix", "heim", "heis", "hevc", "hevx", "hevm", "hevs"].map(toBrand("image/heic")),
  ...["mif1", "mif2", "msf1"].map(toBrand("image/heif")),
  ...["avif", "avis"].map(toBrand("image/avif")),
  ["image/tiff", "II*\0"],
  ["image/tiff", "MM\0*"],
  // "BM" alone also begins ordinary text, so we check the four zero bytes after the size.
  ["image/bmp", "BM????\0\0\0\0"],
];

function toBrand(type: UploadType) {
  return (brand: string): [UploadType, string] => [type, `????ftyp${brand}`];
}

const goodNames = [...Object.values(uploadTypes), "jpeg", "tiff"];
/** Pages and drawings, Office and ZIP, old Office, RTF, programs. */
const otherKinds = /^(?:\s*<|PK|\xd0\xcf|\{\\rtf|MZ|\x7fELF)/;

/** Of a file whose content is of no type that we take: whether its name says that it was meant to be, and it is empty or broken. */
export function toTypeProblem(name: string, head: Uint8Array): "damaged" | "wrong_type" {
  const isNamed = goodNames.some((extension) => name.toLowerCase().endsWith(`.${extension}`));
  const start = String.fromCharCode(...head.subarray(0, 12));
  return isNamed && !otherKinds.test(start) ? "damaged" : "wrong_type";
}

/** Needs the first 12 bytes and ignores the file's name and header. Returns null for a type we refuse. */
export function findUploadType(bytes: Uint8Array): UploadType | null {
  const isMatch = (text: string) =>
    [...text].every((char, i) => char === "?" || char.charCodeAt(0) === bytes[i]);
  return signatures.find(([, text]) => isMatch(text))?.[0] ?? null;
}
