import type { PhotoType } from "#app/accounts/photo/strip-metadata.ts";
import { type DocumentType, documentTypes, maxUploadBytes } from "#app/kit/platform/file/file-type.ts";
import { toOfficeDay } from "#app/kit/text/when.ts";
import { textTypes } from "./text/text-limits.ts";

const scans: readonly DocumentType[] = [
  "application/pdf",
  "image/jpeg",
  "image/png",
  "image/webp",
  "image/heic",
];

interface Kind {
  label: string;
  heading: string;
  types: readonly DocumentType[];
  /** What to choose. */
  takes: string;
}

const scanWords = "a PDF or a picture (JPEG, PNG, WebP or HEIC)";

export const documentKinds = {
  resume: {
    label: "Résumé or CV",
    heading: "Résumés",
    types: textTypes,
    takes: "a PDF, a Word document (DOC or DOCX), RTF or plain text",
  },
  license: { label: "License", heading: "Licenses", types: scans, takes: scanWords },
  certificate: { label: "Certificate", heading: "Certificates", types: scans, takes: scanWords },
} as const satisfies Record<string, Kind>;

export type DocumentKind = keyof typeof documentKinds;

export const isDocumentKind = (kind: unknown): kind is DocumentKind =>
  typeof kind === "string" && Object.hasOwn(documentKinds, kind);

export const documentPrefix = "documents/";
export const readingPrefix = "readings/";

/** What was read of a file, apart from the files, whose sweep removes what no row names. It goes with its file. */
export const toReadingKey = (key: string): string =>
  `${readingPrefix}${isDocumentKey(key) ? key.slice(documentPrefix.length) : key}.json`;

/** Else it was sent with an application. */
export const isDocumentKey = (key: string): boolean => key.startsWith(documentPrefix);

export const mostDocuments = 30;
export const fileField = "file";
export const longestName = 120;

/** For the file picker: Windows knows some of these files by their name only. */
export const toAccept = (types: readonly DocumentType[]): string =>
  types.flatMap((type) => [type, `.${documentTypes[type].extension}`]).join(",");

/** A text is named .txt or .text, or has no ending: "notes.exe" is none, whatever is in it. */
export function isTextName(name: string): boolean {
  const ending = /\.([a-z\d]{1,10})$/i.exec(name.trim())?.[1];
  return ending === undefined || /^te?xt$/i.test(ending);
}

/**
 * What the server would say after the upload, as far as the browser knows: its bytes decide there. A type that the
 * browser does not name may be right.
 */
export function findChosenProblem(
  kind: DocumentKind,
  file: Pick<File, "name" | "type" | "size">,
): string | null {
  const { types, takes } = documentKinds[kind];
  const isNamed = types.some((type) => file.name.toLowerCase().endsWith(`.${documentTypes[type].extension}`));
  if (file.size > maxUploadBytes) return "This file is larger than 10 MB. Choose a smaller one.";
  const isKnown = types.some(
    (type) => type === file.type && (type !== "text/plain" || isTextName(file.name)),
  );
  const isOther = file.type !== "" && !isKnown && !isNamed;
  return isOther ? `Choose ${takes}.` : null;
}

export const allTypes = Object.keys(documentTypes) as DocumentType[];

const pictures: readonly string[] = ["image/jpeg", "image/png", "image/webp"] satisfies PhotoType[];

export type ShownKind = "picture" | "pdf";

/** What a page shows of it. A browser that draws HEIC is rare. */
export const findShownKind = (type: string): ShownKind | null =>
  pictures.includes(type) ? "picture" : type === "application/pdf" ? "pdf" : null;

/** Without what no one sees: controls, and marks that turn the direction of text. */
export const cleanName = (name: string): string =>
  name
    .normalize("NFC")
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, " ")
    .replace(/[\p{Cf}\p{Cs}]/gu, "")
    .replace(/\s+/g, " ")
    .trim();

export const isLongName = (name: string): boolean => [...name].length > longestName;

/** What a file's own name becomes, without its end. */
export function toNameOf(fileName: string, kind: DocumentKind): string {
  const stem = cleanName(fileName.slice(0, 1000).replace(/\.[a-z0-9]{1,5}$/i, ""));
  return [...stem].slice(0, longestName).join("").trim() || documentKinds[kind].label;
}

const kibibyte = 1024;

export function toSizeWords(bytes: number): string {
  if (bytes < kibibyte) return `${bytes} bytes`;
  const kilobytes = Math.round(bytes / kibibyte);
  return kilobytes < kibibyte ? `${kilobytes} KB` : `${(bytes / kibibyte ** 2).toFixed(1)} MB`;
}

interface Shown {
  publicId: string;
  kind: DocumentKind;
  name: string;
  type: DocumentType;
  size: number;
  createdAt: number;
  changedAt: number;
}

export function toDocumentView({ publicId, kind, name, type, size, createdAt, changedAt }: Shown) {
  const [added, changed] = [toOfficeDay(createdAt), toOfficeDay(changedAt)];
  return {
    publicId,
    kind,
    name,
    label: documentKinds[kind].label,
    facts: `${documentTypes[type].words}, ${toSizeWords(size)}`,
    days: added === changed ? `Added ${added}` : `Added ${added}, changed ${changed}`,
    shown: findShownKind(type),
  };
}

export const mostMegabytes = maxUploadBytes / kibibyte ** 2;

export interface DocumentRefusal {
  ok: false;
  status: 400 | 413 | 429 | 503;
  field: "kind" | "name" | "file";
  problem: string;
}

export const refuseDocument = (
  problem: string,
  field: DocumentRefusal["field"] = "file",
  status: DocumentRefusal["status"] = 400,
): DocumentRefusal => ({ ok: false, status, field, problem });
