import { licenseFields } from "#app/facts/licensing/license-fields.ts";
import { requestJson } from "#app/kit/platform/browser/api-client.ts";
import type { SavedEntry } from "./saved-entry.ts";

export interface AboutMe {
  /** The license's. Null for the posting's own. */
  profession: string | null;
  /** "TX,CO"; the home state is first. */
  license: string;
  multistate: boolean;
  from: string;
}

/** Omits postings that were taken down. */
export async function askSavedFacts(slugs: readonly string[], about?: AboutMe): Promise<SavedAnswer> {
  const whole: SavedAnswer = { jobs: [], isPlaceKnown: null };
  for (let at = 0; at < slugs.length; at += maxAsked) {
    const params = new URLSearchParams(slugs.slice(at, at + maxAsked).map((slug) => ["slug", slug]));
    if (about?.license) {
      params.set(licenseFields.states, about.license);
      if (about.profession) params.set(licenseFields.profession, about.profession);
      if (about.multistate) params.set(licenseFields.multistate, "1");
    }
    if (about?.from) params.set("from", about.from);
    const answer = await requestJson<SavedAnswer>("GET", `/api/jobs/saved?${params}`);
    whole.jobs.push(...answer.jobs);
    whole.isPlaceKnown = answer.isPlaceKnown;
  }
  return whole;
}

/** Per request. A device may have more and asks several times. */
export const maxAsked = 50;

/** In the order of the comparison's rows. */
export const comparedTerms = ["Call", "Patients a day", "Productivity", "Visa"] as const;
type ComparedTerm = (typeof comparedTerms)[number];

export interface SavedFacts {
  slug: string;
  title: string;
  employer: string;
  place: string | null;
  state: "open" | "closing" | "paused" | "closed";
  stateText: string | null;
  pay: { text: string; key: string; perHour: string | null; inAll: string | null };
  work: string | null;
  shift: string | null;
  license: { needs: string | null; answer: { tone: "good" | "warn" | "plain"; title: string } | null };
  benefits: string[];
  /** What only some postings state. */
  terms: Partial<Record<ComparedTerm, string>>;
  /** Null for remote work, and without a place to measure from. */
  miles: number | null;
  /** "Applied Nov 3", to the person who is logged in. */
  applied?: string;
}

export interface SavedAnswer {
  jobs: SavedFacts[];
  /** Null when no place was given. */
  isPlaceKnown: boolean | null;
}

/** What a device says of one posting. */
export interface SavedWord {
  slug: string;
  at: number;
  isRemoval: boolean;
}

/** What the account has after it was joined with what a device said. */
export interface JoinedSaved {
  /** Newest first, as many as a device keeps. */
  saved: { slug: string; title: string; at: number }[];
  /** How many the account has no room for. */
  refused: number;
  isChanged: boolean;
}

export interface AccountRow {
  entry: SavedEntry;
  /** Null for a posting that was taken down. */
  facts: SavedFacts | null;
}

/** A page of the account's, newest first. */
export interface AccountSaved {
  rows: AccountRow[];
  total: number;
  pages: { previous: string | null; next: string | null };
}
