import { readFileSync } from "node:fs";
import PDFDocument from "pdfkit";
import { site } from "#app/site.ts";
import { Answers } from "./answers.ts";
import { ink } from "./ink.ts";
import { Preview } from "./preview.ts";
import type { Tag } from "./tag.ts";

const readFont = (weight: number) =>
  readFileSync(`node_modules/@fontsource/figtree/files/figtree-latin-${weight}-normal.woff`);
const faces = { regular: readFont(400), semibold: readFont(600), bold: readFont(700) };

interface TextStyle {
  size: number;
  face?: keyof typeof faces;
  color?: string;
}

interface Area {
  x: number;
  y: number;
  width: number;
}

interface PageFacts {
  title: string;
  purpose: string;
  updated: string;
  landscape: boolean;
}

interface OutlineFont {
  unitsPerEm: number;
  ascent: number;
  layout(text: string): {
    glyphs: readonly { path: OutlinePath }[];
    positions: readonly { xAdvance: number }[];
  };
}

interface OutlinePath {
  scale(x: number, y: number): OutlinePath;
  translate(x: number, y: number): OutlinePath;
  toSVG(): string;
}

const margin = 42;
/** Printers leave out a quarter of an inch. */
const footHeight = 54;
const lineGap = 1;

/** Draws from top to bottom. Tags what a screen reader reads; the rest is an artifact. */
export class Pen {
  readonly left = margin;
  readonly top = margin - 4;
  readonly width: number;
  readonly bottom: number;
  readonly root: Tag;
  readonly answers: Answers;
  readonly preview: Preview;
  y = this.top;
  private readonly doc: PDFKit.PDFDocument;
  private readonly title: string;

  constructor({ title, purpose, updated, landscape }: PageFacts) {
    this.title = title;
    this.doc = new PDFDocument({
      size: "LETTER",
      layout: landscape ? "landscape" : "portrait",
      margin: 0,
      pdfVersion: "1.7",
      tagged: true,
      lang: "en-US",
      displayTitle: true,
      bufferPages: true,
      info: {
        Title: title,
        Subject: purpose,
        Author: site.name,
        Creator: site.name,
        CreationDate: new Date(`${updated}T12:00:00Z`),
      },
    });
    const { width, height } = this.doc.page;
    this.width = width - 2 * margin;
    this.bottom = height - footHeight;
    this.preview = new Preview(width, height);
    this.answers = new Answers(this.doc);
    for (const [name, font] of Object.entries(faces)) this.doc.registerFont(name, font);
    this.root = this.doc.struct("Document");
    this.doc.addStructure(this.root);
  }

  open(parent: Tag, type: string, attributes?: Record<string, string>): Tag {
    const tag = this.doc.struct(type) as Tag & { dictionary: { data: Record<string, unknown> } };
    if (attributes) tag.dictionary.data.A = attributes;
    parent.add(tag);
    return tag;
  }

  heightOf(text: string, width: number, { size, face = "regular" }: TextStyle): number {
    return this.doc.font(face).fontSize(size).heightOfString(text, { width, lineGap });
  }

  widthOf(text: string, { size, face = "regular" }: TextStyle): number {
    return this.doc.font(face).fontSize(size).widthOfString(text);
  }

  /** Returns the height. */
  write(
    parent: Tag,
    type: string,
    text: string,
    area: Area,
    style: TextStyle,
    attributes?: Record<string, string>,
  ): number {
    const tag = this.open(parent, type, attributes);
    tag.add(() => this.put(text, area, style));
    tag.end();
    return this.heightOf(text, area.width, style);
  }

  putUnread(text: string, area: Area, style: TextStyle): void {
    this.unread(() => this.put(text, area, style));
  }

  rule(x: number, y: number, width: number, weight = 0.6): void {
    this.unread(() =>
      this.doc
        .moveTo(x, y)
        .lineTo(x + width, y)
        .lineWidth(weight)
        .stroke(ink.rule),
    );
    this.seen()?.line(x, y, x + width, y);
  }

  box({ x, y, width }: Area, height: number, { fill, line }: { fill?: string; line?: string }): void {
    this.unread(() => {
      if (fill) this.doc.rect(x, y, width, height).fill(fill);
      if (line) this.doc.rect(x, y, width, height).lineWidth(0.6).stroke(line);
    });
    this.seen()?.box(x, y, width, height, { fill, line });
  }

  bookmark(title: string): void {
    this.doc.outline.addItem(title);
  }

  /** Returns whether it began a page. */
  makeRoom(height: number): boolean {
    if (this.y + height <= this.bottom) return false;
    this.newPage();
    return true;
  }

  newPage(): void {
    this.doc.addPage();
    this.y = this.top;
  }

  finish(): { pdf: Buffer; pages: number } {
    const { count } = this.doc.bufferedPageRange();
    for (let page = 0; page < count; page++) {
      this.doc.switchToPage(page);
      this.writeFoot(`Page ${page + 1} of ${count}`);
    }
    this.root.end();
    this.doc.end();
    return { pdf: this.doc.read() as Buffer, pages: count };
  }

  private writeFoot(pageNumber: string): void {
    const y = this.bottom + 16;
    this.unread(() => {
      this.doc
        .moveTo(this.left, y - 6)
        .lineTo(this.left + this.width, y - 6)
        .lineWidth(0.4)
        .stroke(ink.rule);
      this.doc.font("regular").fontSize(8).fillColor(ink.note);
      this.doc.text(`${site.name} · ${this.title}`, this.left, y, { lineBreak: false });
      this.doc.text(pageNumber, this.left, y, { width: this.width, align: "right" });
    });
  }

  private put(text: string, area: Area, style: TextStyle): void {
    const { size, face = "regular", color = ink.text } = style;
    const { x, y, width } = area;
    this.doc.font(face).fontSize(size).fillColor(color).text(text, x, y, { width, lineGap });
    if (face === "bold") this.outline(text, area, size);
    else
      this.seen()?.text({
        ...area,
        full: this.doc.widthOfString(text),
        size,
        height: this.heightOf(text, width, style),
      });
  }

  private outline(text: string, { x, y }: Area, size: number): void {
    const preview = this.seen();
    if (!preview) return;
    const { font } = (this.doc as unknown as { _font: { font: OutlineFont } })._font;
    const { glyphs, positions } = font.layout(text);
    const scale = size / font.unitsPerEm;
    const baseline = y + font.ascent * scale;
    let at = x;
    for (const [index, { path }] of glyphs.entries()) {
      preview.outline(path.scale(scale, -scale).translate(at, baseline).toSVG());
      at += positions[index]!.xAdvance * scale;
    }
  }

  private unread(drawing: () => void): void {
    this.doc.markContent("Artifact");
    drawing();
    this.doc.endMarkedContent();
  }

  private seen(): Preview | null {
    return this.doc.bufferedPageRange().count === 1 ? this.preview : null;
  }
}
