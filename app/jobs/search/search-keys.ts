import type { EmploymentType, JobDraft, Shift, Workplace } from "#app/jobs/posting/job-draft.ts";
import { isFederalEmployer, toWorkStates } from "#app/jobs/posting/license-work.ts";
import { toComparableYearlyCents } from "#app/jobs/posting/pay.ts";
import { isLicensedByStates } from "#app/licensing/licensing-boards.ts";
import { employmentTypes, shifts, workplaces } from "#app/platform/schema.ts";
import { findState } from "#app/reference/place/states.ts";
import { findProfession } from "#app/reference/profession/professions.ts";
import { findSpecialty } from "#app/reference/profession/specialties.ts";

/** In bits: profession 7, type 4, workplace 2, shift 4, urgent 1, compact 1. */
interface Facets {
  profession: number;
  type: number;
  workplace: number;
  shift: number;
  urgent: number;
  compact: number;
}

const layout = {
  profession: [0, 127],
  type: [7, 15],
  workplace: [11, 3],
  shift: [13, 15],
  urgent: [17, 1],
  compact: [18, 1],
} as const satisfies Record<keyof Facets, readonly [number, number]>;

/** The profession has the lowest bits, so that SQL can read it with a mask alone. */
export const professionMask = layout.profession[1];

export type FacetName = keyof Facets;
export const facetNames = Object.keys(layout) as FacetName[];

export function readFacet(packed: number, name: FacetName): number {
  const [shift, mask] = layout[name];
  return (packed >> shift) & mask;
}

export function packFacets(facets: Facets): number {
  return facetNames.reduce((packed, name) => packed | (facets[name] << layout[name][0]), 0);
}

export const toTypeCode = (type: EmploymentType | null) => (type ? employmentTypes.indexOf(type) + 1 : 0);
export const toWorkplaceCode = (workplace: Workplace | null) =>
  workplace ? workplaces.indexOf(workplace) + 1 : 0;
export const toShiftCode = (shift: Shift | null) => (shift ? shifts.indexOf(shift) + 1 : 0);

/** Dollars for a year of 2,080 hours (see pay.ts). */
export const paySteps = [
  1, 30_000, 40_000, 50_000, 60_000, 70_000, 80_000, 90_000, 100_000, 110_000, 120_000, 130_000, 140_000,
  150_000, 175_000, 200_000, 225_000, 250_000, 300_000, 350_000, 400_000, 500_000, 600_000, 800_000,
] as const;

// Tokens end in a digit to bypass the stemmer.
export const keyTokens = {
  profession: (code: number) => `zp${code}`,
  type: (code: number) => `zt${code}`,
  workplace: (code: number) => `zw${code}`,
  shift: (code: number) => `zs${code}`,
  urgent: () => "zu1",
  compact: () => "zc1",
  compactRefused: () => "zc0",
  federal: () => "zf1",
  state: (fips: number) => `zst${fips}`,
  license: (fips: number) => `zl${fips}`,
  specialty: (code: number) => `zsp${code}`,
  cell: (cell: number) => `zg${cell}`,
  payStep: (index: number) => `zm${index}`,
};

export const anyOf = (tokens: readonly string[]): string =>
  tokens.length === 1 ? tokens[0]! : `(${tokens.join(" OR ")})`;

const cellsPerDegree = 2;

export function toCell(lat: number, lon: number): number {
  return Math.floor((lat + 90) * cellsPerDegree) * 720 + Math.floor((lon + 180) * cellsPerDegree);
}

export function toSearchEntry(draft: JobDraft) {
  const profession = findProfession(draft.profession);
  const isLicensed = profession !== null && isLicensedByStates(profession);
  const hasOwnRules = profession !== null && profession.license !== "none";
  const facets: Facets = {
    profession: profession?.code ?? 0,
    type: toTypeCode(draft.employmentType),
    workplace: toWorkplaceCode(draft.workplace),
    shift: toShiftCode(draft.shift),
    urgent: draft.urgency === "urgent" ? 1 : 0,
    compact: draft.compactAccepted ? 1 : 0,
  };
  const state = findState(draft.stateCode)?.fips ?? 0;
  const specialty = findSpecialty(draft.specialty)?.code ?? 0;
  const payCents = toComparableYearlyCents({ ...draft, hoursPerWeek: draft.facts.hoursPerWeek ?? null });
  const keys = [
    facets.profession && keyTokens.profession(facets.profession),
    facets.type && keyTokens.type(facets.type),
    facets.workplace && keyTokens.workplace(facets.workplace),
    facets.shift && keyTokens.shift(facets.shift),
    facets.urgent && keyTokens.urgent(),
    facets.compact && keyTokens.compact(),
    draft.compactAccepted === false && keyTokens.compactRefused(),
    isLicensed && isFederalEmployer(draft.employer.name) && keyTokens.federal(),
    state && keyTokens.state(state),
    specialty && keyTokens.specialty(specialty),
    draft.lat !== null && draft.lon !== null && keyTokens.cell(toCell(draft.lat, draft.lon)),
    ...(hasOwnRules ? toWorkStates(draft) : draft.licenseStates).map((code) =>
      keyTokens.license(findState(code)?.fips ?? 0),
    ),
    ...paySteps.map((step, index) => payCents !== null && payCents >= step * 100 && keyTokens.payStep(index)),
  ].filter(Boolean);
  return { state, facets: packFacets(facets), payCents, keys: keys.join(" ") };
}
