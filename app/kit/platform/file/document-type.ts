import { type DocumentType, findUploadType } from "./file-type.ts";
import { toLatin } from "./joined-bytes.ts";
import { readZip, type ZipProblem } from "./zip.ts";

const docx: DocumentType = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";

export type DocumentProblem = "unknown" | "macros" | ZipProblem;

type Judged = { ok: true; type: DocumentType } | { ok: false; problem: DocumentProblem };

const good = (type: DocumentType): Judged => ({ ok: true, type });
const bad = (problem: DocumentProblem): Judged => ({ ok: false, problem });

const pictures: Partial<Record<string, DocumentType>> = {
  "image/jpeg": "image/jpeg",
  "image/png": "image/png",
  "image/webp": "image/webp",
  "image/heic": "image/heic",
  "image/heif": "image/heic",
};

const oldOffice = "\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1";
/** By the PDF specification, a reader looks for the header in so many bytes. */
const pdfHeadBytes = 1024;
const pdfHeader = /%PDF-\d/;

/** What a file is by its content alone. */
export function judgeDocument(file: Uint8Array): Judged {
  const head = toLatin(file.subarray(0, pdfHeadBytes));
  const picture = pictures[findUploadType(file) ?? ""];
  if (picture) return good(picture);
  if (head.startsWith("PK\x03\x04")) return judgeDocx(file);
  if (head.startsWith(oldOffice)) return isDoc(file) ? good("application/msword") : bad("unknown");
  if (head.startsWith("{\\rtf")) return good("application/rtf");
  // A program may have a PDF in it.
  if (pdfHeader.test(head) && !/^(?:MZ|\x7fELF)/.test(head)) return good("application/pdf");
  return isText(file) ? good("text/plain") : bad("unknown");
}

const mostUnpackedBytes = 50 * 1024 * 1024;
const typesPart = "[content_types].xml";

function judgeDocx(file: Uint8Array): Judged {
  const zip = readZip(file, mostUnpackedBytes, typesPart);
  if (typeof zip === "string") return bad(zip);
  const names = [...zip.names];
  if (!zip.names.has(typesPart) || !names.some((name) => /^word\/document\d*\.xml$/.test(name)))
    return bad("unknown");
  // Without the zeros of UTF-16. A writer that hides letters of a type behind entities hides a macro.
  const types = new TextDecoder().decode(zip.content).replaceAll("\0", "");
  const hasMacros =
    names.some((name) => /(?:^|[/\\])vbaproject\.bin$/.test(name)) ||
    /macroEnabled|vbaProject|&#|<!(?:DOCTYPE|ENTITY)/i.test(types);
  return hasMacros ? bad("macros") : good(docx);
}

const entryBytes = 128;
/** The name of an entry in the directory of a compound file (MS-CFB 2.6), with its length of 26 bytes and its kind. */
const wordStream = [..."WordDocument\0"].flatMap((letter) => [letter.charCodeAt(0), 0]);

/** Entries lie at multiples of their length, whatever the size of a sector. */
function isDoc(file: Uint8Array): boolean {
  for (let at = 512; at + entryBytes <= file.length; at += entryBytes) {
    const isStream = file[at + 64] === wordStream.length && file[at + 65] === 0 && file[at + 66] === 2;
    if (isStream && wordStream.every((byte, i) => file[at + i] === byte)) return true;
  }
  return false;
}

const controls = /[^\P{Cc}\s\u0085]/u;

/** In UTF-8, or in UTF-16 with its mark. A page of the web is none, nor a PDF whose header comes too late. */
function isText(file: Uint8Array): boolean {
  const mark = toLatin(file.subarray(0, 2));
  const charset = mark === "\xff\xfe" ? "utf-16le" : mark === "\xfe\xff" ? "utf-16be" : "utf-8";
  try {
    const text = new TextDecoder(charset, { fatal: true }).decode(file);
    return text.trim() !== "" && ![controls, /^\s*<[a-z!?]/i, pdfHeader].some((none) => none.test(text));
  } catch {
    return false;
  }
}
