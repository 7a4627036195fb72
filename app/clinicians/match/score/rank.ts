import type { ClinicianFacts, PostingFacts } from "./clinician-facts.ts";
import { type Match, scoreMatch } from "./score-match.ts";

export type Ranked<Item> = Item & { match: Match };

/** Another specialty last, then best first; among equals, the higher id, which is newer. */
const byTotal = (a: Ranked<{ id: number }>, b: Ranked<{ id: number }>) =>
  Number(b.match.gates.specialty.isPassed) - Number(a.match.gates.specialty.isPassed) ||
  b.match.total - a.match.total ||
  b.id - a.id;

export const rankPostings = <Item extends { id: number; facts: PostingFacts }>(
  clinician: ClinicianFacts,
  postings: readonly Item[],
): Ranked<Item>[] =>
  postings.map((posting) => ({ ...posting, match: scoreMatch(posting.facts, clinician) })).sort(byTotal);

export const rankClinicians = <Item extends { id: number; facts: ClinicianFacts }>(
  posting: PostingFacts,
  clinicians: readonly Item[],
): Ranked<Item>[] =>
  clinicians
    .map((clinician) => ({ ...clinician, match: scoreMatch(posting, clinician.facts) }))
    .sort(byTotal);
