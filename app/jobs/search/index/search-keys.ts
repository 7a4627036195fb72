import type { EmploymentType, Shift, Workplace } from "#app/jobs/postings/record/posting-content.ts";
import {
  type ListedTrait,
  listedTraits,
  type Trait,
  traitCodes,
} from "#app/jobs/reading/traits/trait-names.ts";

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

/** In the lowest bits, so that SQL needs only a mask. */
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

export const facetSql = (packed: string, name: FacetName): string =>
  `(${packed} >> ${layout[name][0]} & ${layout[name][1]})`;

const facetBits = 19;
export const facetsMask = 2 ** facetBits - 1;

/** Columns of facet_counts (migrations/0025). */
export const traitColumns: Readonly<Record<ListedTrait, string>> = {
  visa: "visa",
  "new-graduate": "new_graduate",
  "sign-on": "sign_on",
  "loan-repayment": "loan_repayment",
  "7on7off": "seven_on",
  direct: "direct",
};

/** Traits have the bits above the facets, in the order of their codes. */
export const toTraitBit = (trait: ListedTrait): number => facetBits + traitCodes[trait] - 1;

export const packTraits = (offered: readonly Trait[]): number =>
  listedTraits.reduce((packed, trait) => packed | (offered.includes(trait) ? 1 << toTraitBit(trait) : 0), 0);

/** Stored in search entries: never renumber or reuse. 0 is not stated. */
export const facetCodes: {
  type: Readonly<Record<EmploymentType, number>>;
  workplace: Readonly<Record<Workplace, number>>;
  shift: Readonly<Record<Shift, number>>;
} = {
  type: {
    "full-time": 1,
    "part-time": 2,
    contract: 3,
    temporary: 4,
    locum: 5,
    "per-diem": 6,
    prn: 7,
    travel: 8,
  },
  workplace: { onsite: 1, hybrid: 2, remote: 3 },
  shift: { day: 1, evening: 2, night: 3, rotating: 4, weekend: 5, "7on7off": 6, call: 7 },
};

/** Dollars for a year of 2,080 hours (see pay.ts). */
export const paySteps = [
  1, 30_000, 40_000, 50_000, 60_000, 70_000, 80_000, 90_000, 100_000, 110_000, 120_000, 130_000, 140_000,
  150_000, 175_000, 200_000, 225_000, 250_000, 300_000, 350_000, 400_000, 500_000, 600_000, 800_000,
] as const;

/** Dollars a week, as the card shows them. */
export const weekSteps = [1, 1_000, 1_500, 2_000, 2_500, 3_000, 4_000, 6_000, 10_000] as const;

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
  payStep: (dollars: number) => `zm${dollars}`,
  weekStep: (dollars: number) => `zmw${dollars}`,
  yearStep: (dollars: number) => `zmy${dollars}`,
  trait: (code: number) => `zh${code}`,
  /** The title names it beside the one that the posting is filed under. */
  namedProfession: (code: number) => `zn${code}`,
  namedShift: (code: number) => `zk${code}`,
  /** The schedule names it, as in "rotating days and nights". */
  workedShift: (code: number) => `zj${code}`,
  /** How long a shift is. */
  shiftHours: (hours: number) => `zx${hours}`,
  weekHours: (hours: number) => `zy${hours}`,
  /** How long a contract is. */
  contractWeeks: (weeks: number) => `zv${weeks}`,
  /** Every entry has it, for a search that only excludes. */
  any: () => "za1",
};

export const anyOf = (tokens: readonly string[]): string =>
  tokens.length === 1 ? tokens[0]! : `(${tokens.join(" OR ")})`;

const cellsPerDegree = 2;

export function toCell(lat: number, lon: number): number {
  return Math.floor((lat + 90) * cellsPerDegree) * 720 + Math.floor((lon + 180) * cellsPerDegree);
}
