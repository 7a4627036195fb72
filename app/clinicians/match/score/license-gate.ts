import type { HeldLicense } from "#app/facts/licensing/compact-standing.ts";
import {
  type Eligibility,
  findEligibility,
  type JobWork,
  type MixedAnswer,
} from "#app/facts/licensing/eligibility.ts";
import { findProfession } from "#app/facts/reference/profession/professions.ts";
import { earn, leaveOpen, type MatchLine } from "./match-line.ts";

/** `free`: no state licenses the work. `privilege`: by compact, applied for first. `step`: a second license that a compact speeds up. `unclear`: rules differ or were not stated. */
export type LicenseStanding = "free" | "now" | "compact" | "privilege" | "step" | "obtainable" | "unclear";

interface LicenseGate {
  standing: LicenseStanding;
  /** By compact, and the posting does not say whether the employer accepts it. */
  isToAsk: boolean;
  line: MatchLine;
}

// Hundreds of postings need the same few licenses, and a verdict depends on nothing else.
const judged = new WeakMap<readonly HeldLicense[], Map<string, LicenseGate>>();

export function judgeLicense(
  profession: string | null,
  held: readonly HeldLicense[],
  work: JobWork,
): LicenseGate {
  const known = judged.get(held) ?? new Map<string, LicenseGate>();
  judged.set(held, known);
  const { states, compactAccepted, isRemote, isFederal, isPerState } = work;
  const key = [profession, compactAccepted, isRemote, isFederal, isPerState, ...states].join();
  const gate = known.get(key) ?? toGate(profession, findEligibility(profession, held, work));
  known.set(key, gate);
  return gate;
}

const compactShare = { free: 1, now: 1, compact: 1, privilege: 0.7, step: 0.7, obtainable: 0.3 };

function toGate(profession: string | null, found: Eligibility): LicenseGate {
  if (found.mixed) return toMixedGate(profession, found.mixed);
  const isFree = findProfession(profession)?.license === "none";
  const standing = isFree && found.answer === "eligible" ? "free" : toStanding(found);
  const why = toWhy(found, standing);
  const isToAsk = found.isToAsk === true;
  if (standing === "unclear") return { standing, isToAsk, line: leaveOpen("license", "posting", why) };
  return { standing, isToAsk, line: earn("license", compactShare[standing], { why }) };
}

/** Of several places, she may choose the one that her license opens. */
function toMixedGate(profession: string | null, { text, best }: MixedAnswer): LicenseGate {
  const gate = toGate(profession, best);
  return { ...gate, line: { ...gate.line, why: `${text}. ${gate.line.why}` } };
}

function toStanding({ answer, wait, isSecondLicense }: Eligibility): LicenseStanding {
  if (answer === "eligible") return "now";
  if (answer === "compact" && isSecondLicense) return "step";
  if (answer === "compact") return wait === "No wait" ? "compact" : "privilege";
  return answer === "needs-license" ? "obtainable" : "unclear";
}

function toWhy({ rule, how, wait, compact }: Eligibility, standing: LicenseStanding): string {
  const join = (...parts: (string | null)[]) => parts.filter(Boolean).join(" ");
  if (standing === "now") return join(rule, "By what you told us, you hold what it takes.");
  if (standing === "compact") return join(`You can start through the ${compact?.name}.`, how);
  if (standing === "privilege" || standing === "step")
    return join(`The ${compact?.name} gets you there once you apply.`, how);
  if (standing === "free" || standing === "unclear") return rule;
  return join("Not yet.", how, wait && `${wait}.`);
}
