import type { CertificatesPart } from "#app/facts/catalog/live-records.ts";
import { toSlug } from "#app/kit/text/slug.ts";

type CertificateRow = CertificatesPart["rows"][number];

const filterNames = ["profession", "specialty"] as const;
type FilterName = (typeof filterNames)[number];

interface FilterOption {
  slug: string;
  name: string;
}

const everyone = "Everyone";

/** A card for everyone is listed with each profession. */
export const listFilterOptions = (rows: readonly CertificateRow[], name: FilterName): FilterOption[] =>
  [...new Set(rows.map((row) => row[name]))]
    .filter((option) => option !== everyone)
    .map((option) => ({ slug: toSlug(option), name: option }));

export type CertificateFilter = Readonly<Record<FilterName, FilterOption | null>>;

export const parseCertificateFilter = (
  rows: readonly CertificateRow[],
  params: URLSearchParams,
): CertificateFilter => {
  const find = (name: FilterName) =>
    listFilterOptions(rows, name).find(({ slug }) => slug === params.get(name)) ?? null;
  return { profession: find("profession"), specialty: find("specialty") };
};

export const toCertificateSearch = (filter: CertificateFilter): string =>
  new URLSearchParams(
    filterNames.flatMap((name): [string, string][] => (filter[name] ? [[name, filter[name].slug]] : [])),
  ).toString();

export const filterCertificates = (
  rows: readonly CertificateRow[],
  { profession, specialty }: CertificateFilter,
): CertificateRow[] =>
  rows.filter(
    (row) =>
      (!profession || row.profession === profession.name || row.profession === everyone) &&
      (!specialty || row.specialty === specialty.name),
  );

export const isFilterName = (name: string): boolean => filterNames.some((known) => known === name);
