import type { Tag } from "./tag.ts";

interface Place {
  x: number;
  y: number;
  width: number;
  height: number;
}

interface Named {
  name: string;
  /** What a screen reader says, as "Row 1, License number". */
  label: string;
}

interface Reference {
  data: Record<string, unknown>;
  end(content?: string): void;
}

interface Internals {
  ref(data: object): Reference;
  annotate(x: number, y: number, width: number, height: number, options: object): void;
  page: { annotations: Reference[] };
  _root: { data: { AcroForm: Reference } };
  _font: { id: string };
}

const multiline = 4096;
const textSize = 9;

/** Form fields. pdfkit's own have no description and no place in the order of reading. */
export class Answers {
  private readonly doc: Internals;
  private readonly font: string;
  private readonly form: Reference;
  private readonly looks = new Map<string, Reference>();

  constructor(doc: PDFKit.PDFDocument) {
    doc.font("Helvetica").initForm();
    this.doc = doc as unknown as Internals;
    this.font = this.doc._font.id;
    this.form = this.doc._root.data.AcroForm;
    // Readers draw what is typed. Told to draw the empty fields too, they ask on closing whether to save.
    this.form.data.NeedAppearances = false;
  }

  addText(tag: Tag, place: Place, { name, label }: Named, { lines = 1 } = {}): void {
    const { width, height } = place;
    this.add(tag, place, {
      FT: "Tx",
      T: toPdfText(name),
      TU: toPdfText(label),
      DA: toPdfText(`/${this.font} ${textSize} Tf 0 g`),
      Ff: lines > 1 ? multiline : undefined,
      AP: { N: this.look(width, height, "/Tx BMC EMC") },
    });
  }

  addCheck(tag: Tag, place: Place, { name, label }: Named): void {
    const { width: w, height: h } = place;
    const tick = `1.6 w ${w * 0.2} ${h * 0.5} m ${w * 0.42} ${h * 0.25} l ${w * 0.82} ${h * 0.78} l S`;
    this.add(tag, place, {
      FT: "Btn",
      T: toPdfText(name),
      TU: toPdfText(label),
      V: "Off",
      AS: "Off",
      MK: { CA: toPdfText("4") },
      AP: { N: { Yes: this.look(w, h, tick), Off: this.look(w, h, "") } },
    });
  }

  private add(tag: Tag, { x, y, width, height }: Place, options: object): void {
    const printed = 4;
    this.doc.annotate(x, y, width, height, { Subtype: "Widget", F: printed, ...options, structParent: tag });
    (this.form.data.Fields as Reference[]).push(this.doc.page.annotations.at(-1)!);
  }

  private look(width: number, height: number, content: string): Reference {
    const key = `${width} ${height} ${content}`;
    const known = this.looks.get(key);
    if (known) return known;
    const look = this.doc.ref({
      Type: "XObject",
      Subtype: "Form",
      BBox: [0, 0, width, height],
      Resources: {},
    });
    look.end(content);
    this.looks.set(key, look);
    return look;
  }
}

/** pdfkit writes a primitive as a name. */
const toPdfText = (text: string): object => Object(text);
