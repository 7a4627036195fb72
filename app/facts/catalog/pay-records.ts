import * as z from "zod";
import { slug } from "./record-fields.ts";

export const taxFiles = z.object({
  federal: z.unknown(),
  states: z.unknown(),
  rules: z.unknown(),
  cities: z.unknown(),
});

const perDiemRate = z.object({
  destination: z.string().min(2),
  authority: z.enum(["GSA", "DoD"]),
  from: z.iso.date(),
  /** Dollars a day for meals and incidentals. */
  meals: z.number().positive(),
  /** Dollars a night before tax, January first. */
  lodging: z.array(z.number().positive()).length(12),
});
export type PerDiemRate = z.infer<typeof perDiemRate>;

export const perDiem = z.object({
  rates: z.array(perDiemRate),
  /** By the name of a city, or of a county that is listed: which rate, or null for the standard rate. */
  places: z.record(slug, z.number().int().nonnegative().nullable()),
  standard: perDiemRate,
});
export type PerDiem = z.infer<typeof perDiem>;
