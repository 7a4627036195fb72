import * as z from "zod";
import type { CertificatesPart } from "#app/facts/catalog/live-records.ts";
import type { Reference } from "../../reference/reference.ts";
import { toDollars } from "../../source/figure-texts.ts";
import type { MadeFigure } from "./data-figure.ts";

const text = z.string().min(1);
const fee = z.union([z.number(), z.record(z.string(), z.number())]).nullable();

const certificate = z.object({
  code: text,
  name: text,
  certifying_body: text,
  audience: z.enum(["all clinical staff", "clinical staff", "RN", "NP", "PA", "MD/DO"]),
  specialty: text,
  kind: text,
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

const audiences: Readonly<Record<Certificate["audience"], string>> = {
  "all clinical staff": "Everyone",
  "clinical staff": "Everyone",
  RN: "Registered nurses",
  NP: "Nurse practitioners",
  PA: "Physician assistants",
  "MD/DO": "Physicians",
};

/** Course cards come last: there is less to say about them. */
function readCertificates(reference: Reference): readonly Certificate[] {
  const all = reference.readWritten("certifications.json", certificates).certifications;
  const isCard = ({ kind }: Certificate) => Number(kind === "course card");
  return all.toSorted((a, b) => isCard(a) - isCard(b));
}

export const makeCertificatesPart = (reference: Reference): CertificatesPart => ({
  kind: "certificates",
  rows: readCertificates(reference).map(toRow),
});

const toRow = (row: Certificate): CertificatesPart["rows"][number] => ({
  code: row.code,
  name: row.name,
  body: row.certifying_body,
  profession: audiences[row.audience],
  specialty: row.specialty,
  eligibility: row.eligibility ?? unknown,
  lasts: row.valid_years === null ? unknown : row.valid_years === 1 ? "1 year" : `${row.valid_years} years`,
  renewal: row.renewal ?? unknown,
  fee: describeFees(row),
  readFrom: readFrom[row.confidence],
});

export const makeCertificates = (reference: Reference): MadeFigure =>
  toCertificates(readCertificates(reference));

export function toCertificates(all: readonly Certificate[]): MadeFigure {
  return {
    caption: "Cards and certificates of the clinical professions",
    source: `Our file of certificates, collected in November 2026. Most of the pages carry no date, so check the fee and the rule with the body before you apply. n = ${all.length}.`,
    columns: [
      { title: "Certificate" },
      { title: "For" },
      { title: "Body" },
      { title: "Who qualifies" },
      { title: "Lasts" },
      { title: "Renewal" },
      { title: "Fee" },
      { title: "Read from" },
    ],
    rows: all
      .map(toRow)
      .map((row) => [
        `${row.code}: ${row.name}`,
        row.profession,
        row.body,
        row.eligibility,
        row.lasts,
        row.renewal,
        row.fee,
        row.readFrom,
      ]),
    values: {
      count: String(all.length),
      nursesWithoutFee: all
        .filter((row) => row.audience === "RN" && describeFees(row) === unknown)
        .map(({ code }) => code)
        .join(", "),
    },
  };
}

function describeFees(row: Certificate): string {
  const told = [
    row.exam_fee_usd === null
      ? ""
      : `Exam ${describeFee(row.exam_fee_usd)} (${row.exam_fee_as_of?.slice(0, 4) ?? "undated page"})`,
    row.renewal_fee_usd === null ? "" : `Renewal ${describeFee(row.renewal_fee_usd)}`,
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

const describeFee = (amount: number | Record<string, number>): string =>
  typeof amount === "number"
    ? toDollars(amount)
    : Object.entries(amount)
        .map(([kind, dollars]) => `${toDollars(dollars)} ${kinds[kind] ?? kind}`)
        .join(", ");
