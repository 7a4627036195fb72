export const maxUploadBytes = 10 * 1024 * 1024;

/** For the file picker's `accept`; what a file is, its first bytes say. */
export const uploadTypes = {
  "application/pdf": "pdf",
  "image/png": "png",
  "image/jpeg": "jpg",
  "image/gif": "gif",
  "image/webp": "webp",
} as const;

export type UploadType = keyof typeof uploadTypes;

// Each character is one byte; "?" stands for any.
const signatures: [UploadType, string][] = [
  ["application/pdf", "%PDF-"],
  ["image/png", "\x89PNG\r\n\x1a\n"],
  ["image/jpeg", "\xff\xd8\xff"],
  ["image/gif", "GIF87a"],
  ["image/gif", "GIF89a"],
  ["image/webp", "RIFF????WEBP"],
];

/** What the first bytes (12 are enough) say the file is, whatever its name or header; null for all we do not take. */
export function findUploadType(bytes: Uint8Array): UploadType | null {
  const isMatch = (text: string) =>
    [...text].every((char, i) => char === "?" || char.charCodeAt(0) === bytes[i]);
  return signatures.find(([, text]) => isMatch(text))?.[0] ?? null;
}
