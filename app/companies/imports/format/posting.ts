import type { ReadUnit } from "#app/jobs/reading/pay/pay-units.ts";

/** Empty text and null both mean that the feed does not say. */
export interface Posting {
  externalId: string;
  title: string;
  employer: string;
  employerAbout: string;
  employerWebsite: string;
  /** HTML, escaped HTML or plain text. */
  description: string;
  city: string;
  state: string;
  postalCode: string;
  country: string;
  /** Used when the feed does not split the address. */
  location: string;
  lat: number | null;
  lon: number | null;
  /** "Dallas, TX", beside the first place. */
  morePlaces: string[];
  applyUrl: string;
  url: string;
  posted: string;
  closes: string;
  pay: { min: number | null; max: number | null; unit: ReadUnit | null } | null;
  payText: string;
  employmentTypes: string[];
  workplace: string;
  isTelecommute: boolean;
  applicantPlaces: string[];
  categories: string[];
  occupationCode: string;
  education: string;
  experience: string;
  experienceMonths: number | null;
  responsibilities: string[];
  requirements: string[];
  skills: string[];
  benefits: string[];
  schedule: string;
  isImmediate: boolean;
  requisitionId: string;
  openings: number | null;
  startDate: string;
  /** Where the work is, when a feed of one employer names another. */
  facility: string;
  /** The employer's own word for its unit, which only the company sees. */
  department: string;
}

export const emptyPosting: Posting = {
  externalId: "",
  title: "",
  employer: "",
  employerAbout: "",
  employerWebsite: "",
  description: "",
  city: "",
  state: "",
  postalCode: "",
  country: "",
  location: "",
  lat: null,
  lon: null,
  morePlaces: [],
  applyUrl: "",
  url: "",
  posted: "",
  closes: "",
  pay: null,
  payText: "",
  employmentTypes: [],
  workplace: "",
  isTelecommute: false,
  applicantPlaces: [],
  categories: [],
  occupationCode: "",
  education: "",
  experience: "",
  experienceMonths: null,
  responsibilities: [],
  requirements: [],
  skills: [],
  benefits: [],
  schedule: "",
  isImmediate: false,
  requisitionId: "",
  openings: null,
  startDate: "",
  facility: "",
  department: "",
};

/** `at` is "line:column", "item 12" or "byte 1024". */
export type Item = { at: string } & ({ posting: Posting } | { problem: string });

/** Records after this point cannot be read. Earlier ones count. */
export class BrokenFile extends Error {
  readonly at: string;
  constructor(problem: string, at: string) {
    super(problem);
    this.at = at;
  }
}
