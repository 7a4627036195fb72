import * as z from "zod";

const text = z.string().min(1);

/** Items are formatted for reading; `value` only sets the bar's length. */
const bars = z.strictObject({
  kind: z.literal("bars"),
  items: z
    .array(z.strictObject({ name: text, value: z.number(), text, note: text.optional() }))
    .min(2)
    .max(15),
});

/** Rows on one scale. A row with two values in `all` is a line between them. */
const dots = z.strictObject({
  kind: z.literal("dots"),
  unit: z.enum(["dollars", "index"]),
  rows: z
    .array(
      z.strictObject({
        name: text,
        note: z.string(),
        all: z.array(z.number()),
        marks: z.array(z.tuple([z.enum(["own", "other", "nation"]), z.number()])),
      }),
    )
    .min(2)
    .max(15),
  legend: z.array(z.tuple([z.enum(["own", "other", "nation", "all"]), text])).min(1),
});

/** The 51 in groups of one color each, strongest first. A state in no group is pale. */
const map = z.strictObject({
  kind: z.literal("map"),
  label: text,
  groups: z
    .array(
      z.strictObject({
        name: text,
        tone: z.enum(["5", "4", "3", "2", "1", "member", "enacted", "0"]),
        states: z.array(z.string().length(2)),
      }),
    )
    .min(1),
});

export const dataFigure = z.strictObject({
  caption: text,
  /** The publisher, the time and the number: "BLS OEWS, May 2025, 51 states". */
  source: text,
  columns: z.array(z.strictObject({ title: text, isNumber: z.boolean().optional() })).min(2),
  rows: z.array(z.array(z.string())).min(1),
  drawing: z.discriminatedUnion("kind", [bars, dots, map]).optional(),
});
export type DataFigure = z.infer<typeof dataFigure>;
