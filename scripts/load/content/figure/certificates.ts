import * as z from "zod";
import type { Reference } from "../../reference/reference.ts";
import { toDollars } from "../../source/figure-texts.ts";
import type { MadeFigure } from "./data-figure.ts";

const text = z.string().min(1);
const fee = z.union([z.number(), z.record(z.string(), z.number())]).nullable();

const certificate = z.object({
  code: text,
  name: text,
  certifying_body: text,
  audience: text,
  eligibility: text.nullable(),
  valid_years: z.number().nullable(),
  renewal: text.nullable(),
  exam_fee_usd: fee,
  exam_fee_as_of: text.nullable(),
  renewal_fee_usd: fee,
  confidence: z.enum(["high", "medium", "low"]),
});
export type Certificate = z.infer<typeof certificate>;

const certificates = z.object({ certifications: z.array(certificate) });

const readFrom = { high: "The body's pages", medium: "Other or older pages", low: "One other page" } as const;
const unknown = "Not confirmed";

/** One table for each group of professions, by the words that the file has for them. */
export const makeCertificates =
  (people: string, audiences: readonly string[]) =>
  (reference: Reference): MadeFigure => {
    const { certifications } = reference.readWritten("certifications.json", certificates);
    return toCertificates(
      certifications.filter(({ audience }) => audiences.includes(audience)),
      people,
    );
  };

export function toCertificates(all: readonly Certificate[], people: string): MadeFigure {
  return {
    caption: `Certificates for ${people}`,
    source: `Our file of certificates, collected in November 2026. Most of the pages carry no date, so check the fee and the rule with the body before you apply. n = ${all.length}.`,
    columns: [
      { title: "Certificate" },
      { title: "Body" },
      { title: "Who qualifies" },
      { title: "Lasts" },
      { title: "Renewal" },
      { title: "Fee" },
      { title: "Read from" },
    ],
    rows: all.map((row) => [
      `${row.code}: ${row.name}`,
      row.certifying_body,
      row.eligibility ?? unknown,
      row.valid_years === null ? unknown : row.valid_years === 1 ? "1 year" : `${row.valid_years} years`,
      row.renewal ?? unknown,
      tellFees(row),
      readFrom[row.confidence],
    ]),
    values: {
      count: String(all.length),
      noFee: all
        .filter((row) => tellFees(row) === unknown)
        .map(({ code }) => code)
        .join(", "),
    },
  };
}

function tellFees(row: Certificate): string {
  const told = [
    row.exam_fee_usd === null
      ? ""
      : `Exam ${tellFee(row.exam_fee_usd)} (${row.exam_fee_as_of?.slice(0, 4) ?? "undated page"})`,
    row.renewal_fee_usd === null ? "" : `Renewal ${tellFee(row.renewal_fee_usd)}`,
  ].filter(Boolean);
  return told.join("; ") || unknown;
}

const kinds: Readonly<Record<string, string>> = {
  member: "for members",
  other: "for others",
  standard: "standard",
  alternate: "alternate",
  two_year: "for two years",
  year: "a year",
};

const tellFee = (amount: number | Record<string, number>): string =>
  typeof amount === "number"
    ? toDollars(amount)
    : Object.entries(amount)
        .map(([kind, dollars]) => `${toDollars(dollars)} ${kinds[kind] ?? kind}`)
        .join(", ");
