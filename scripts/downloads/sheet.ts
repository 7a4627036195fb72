import * as z from "zod";
import { downloadGroup } from "#app/facts/catalog/download-records.ts";

const label = z.string().min(1).max(100);
const text = z.string().min(2).max(420);

const address = z.string().regex(/^\/[a-z0-9/-]*(\?[\w=&+-]+)?$/);
const guide = z.string().regex(/^\/(career-guides|resources)\/[a-z0-9/-]+$/);

const fields = z.strictObject({
  kind: z.literal("fields"),
  columns: z.int().min(1).max(4).default(3),
  items: z.array(z.strictObject({ label, span: z.int().min(1).max(4).default(1) })).min(1),
});

const column = z.strictObject({
  label,
  /** A share of the page's width. */
  width: z.number().positive(),
  holds: z.enum(["text", "words", "check", "date", "number", "money"]).default("text"),
  /** For the spreadsheet only, computed from cells of the same row, as "{Expires}-TODAY()". */
  formula: z.string().optional(),
  /** For the spreadsheet only: the sum of the column, below the rows. */
  total: z.boolean().default(false),
});

const row = z.strictObject({
  cells: z.array(z.string().max(200)).default([]),
  note: text.optional(),
  /** By which formulas of other rows name this one. */
  id: z.string().optional(),
  /** For the spreadsheet only, computed from rows above in the same column, as "{rate}*{hours}*52". */
  formula: z.string().optional(),
  holds: z.enum(["text", "date", "number", "money", "percent"]).optional(),
});

const table = z.strictObject({
  kind: z.literal("table"),
  columns: z.array(column).min(2).max(9),
  rows: z.array(row).default([]),
  blank: z.int().min(0).max(40).default(0),
  /** Rows of the spreadsheet, which has no page to fill. */
  sheetBlank: z.int().min(0).max(200).optional(),
  rowHeight: z.number().min(18).max(80).default(23),
});

const checklist = z.strictObject({
  kind: z.literal("checklist"),
  asks: z.array(z.strictObject({ label, width: z.number().positive() })).default([]),
  items: z.array(z.strictObject({ text: z.string().min(10).max(200), note: text.optional() })).min(2),
});

const questions = z.strictObject({
  kind: z.literal("questions"),
  hint: label,
  lines: z.int().min(0).max(4).default(2),
  items: z.array(z.strictObject({ ask: text, look: text })).min(2),
});

const points = z.strictObject({ kind: z.literal("points"), items: z.array(text).min(1) });

const lines = z.strictObject({ kind: z.literal("lines"), label, rows: z.int().min(1).max(14) });

const block = z.discriminatedUnion("kind", [fields, table, checklist, questions, points, lines]);

const section = z.strictObject({
  title: label,
  note: text.optional(),
  newPage: z.boolean().default(false),
  blocks: z.array(block).min(1),
});

/** A file of data/content/downloads. */
export const sheetSchema = z.strictObject({
  title: z.string().min(6).max(60),
  purpose: z.string().min(60).max(220),
  lead: text,
  updated: z.iso.date(),
  group: downloadGroup,
  landscape: z.boolean().default(false),
  /** The spreadsheet has its sections below each other, so that a formula may name a row of another section. */
  oneTab: z.boolean().default(false),
  guides: z.array(guide).min(1),
  links: z
    .array(z.strictObject({ title: label, to: address }))
    .max(3)
    .default([]),
  sections: z.array(section).min(1),
});

export type Sheet = z.infer<typeof sheetSchema> & { slug: string };
export type SheetSection = z.infer<typeof section>;
export type Block = z.infer<typeof block>;
export type BlockOf<Kind extends Block["kind"]> = Extract<Block, { kind: Kind }>;
export type TableColumn = z.infer<typeof column>;
export type TableRow = z.infer<typeof row>;
