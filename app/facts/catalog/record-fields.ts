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

/** Percentiles in dollars a year, null when not published. In May 2024, `topCode` means "at least that much". */
export const pay = z.object({
  p10: dollars.nullable(),
  p25: dollars.nullable(),
  median: dollars.nullable(),
  p75: dollars.nullable(),
  p90: dollars.nullable(),
});
export type PublishedPay = z.infer<typeof pay>;
export const topCode = 239_200;

export const nursePractitioners = z.object({
  /** By the law in force: AANP's class, unless a newer law of the state plainly moves it to another. */
  authority: z.enum(["full", "reduced", "restricted"]),
  aanpClass: z.enum(["full", "reduced", "restricted"]),
  /** The month of AANP's class. */
  asOf: z.string(),
  /** A sentence without its period about a law newer than AANP's class, or empty. */
  note: z.string(),
});

/** From Medicare's 2026 list. Null for a system (AHRQ 2023) or number of beds (HIFLD, HCRIS) that is unknown. */
export const hospital = z.object({
  name: z.string(),
  city: z.string(),
  stateCode,
  type: z.string(),
  ownership: z.enum(["nonprofit", "government", "for_profit"]).nullable(),
  system: z.string().nullable(),
  beds: people.nullable(),
  /** Medicare lists them once, at the main address, with the beds of all. */
  hasSeveralCampuses: z.literal(true).optional(),
  rating: z.number().int().min(1).max(5).nullable(),
});
export type Hospital = z.infer<typeof hospital>;
