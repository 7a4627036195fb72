import { toStateText } from "#app/facts/reference/place/states.ts";
import type { CompactFacts } from "#app/facts/reference/profession/compacts.ts";
import { compacts, getCompact, toCompactStatus } from "#app/facts/reference/profession/compacts.ts";
import { findProfession } from "#app/facts/reference/profession/professions.ts";
import { startSentence } from "#app/kit/text/sentence.ts";

/** A letter of qualification leads to another license and is none itself. */
const letters = "IMLC";

/** Null when a license of the state can be multistate or used by compact, or when we cannot tell. */
export function findMultistateProblem(professionSlug: string | null, state: string): string | null {
  const place = startSentence(toStateText(state));
  const profession = findProfession(professionSlug);
  if (!profession)
    return compacts.some(
      (compact) => compact.code !== letters && toCompactStatus(compact.code, state) === "member",
    )
      ? null
      : `${place} issues no multistate or compact license.`;
  if (profession.compact === letters)
    return "A physician's license is never multistate. The compact's letter only speeds up another license.";
  const compact = profession.compact && getCompact(profession.compact);
  if (!compact?.isOperational)
    return `No multistate license exists for this profession (${profession.name}).`;
  if (mayIssue(compact, state)) return null;
  return compact.code === "NLC"
    ? `${place} issues no multistate license. It is not in the ${compact.name}.`
    : `${place} is not in the ${compact.name}, so its license works in no other state.`;
}

function mayIssue(compact: CompactFacts, state: string): boolean {
  const status = toCompactStatus(compact.code, state);
  const isUncertain = status === "unverified" || (status === "none" && compact.listGap !== null);
  return status === "member" || (compact.isOperational && isUncertain);
}

/** What is wrong with the tick of a license in several states. Null while one of them can be multistate. */
export function findTickProblem(profession: string | null, states: readonly string[]): string | null {
  const problems = states.map((state) => findMultistateProblem(profession, state));
  return problems.includes(null) ? null : (problems[0] ?? null);
}
