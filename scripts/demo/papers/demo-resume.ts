import { strToU8, zipSync } from "fflate";
import PDFDocument from "pdfkit";

export interface DemoResume {
  name: string;
  letters: string;
  email: string;
  phone: string | null;
  place: string;
  summary: string;
  licenses: readonly string[];
  positions: readonly { title: string; dates: string; facility: string; duties: readonly string[] }[];
  education: readonly string[];
}

interface Line {
  kind: "name" | "heading" | "line" | "duty";
  cells: readonly string[];
}

function toLines({ name, letters, place, phone, email, summary, ...parts }: DemoResume): Line[] {
  const toLine = (kind: Line["kind"], ...cells: string[]): Line => ({ kind, cells });
  const toPart = (heading: string, texts: readonly string[]) => [
    toLine("heading", heading),
    ...texts.map((text) => toLine("duty", text)),
  ];
  return [
    toLine("name", [name, letters].filter(Boolean).join(", ")),
    toLine("line", [place, phone, email].filter(Boolean).join(" | ")),
    toLine("heading", "SUMMARY"),
    toLine("line", summary),
    ...toPart("LICENSES AND CERTIFICATIONS", parts.licenses),
    toLine("heading", "EXPERIENCE"),
    ...parts.positions.flatMap(({ title, dates, facility, duties }) => [
      toLine("line", title, dates),
      toLine("line", facility),
      ...duties.map((duty) => toLine("duty", duty)),
    ]),
    ...toPart("EDUCATION", parts.education),
  ];
}

const sizes = { name: 20, heading: 12, line: 10.5, duty: 10.5 };
const margin = 54;

/** The same bytes for the same day: a file's hash is in the copy of what was sent. */
export function drawResume(resume: DemoResume, on: Date): Promise<Uint8Array> {
  return toPdfBytes(`Résumé of ${resume.name}`, on, { size: "LETTER", margin }, (pdf) => {
    const width = pdf.page.width - 2 * margin;
    for (const { kind, cells } of toLines(resume)) {
      if (kind === "heading") pdf.moveDown(0.6);
      pdf.font(kind === "name" || kind === "heading" ? "Helvetica-Bold" : "Helvetica").fontSize(sizes[kind]);
      const [text = "", right] = cells;
      const top = pdf.y;
      if (right) pdf.text(right, margin, top, { width, align: "right" });
      pdf.text(kind === "duty" ? `• ${text}` : text, margin, top, { width }).moveDown(0.2);
    }
  });
}

export function toPdfBytes(
  title: string,
  on: Date,
  page: PDFKit.PDFDocumentOptions,
  draw: (pdf: PDFKit.PDFDocument) => void,
): Promise<Uint8Array> {
  const pdf = new PDFDocument({ ...page, info: { Title: title, CreationDate: on, ModDate: on } });
  const chunks: Uint8Array[] = [];
  pdf.on("data", (chunk: Uint8Array) => chunks.push(chunk));
  const whole = new Promise<Uint8Array>((resolve) =>
    pdf.on("end", () => resolve(new Uint8Array(Buffer.concat(chunks)))),
  );
  draw(pdf);
  pdf.end();
  return whole;
}

const main = "application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml";
const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const escaped = (text: string) => text.replace(/&/g, "&amp;").replace(/</g, "&lt;");

/** As Word reads it, with the fewest parts. */
export function packResume(resume: DemoResume, on: Date): Uint8Array {
  const toRun = (text: string, look: string) =>
    `<w:r><w:rPr>${look}</w:rPr><w:t xml:space="preserve">${escaped(text)}</w:t></w:r>`;
  const body = toLines(resume).map(({ kind, cells }) => {
    const look = `${kind === "name" || kind === "heading" ? "<w:b/>" : ""}<w:sz w:val="${sizes[kind] * 2}"/>`;
    const runs = cells.map((cell) => toRun(kind === "duty" ? `• ${cell}` : cell, look));
    return `<w:p>${runs.join("<w:r><w:tab/></w:r>")}</w:p>`;
  });
  const parts = {
    "[Content_Types].xml": `${xml}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="${main}"/></Types>`,
    "_rels/.rels": `${xml}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`,
    "word/document.xml": `${xml}<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${body.join("")}</w:body></w:document>`,
  };
  return zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])), {
    mtime: on,
  });
}
