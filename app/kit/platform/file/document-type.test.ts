import { strToU8, zipSync } from "fflate";
import { expect, test } from "vitest";
import { contentTypes, goodFiles, toCompoundFile, toDocx, toFile } from "#tests/support/document-files.ts";
import { readProcessorMs } from "#tests/support/processor-time.ts";
import { judgeDocument } from "./document-type.ts";

test.each(Object.entries(goodFiles))("knows %s by its bytes", (_, { type, bytes }) => {
  expect(judgeDocument(bytes)).toEqual({ ok: true, type });
});

const withMacros = contentTypes.replace("main+xml", "macroEnabled.main+xml");
const docx = toDocx();
const view = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
const mebibyte = 1024 * 1024;
const large = (mebibytes: number) =>
  toDocx({ "word/a.xml": [new Uint8Array(mebibytes * mebibyte), { level: 1 }] });

/** Says in the directory that its last part is this long. */
function withSaidSize(file: Uint8Array, bytes: number): Uint8Array {
  const said = file.slice();
  for (let at = said.length - 46; at >= 0; at--)
    if (view(said).getUint32(at, true) === 0x02014b50) {
      view(said).setUint32(at + 24, bytes, true);
      return said;
    }
  throw new Error("no directory");
}

/** Both of its two parts are the bytes of the first one. */
function withSharedBytes(): Uint8Array {
  const file = zipSync({
    aa: new Uint8Array(90_000).map((_, i) => i * 7),
    bb: [new Uint8Array(), { level: 9 }],
  });
  const heads: number[] = [];
  for (let at = 0; at < file.length - 4; at++)
    if (view(file).getUint32(at, true) === 0x02014b50) heads.push(at);
  const [first, second] = heads as [number, number];
  for (const [offset, size] of [
    [10, 2],
    [20, 4],
    [24, 4],
    [42, 4],
  ] as const)
    file.copyWithin(second + offset, first + offset, first + offset + size);
  return file;
}

test.each([
  ["nothing", new Uint8Array(), "unknown"],
  ["a PDF whose header comes after 1,024 bytes", toFile(`${"\0".repeat(1024)}%PDF-1.7`), "unknown"],
  ["text before a PDF's header that comes too late", toFile(`${"x".repeat(1024)}%PDF-1.7`), "unknown"],
  ["the half of a PDF's header", toFile("%PDF"), null],
  ["text with a zero", toFile("ICU nurse\0"), "unknown"],
  ["text with other controls", toFile("ICU nurse\x07"), "unknown"],
  ["text that is no UTF-8", toFile("R\xe9sum\xe9 of a nurse"), "unknown"],
  ["blanks", toFile(" \n\t "), "unknown"],
  ["a page of the web", toFile("\n<!doctype html><script>alert(1)</script>"), "unknown"],
  ["a drawing with a script", toFile("<svg onload='alert(1)'/>"), "unknown"],
  ["a program", toFile("MZ\x90\0\x03\0"), "unknown"],
  ["a program with a PDF in it", toFile("MZ\x90\0 %PDF-1.7"), "unknown"],
  ["a GIF", toFile("GIF89a\x01\0\x01\0"), "unknown"],
  ["an old spreadsheet", toCompoundFile("Workbook"), "unknown"],
  ["the head of an old Word document alone", toCompoundFile("WordDocument").subarray(0, 512), "unknown"],
  ["a ZIP of a PDF", zipSync({ "a.pdf": [toFile("%PDF-1.7"), { level: 0 }] }), "unknown"],
  [
    "a spreadsheet",
    zipSync({ "[Content_Types].xml": strToU8(contentTypes), "xl/workbook.xml": strToU8("<x/>") }),
    "unknown",
  ],
  ["a Word document with macros", toDocx({ "word/vbaProject.bin": toFile("x") }), "macros"],
  ["macros under a name in capitals", toDocx({ "WORD/VBAPROJECT.BIN": toFile("x") }), "macros"],
  ["macros elsewhere in the file", toDocx({ "x/y/vbaProject.bin": toFile("x") }), "macros"],
  ["macros that the types tell", toDocx({ "[Content_Types].xml": strToU8(withMacros) }), "macros"],
  [
    "macros under another name",
    toDocx({
      "[Content_Types].xml": strToU8(`${contentTypes}application/vnd.ms-office.vbaProject`),
      "word/a.bin": toFile("x"),
    }),
    "macros",
  ],
  [
    "macros that the types tell in UTF-16",
    toDocx({
      "[Content_Types].xml": Uint8Array.from([
        0xff,
        0xfe,
        ...[...withMacros].flatMap((l) => [l.charCodeAt(0), 0]),
      ]),
    }),
    "macros",
  ],
  [
    "macros behind entities",
    toDocx({ "[Content_Types].xml": strToU8(withMacros.replace("macroE", "&#109;acroE")) }),
    "macros",
  ],
  ["a Word document that breaks off", docx.subarray(0, docx.length - 30), "damaged"],
  [
    "a Word document without its beginning",
    Uint8Array.from([...docx.subarray(0, 4), ...docx.subarray(60)]),
    "damaged",
  ],
  ["the beginning of a ZIP alone", toFile("PK\x03\x04"), "damaged"],
  ["two parts of one name", toDocx({ "WORD/document.xml": toFile("x") }), "damaged"],
  ["a part that says it is longer than it is", withSaidSize(docx, 60), "damaged"],
  ["a part that says it is shorter than it is", withSaidSize(docx, 3), "bomb"],
  ["a ZIP whose parts share their bytes", withSharedBytes(), "damaged"],
  ["a bomb that says so", withSaidSize(docx, 51 * mebibyte), "bomb"],
] as const)("judges %s", (_, bytes, problem) => {
  expect(judgeDocument(bytes as Uint8Array)).toEqual(
    problem ? { ok: false, problem } : { ok: true, type: "text/plain" },
  );
});

test("takes a Word document that unpacks to a thousand times its size", () => {
  expect(judgeDocument(large(5)).ok).toBe(true);
});

test("stops unpacking a bomb at once", () => {
  const bomb = withSaidSize(large(5), 10);
  const started = readProcessorMs();
  expect(judgeDocument(bomb)).toEqual({ ok: false, problem: "bomb" });
  expect(readProcessorMs() - started).toBeLessThan(100);
});

test("reads any beginning of a Word document without an error", () => {
  for (let end = 4; end < docx.length; end++) expect(judgeDocument(docx.subarray(0, end)).ok).toBe(false);
  for (let at = 0; at < docx.length; at++) {
    const changed = docx.slice();
    changed[at] = changed[at]! ^ 0xff;
    judgeDocument(changed);
  }
});
