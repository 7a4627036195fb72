import * as z from "zod";
import { soc, stateCode } from "./record-fields.ts";

const text = z.string().min(1);
const number = z.number().nullable();

/** For a ranking whose weights a reader sets. Null is a figure that we do not have. */
const stateRanking = z.strictObject({
  kind: z.literal("state-ranking"),
  states: z.array(
    z.strictObject({
      code: stateCode,
      name: text,
      /** The national average is 100. */
      prices: number,
      housing: number,
      hospitals: number,
      residents: number,
    }),
  ),
  professions: z.array(
    z.strictObject({
      slug: text,
      people: text,
      license: z.strictObject({ title: text, source: text }).nullable(),
      /** In the order of the states: dollars a year, tax in percent, and the license's worth from 0 to 1. */
      rows: z.array(
        z.strictObject({
          median: number,
          tax: number,
          license: z.strictObject({ text, value: number }).nullable(),
        }),
      ),
    }),
  ),
  sources: z.record(z.string(), text),
});
export type StateRankingPart = z.infer<typeof stateRanking>;

const projected = z.strictObject({
  soc,
  title: text,
  growth: z.number(),
  openings: z.number(),
  median: number,
  isPhysician: z.boolean(),
});

const demand = z.strictObject({
  kind: z.literal("demand"),
  growthOfAll: z.number(),
  rows: z.array(projected).min(2),
});
export type DemandPart = z.infer<typeof demand>;

const certificateRow = z.strictObject({
  code: text,
  name: text,
  body: text,
  profession: text,
  specialty: text,
  eligibility: text,
  lasts: text,
  renewal: text,
  fee: text,
  readFrom: text,
});

const certificates = z.strictObject({
  kind: z.literal("certificates"),
  rows: z.array(certificateRow).min(2),
});
export type CertificatesPart = z.infer<typeof certificates>;

export const livePart = z.discriminatedUnion("kind", [
  stateRanking,
  demand,
  certificates,
  z.strictObject({ kind: z.literal("posting-weeks") }),
]);
export type LivePart = z.infer<typeof livePart>;
