import { type Pay, toComparableYearlyCents } from "#app/jobs/postings/record/pay-amounts.ts";

export interface Candidate extends Pay {
  id: number;
  employerId: number;
  profession: string | null;
  urgency: "urgent" | "standard";
}

const fromRule = 5;
const mostProfessions = 10;

export const rules = {
  new: { name: "Top 5 new with pay", text: "The best paid of each profession and employer" },
  urgent: { name: "5 urgent with pay", text: "The newest that are marked urgent, one from each employer" },
  professions: {
    name: "One for each profession",
    text: `The best paid in each of the ${mostProfessions} professions with the most new postings`,
  },
} as const;
export type Rule = keyof typeof rules;

/** A week has each place once. */
interface Pick {
  place: string;
  jobId: number;
}

/** `candidates` state pay, newest first. `taken` are places that have their post. */
export function pickBest(rule: Rule, candidates: readonly Candidate[], taken: ReadonlySet<string>): Pick[] {
  if (rule === "professions") return pickByProfession(candidates, taken);
  const free = Array.from({ length: fromRule }, (_, at) => String(at + 1)).filter((one) => !taken.has(one));
  const found =
    rule === "urgent"
      ? candidates.filter(({ urgency }) => urgency === "urgent")
      : onePer(byPay(candidates), ({ profession }) => profession);
  return onePer(found, ({ employerId }) => employerId)
    .slice(0, free.length)
    .map(({ id }, at) => ({ place: free[at]!, jobId: id }));
}

function pickByProfession(candidates: readonly Candidate[], taken: ReadonlySet<string>): Pick[] {
  const counts = new Map<string, number>();
  for (const { profession } of candidates)
    if (profession) counts.set(profession, (counts.get(profession) ?? 0) + 1);
  const wanted = [...counts].sort(([, a], [, b]) => b - a).map(([profession]) => profession);
  const best = new Map(
    byPay(candidates)
      .toReversed()
      .map((job) => [job.profession, job]),
  );
  return wanted
    .slice(0, mostProfessions)
    .filter((profession) => !taken.has(profession))
    .map((profession) => ({ place: profession, jobId: best.get(profession)!.id }));
}

const byPay = (candidates: readonly Candidate[]): Candidate[] =>
  candidates.toSorted((a, b) => (toComparableYearlyCents(b) ?? 0) - (toComparableYearlyCents(a) ?? 0));

function onePer(candidates: readonly Candidate[], keyOf: (job: Candidate) => unknown): Candidate[] {
  const seen = new Set();
  return candidates.filter((job) => {
    const key = keyOf(job);
    return !seen.has(key) && seen.add(key);
  });
}
