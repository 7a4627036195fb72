import { strToU8, zipSync } from "fflate";
import PDFDocument from "pdfkit";
import { expect, test } from "vitest";
import { readProcessorMs } from "#tests/support/processor-time.ts";
import { isWhole } from "#tests/support/whole-run.ts";
import { readDocumentText } from "./read-document.ts";
import type { TextType } from "./text-limits.ts";

const mostMs = 5_000;

const types = {
  pdf: "application/pdf",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  rtf: "application/rtf",
  txt: "text/plain",
  doc: "application/msword",
} as const satisfies Record<string, TextType>;

async function read(content: string | Uint8Array, type: keyof typeof types) {
  const start = readProcessorMs();
  const bytes = typeof content === "string" ? strToU8(content, true) : content;
  const text = await readDocumentText(bytes, types[type]);
  expect(readProcessorMs() - start).toBeLessThan(mostMs);
  return text;
}

const linesOf = (...lines: string[]) => ({ ok: true, lines });
const tooLarge = { ok: false, reason: "too-large" };
const damaged = { ok: false, reason: "damaged" };

const toDocx = (body: string, others: Record<string, string> = {}) =>
  zipSync({
    "word/document.xml": strToU8(
      `<?xml version="1.0"?><w:document xmlns:w="w"><w:body>${body}</w:body></w:document>`,
    ),
    ...Object.fromEntries(Object.entries(others).map(([name, text]) => [name, strToU8(text)])),
  });
const paragraph = (text: string) => `<w:p><w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`;
const cell = (...texts: string[]) => `<w:tc>${texts.map(paragraph).join("")}</w:tc>`;

function toPdf(draw: (pdf: PDFKit.PDFDocument) => void, options = {}): Promise<Uint8Array> {
  const pdf = new PDFDocument({ size: "LETTER", margin: 50, ...options });
  const chunks: Uint8Array[] = [];
  pdf.on("data", (chunk: Uint8Array) => chunks.push(chunk));
  const whole = new Promise<Uint8Array>((resolve) =>
    pdf.on("end", () => resolve(new Uint8Array(Buffer.concat(chunks)))),
  );
  draw(pdf);
  pdf.end();
  return whole;
}

test("reads a Word file's header, paragraphs, tables and text boxes, and nothing twice", async () => {
  const box = paragraph("In a box");
  const docx = toDocx(
    `${paragraph("Ana &amp; Co")}<w:tbl><w:tr>${cell("Texas RN")}${cell("123456")}</w:tr><w:tr>${cell("One", "Two")}${cell("Three")}</w:tr></w:tbl>` +
      `<w:p><w:r><w:t>A</w:t><w:tab/><w:t>B</w:t><w:br/><w:t>C</w:t></w:r><w:del><w:r><w:delText>gone</w:delText></w:r></w:del></w:p>` +
      `<w:p><w:r><mc:AlternateContent><mc:Choice>${box}</mc:Choice><mc:Fallback>${box}</mc:Fallback></mc:AlternateContent></w:r></w:p>`,
    { "word/header1.xml": paragraph("At the top"), "word/footer1.xml": paragraph("At the foot") },
  );
  expect(await read(docx, "docx")).toEqual(
    linesOf(
      "At the top",
      "Ana & Co",
      "Texas RN\t123456",
      "One",
      "Two",
      "Three",
      "A\tB",
      "C",
      "In a box",
      "At the foot",
    ),
  );
});

test("stops at a Word file that unpacks to more than any résumé has", async () => {
  const bomb = toDocx(paragraph("a".repeat(9 * 1024 * 1024)));
  expect(bomb.length).toBeLessThan(100_000);
  expect(await read(bomb, "docx")).toEqual(tooLarge);
  expect(await read(toDocx(paragraph("many words ".repeat(20_000))), "docx")).toEqual(tooLarge);
  expect(await read(toDocx("<w:p>".repeat(100_000)), "docx")).toEqual(tooLarge);
});

test("reads no Word file that declares entities", async () => {
  const entities = '<!DOCTYPE d [<!ENTITY a "haha"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>';
  const docx = zipSync({
    "word/document.xml": strToU8(`${entities}<w:document>${paragraph("&b;")}</w:document>`),
  });
  expect(await read(docx, "docx")).toEqual(damaged);
});

test("reads rich text with its code page, Unicode, tabs and without its tables of fonts and pictures", async () => {
  const rtf = String.raw`{\rtf1\ansi\ansicpg1252\uc1{\fonttbl{\f0 Arial;}}{\*\generator Word;}{\info{\author Nobody}}
{\b Jos\'e9 Mu\u241?oz}\par RN\tab Caf\'e9 \{a\}\line{\pict\wmetafile8 0100090000}{\uc2 5\u8211\'96\'96 6}\par
\u-10179?\u-8704?ok\~now\par}`;
  expect(await read(rtf, "rtf")).toEqual(linesOf("José Muñoz", "RN\tCafé {a}", "5– 6", "😀ok now"));
  expect(await read(String.raw`{\rtf1\ansi\ansicpg1251 \'cf\'f0\'e8}`, "rtf")).toEqual(linesOf("При"));
});

test("stops at rich text whose groups are nested without an end", async () => {
  expect(await read(`{\\rtf1 ${"{".repeat(1_000_000)}`, "rtf")).toEqual(tooLarge);
  expect(await read(`{\\rtf1 ${"a".repeat(1_000_000)}`, "rtf")).toEqual(tooLarge);
  expect(await read(`{\\rtf1 ${"{\\b ".repeat(40)}deep`, "rtf")).toEqual(linesOf("deep"));
});

test("reads plain text in the encodings that editors write", async () => {
  expect(await read(new TextEncoder().encode("José\r\nRN   Tulsa"), "txt")).toEqual(
    linesOf("José", "RN\tTulsa"),
  );
  expect(await read(Uint8Array.of(0x4a, 0x6f, 0x73, 0xe9, 0x96), "txt")).toEqual(linesOf("José–"));
  expect(await read(Uint8Array.of(0xff, 0xfe, 0x41, 0, 0xe9, 0), "txt")).toEqual(linesOf("Aé"));
  expect(await read(Uint8Array.of(0xfe, 0xff, 0, 0x41), "txt")).toEqual(linesOf("A"));
  expect(await read(Uint8Array.of(0x41, 0, 1), "txt")).toEqual(damaged);
  expect(await read("a".repeat(1_000_000), "txt")).toEqual(tooLarge);
  expect(await read("", "txt")).toEqual({ ok: false, reason: "no-text" });
});

test("says that it does not read Word's old files", async () => {
  expect(await read("\xd0\xcf\x11\xe0", "doc")).toEqual({ ok: false, reason: "old-word" });
});

test("reads a PDF's columns one after the other, and a date beside what it dates", async () => {
  const columns = await toPdf((pdf) => {
    pdf.fontSize(18).text("Ana Ortiz, RN", 50, 50);
    pdf.fontSize(10);
    for (let i = 0; i < 9; i++) pdf.text(`Skill ${i}`, 50, 100 + i * 17, { lineBreak: false });
    for (let i = 0; i < 12; i++)
      pdf.text(`Cared for patients, part ${i}`, 220, 100 + i * 14, { lineBreak: false });
  });
  const inColumns = await read(columns, "pdf");
  expect(inColumns).toEqual(
    linesOf(
      "Ana Ortiz, RN",
      ...Array.from({ length: 9 }, (_, i) => `Skill ${i}`),
      ...Array.from({ length: 12 }, (_, i) => `Cared for patients, part ${i}`),
    ),
  );
  const dated = await toPdf((pdf) => {
    for (let i = 0; i < 5; i++) {
      pdf
        .text(`Hospital ${i}`, 50, 50 + i * 60, { lineBreak: false })
        .text(`201${i}`, 480, 50 + i * 60, { lineBreak: false });
      pdf.text("Worked at the bedside of adults", 50, 70 + i * 60, { lineBreak: false });
    }
  });
  expect((await read(dated, "pdf")) as unknown).toMatchObject({
    lines: expect.arrayContaining(["Hospital 0\t2010", "Hospital 4\t2014"]),
  });
});

test("reads no PDF of 10,000 pages, or with a password, and says so of a scan", async () => {
  const pages = await toPdf((pdf) => {
    for (let i = 0; i < 100; i++) pdf.addPage().text("Page");
  });
  const many = Buffer.from(pages)
    .toString("latin1")
    .replace(/\/Count 101/, "/Count 10000");
  expect(await read(many, "pdf")).toEqual(tooLarge);
  expect(await read(toPageTree(10_000), "pdf")).toEqual(tooLarge);
  const locked = await toPdf((pdf) => pdf.text("Secret"), { userPassword: "a", ownerPassword: "b" });
  expect(await read(locked, "pdf")).toEqual({ ok: false, reason: "locked" });
  expect(await read(await toPdf((pdf) => pdf.rect(10, 10, 99, 99).fill()), "pdf")).toEqual({
    ok: false,
    reason: "no-text",
  });
});

const toFile = (objects: readonly string[]) =>
  `%PDF-1.4\n${objects.map((text, i) => `${i + 1} 0 obj\n${text}\nendobj\n`).join("")}trailer\n<</Root 1 0 R/Size ${objects.length + 1}>>\n%%EOF`;
const toPageTree = (count: number) =>
  toFile([
    "<</Type/Catalog/Pages 2 0 R>>",
    `<</Type/Pages/Count ${count}/Kids[${Array.from({ length: count }, (_, i) => `${i + 3} 0 R`).join(" ")}]>>`,
    ...Array.from({ length: count }, () => "<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>"),
  ]);
const toStream = (dictionary: string, text: string) =>
  `<<${dictionary}/Length ${text.length}>>\nstream\n${text}\nendstream`;

test("does not follow a PDF's objects in circles", async () => {
  const circles = [
    toFile(["<</Type/Catalog/Pages 2 0 R>>", "<</Type/Pages/Count 1/Kids[2 0 R]>>"]),
    toFile(["<</Type/Catalog/Pages 1 0 R>>"]),
    toFile(["<</Type/Catalog/Pages 2 0 R>>", "2 0 R"]),
    toFile([
      "<</Type/Catalog/Pages 2 0 R>>",
      "<</Type/Pages/Count 1/Kids[3 0 R]>>",
      "<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]/Contents 4 0 R/Resources<</XObject<</A 5 0 R>>>>>>",
      toStream("", "/A Do"),
      toStream("/Type/XObject/Subtype/Form/BBox[0 0 9 9]/Resources<</XObject<</A 5 0 R>>>>", "/A Do /A Do"),
    ]),
  ];
  for (const circle of circles) expect(await read(circle, "pdf")).toMatchObject({ ok: false });
});

test.runIf(isWhole)("stops at a PDF whose forms draw each other a million times", async () => {
  const last = "BT /F 9 Tf (some words) Tj ET";
  const forms = Array.from({ length: 14 }, (_, i) =>
    toStream(
      `/Type/XObject/Subtype/Form/BBox[0 0 9 9]/Resources<</Font<</F<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>>>/XObject<</A ${6 + i} 0 R>>>>`,
      i === 13 ? last : "/A Do /A Do /A Do",
    ),
  );
  const pdf = toFile([
    "<</Type/Catalog/Pages 2 0 R>>",
    "<</Type/Pages/Count 1/Kids[3 0 R]>>",
    "<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]/Contents 4 0 R/Resources<</XObject<</A 5 0 R>>>>>>",
    toStream("", "/A Do"),
    ...forms,
  ]);
  expect(await read(pdf, "pdf")).toEqual(tooLarge);
});

test.runIf(isWhole)("stops at a PDF whose streams unpack without an end", async () => {
  const bomb = await toPdf((pdf) => {
    pdf.text("x");
    (pdf as unknown as { page: { content: { write(data: string): void } } }).page.content.write(
      " ".repeat(60_000_000),
    );
  });
  expect(bomb.length).toBeLessThan(200_000);
  expect(await read(bomb, "pdf")).toEqual(tooLarge);
});

test("answers for every file that breaks off or is something else", async () => {
  const pdf = await toPdf((made) => made.text("Ana Ortiz, RN"));
  const docx = toDocx(paragraph("Ana Ortiz, RN"));
  const rtf = strToU8("{\\rtf1 Ana Ortiz\\par RN}");
  for (const [bytes, type] of [
    [pdf, "pdf"],
    [docx, "docx"],
    [rtf, "rtf"],
  ] as const) {
    for (let part = 0; part < 20; part++) {
      const cut = await read(bytes.slice(0, (bytes.length * part) / 20), type);
      expect(cut.ok ? cut.lines.length : cut.reason).toBeTruthy();
    }
    for (const other of ["pdf", "docx", "rtf", "txt"] as const) await read(bytes, other);
  }
});
