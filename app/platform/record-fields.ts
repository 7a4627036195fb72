import * as z from "zod";

export const count = z.number().int().nonnegative();
export const people = z.number().int().positive();
export const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
export const stateCode = z.string().regex(/^[A-Z]{2}$/);
export const soc = z.string().regex(/^\d\d-\d{4}$/);
/** Dollars a year. */
export const dollars = z.number().int().positive();
export const sentence = z.string().min(20);
export const question = z.object({ question: z.string().min(10), answer: sentence });

/**
 * What the tenth, the 25th, ... of 100 wage earners makes, in dollars a year; null where it is not published.
 * Of May 2024, `topCode` stands for "at least that much": the survey prints no higher figure.
 */
export const pay = z.object({
  p10: dollars.nullable(),
  p25: dollars.nullable(),
  median: dollars.nullable(),
  p75: dollars.nullable(),
  p90: dollars.nullable(),
});
export type Pay = z.infer<typeof pay>;
export const topCode = 239_200;

export const nursePractitioners = z.object({
  authority: z.enum(["full", "reduced", "restricted"]),
  /** A year and month. */
  asOf: z.string(),
  /** The law in force where it is newer than the class, a sentence without its full stop; empty elsewhere. */
  note: z.string(),
});

/** Medicare's list of 2026; its system of 2023 (AHRQ) and its beds (HIFLD, HCRIS) are null where they are not known. */
export const hospital = z.object({
  name: z.string(),
  city: z.string(),
  stateCode,
  type: z.string(),
  ownership: z.enum(["nonprofit", "government", "for_profit"]).nullable(),
  system: z.string().nullable(),
  beds: people.nullable(),
  /** 1 to 5 stars. */
  rating: z.number().int().min(1).max(5).nullable(),
});
export type Hospital = z.infer<typeof hospital>;
