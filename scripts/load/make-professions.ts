import * as z from "zod";
import type { CatalogRecord } from "#app/facts/catalog/catalog.ts";
import {
  type ProfessionRecord,
  type ProfessionRow,
  professionText,
  type SpecialtyEntry,
} from "#app/facts/catalog/profession-records.ts";
import { offer } from "#app/facts/catalog/written-records.ts";
import { professions } from "#app/facts/reference/profession/professions.ts";
import { findHubOffer, toHiring, type Written } from "./make-written.ts";
import { type Reference, toNursePractitioners } from "./reference/reference.ts";
import { toPublishedPay } from "./reference/surveyed-pay.ts";
import { type CsvRow, toCellNumber } from "./source/csv.ts";

const writtenProfessions = z.array(
  professionText.extend({
    profession: z.string(),
    specialty: z.string().nullable(),
    compact: z.string().nullable(),
    payScope: z.string().optional(),
    /** For a profession whose hub states no longer time. */
    offer: offer.optional(),
  }),
);
type WrittenProfession = z.infer<typeof writtenProfessions>[number];

const allOccupations = "00-0000";
const mostSpecialties = 8;

export function toProfessionRecords(
  reference: Reference,
  texts: Written,
  specialties: readonly SpecialtyEntry[],
) {
  const outlooks = new Map(
    reference.read("bls_employment_projections_2024_2034_healthcare.csv").map((row) => [row.soc!, row]),
  );
  const wages2024 = new Map(
    reference.read("bls_oews_national_healthcare_2024.csv").map((row) => [row.soc!, row]),
  );
  const written = reference.readWritten("catalog/professions.json", writtenProfessions);
  const toRecord = (one: WrittenProfession): ProfessionRecord => {
    const { profession: _profession, specialty: _specialty, compact: _compact, ...text } = one;
    const { soc, slug } = text;
    const wages = reference.nationalWages.get(soc);
    const outlook = outlooks.get(soc);
    const earlier = wages2024.get(soc);
    if (!wages || !earlier || !outlook) throw new Error(`${slug}: there are no figures for ${soc}.`);
    return {
      ...text,
      related: toRelated(one, written),
      hiring: toHiring(texts, slug, one.category),
      offer: findHubOffer(texts, one) ?? text.offer ?? null,
      careers: texts.career_paths
        .filter(({ from, to }) => from === slug || to === slug)
        .map(({ slug, title }) => ({ slug, title })),
      payScope: text.payScope ?? null,
      national: {
        pay: toPublishedPay(wages),
        jobs: toCellNumber(wages.employment),
        hourlyMedian: toCellNumber(wages.hourly_median),
      },
      national2024: toPublishedPay(earlier),
      outlook: toOutlook(outlook),
      states: toStateMedians(reference, soc),
      metros: reference.metros.flatMap(({ slug: metro, name, stateCodes, cbsa }) => {
        const pay = reference.metroPay.get(cbsa)?.[soc];
        return pay ? [{ slug: metro, name, stateCodes, pay }] : [];
      }),
      practiceAuthority: slug === "nurse-practitioner" ? toAuthorities(reference) : null,
      specialties: toSpecialties(one, specialties),
    };
  };
  return { records: written.map(toRecord), index: toIndex(reference, written, outlooks) };
}

const toRelated = ({ slug, related }: WrittenProfession, all: readonly WrittenProfession[]): string[] => [
  ...new Set([...related, ...all.filter((other) => other.related.includes(slug)).map((other) => other.slug)]),
];

function toStateMedians(reference: Reference, soc: string): ProfessionRecord["states"] {
  const medians = [...reference.stateMedians.values()]
    .flat()
    .filter((row) => row.soc === soc && row.annual_median)
    .map((row) => [row.state_code!, Number(row.annual_median)] as const);
  return medians.length > 0 ? Object.fromEntries(medians) : null;
}

const toOutlook = (row: CsvRow): ProfessionRecord["outlook"] => ({
  jobs2024: Number(row.emp_2024),
  jobs2034: Number(row.emp_2034),
  change: Number(row.change_numeric),
  changePercent: Number(row.change_pct),
  openingsPerYear: Number(row.openings_annual_avg),
  entryEducation: row.entry_education!,
});

const toAuthorities = (reference: Reference): ProfessionRecord["practiceAuthority"] =>
  Object.fromEntries(
    [...reference.licensing.keys()].map((code) => [code, toNursePractitioners(reference, code)]),
  );

const priorities = ["top-30", "high-demand", "standard"];

/** A physician's page covers one specialty; other professions' pages cover all. */
function toSpecialties({ profession, specialty }: WrittenProfession, entries: readonly SpecialtyEntry[]) {
  return entries
    .filter(
      ({ search }) => search?.profession === profession && (!specialty || search.specialty === specialty),
    )
    .sort((a, b) => priorities.indexOf(a.priority) - priorities.indexOf(b.priority))
    .slice(0, mostSpecialties)
    .map(({ slug, name }) => ({ slug, name }));
}

function toIndex(
  reference: Reference,
  written: readonly WrittenProfession[],
  outlooks: ReadonlyMap<string, CsvRow>,
): CatalogRecord<"profession-index"> {
  const toRow = (
    { slug, name, plural, soc }: Pick<ProfessionRow, "slug" | "name" | "plural" | "soc">,
    category: ProfessionRow["category"],
  ): ProfessionRow => {
    const wages = reference.nationalWages.get(soc);
    const outlook = outlooks.get(soc);
    return {
      slug,
      name,
      plural,
      category,
      soc,
      pay: toPublishedPay(wages ?? {}),
      jobs: toCellNumber(wages?.employment),
      outlook: outlook ? toOutlook(outlook) : null,
    };
  };
  const profiled = new Set(written.map(({ slug }) => slug));
  return {
    rows: [
      ...written.map((row) => toRow(row, row.category)),
      ...professions.filter(({ slug }) => !profiled.has(slug)).map((row) => toRow(row, null)),
    ],
    allOccupationsPercent: Number(outlooks.get(allOccupations)!.change_pct),
  };
}
