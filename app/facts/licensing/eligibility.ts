import { toStateText } from "#app/facts/reference/place/states.ts";
import {
  type CompactFacts,
  getCompact,
  listCompactMembers,
  toCompactStatus,
} from "#app/facts/reference/profession/compacts.ts";
import { findProfession, type Profession } from "#app/facts/reference/profession/professions.ts";
import { listWithOr, withArticle } from "#app/kit/text/sentence.ts";
import { compactRules, isRefused, opensJob } from "./compact-rules.ts";
import type { HeldLicense } from "./compact-standing.ts";
import { type CompactNote, describeOutside, toCompactNote, toInferredText } from "./compact-standing.ts";
import { toFederalText, toLicenseName, toStateLicense } from "./license-words.ts";
import { findDifferingRules, findLicensingBoard, isLicensedByStates } from "./licensing-boards.ts";
import { toMixedAnswer } from "./mixed-answer.ts";

export type Work =
  | { kind: "state"; state: string }
  | {
      kind: "job";
      /** A license from any of these is enough, unless the work is in each of them. */
      states: readonly string[];
      /** At places in these states: a license opens only the places of the states that it is good in. */
      isPerState?: boolean;
      compactAccepted: boolean | null;
      isRemote: boolean;
      isFederal: boolean;
    };

export type JobWork = Extract<Work, { kind: "job" }>;

export interface Eligibility {
  /** `compact`: through the compact, at once or after the step in `how`. */
  answer: "eligible" | "compact" | "needs-license" | "unknown" | "mixed";
  /** Null when several states would do. */
  state: string | null;
  rule: string;
  how: string | null;
  /** Typical, never official. */
  wait: string | null;
  compact: CompactNote | null;
  /** All that the compact opens in a state, when it opens no permanent job there. */
  only?: string | null;
  /** Of a compact that leads to the state's own license. */
  isSecondLicense?: boolean;
  /** The law allows it, and the posting does not say whether the employer does. */
  isToAsk?: boolean;
  /** Of work in several states where the answers differ. */
  mixed?: MixedAnswer;
}

export interface MixedAnswer {
  /** "Yes in TX and OK; needs a license in NM". */
  text: string;
  /** "Yes in 2 states; not in NM", for a card. */
  brief: string;
  /** Whether the license works in each of them, without a step or a question before. */
  isYes: boolean;
  best: Eligibility;
}

const rank = { eligible: 0, compact: 1, mixed: 1, "needs-license": 2, unknown: 3 };

/** The best answer over all states where the work may be done, or each state's where it is done in all of them. */
export function findEligibility(
  professionSlug: string | null,
  held: readonly HeldLicense[],
  work: Work,
): Eligibility {
  const profession = findProfession(professionSlug);
  if (!profession) return unknown(null, "The license you need depends on the profession.");
  const codes = work.kind === "state" ? [work.state] : work.states;
  if (work.kind === "job" && work.isFederal && isLicensedByStates(profession))
    return judgeFederal(profession, held, codes);
  if (codes.length === 0)
    return unknown(null, "The posting does not say which state's license it requires. Ask before you apply.");
  const judged = membersFirst(profession, codes)
    .map((code) => judgeState(profession, held, code, work))
    .sort((one, other) => rank[one.answer] - rank[other.answer]);
  const mixed = work.kind === "job" && work.isPerState ? toMixedAnswer(judged) : null;
  if (mixed) return mixed;
  const found = judged[0]!;
  if (found.answer !== "needs-license" || codes.length === 1) return found;
  const license = `${withArticle(toLicenseName(profession))} from ${listWithOr(codes.map(toStateText))}`;
  const how = `Apply for ${license} with that state's ${findLicensingBoard(profession).board}.`;
  return { ...found, state: null, how };
}

/** When states give the same answer, a compact member has the more useful rule. */
function membersFirst({ compact }: Profession, codes: readonly string[]): string[] {
  const members = compact ? listCompactMembers(compact) : [];
  return codes.toSorted((a, b) => Number(members.includes(b)) - Number(members.includes(a)));
}

function judgeState(
  profession: Profession,
  held: readonly HeldLicense[],
  code: string,
  work: Work,
): Eligibility {
  const state = toStateText(code);
  const differing = findDifferingRules(profession, code);
  if (differing) {
    const how = `Ask the employer or the state licensing office in ${state}.`;
    return { ...unknown(code, differing), how };
  }
  if (profession.license === "state" && held.some((license) => license.state === code)) {
    const rule = `Work in ${state} requires ${toStateLicense(profession, code)}.`;
    return { ...unknown(code, rule), answer: "eligible" };
  }
  if (profession.license === "none")
    return { ...unknown(code, "No state requires a license for this work."), answer: "eligible" };
  const compact = profession.compact && getCompact(profession.compact);
  if (!compact) return needsLicense(profession, code, toPlainRule(profession, code), null);
  return judgeCompact(profession, held, code, work, compact);
}

function judgeCompact(
  profession: Profession,
  held: readonly HeldLicense[],
  code: string,
  work: Work,
  compact: CompactFacts,
): Eligibility {
  const state = toStateText(code);
  const terms = compactRules[compact.code];
  const needs = (why: string) => needsLicense(profession, code, why, compact);
  if (!terms || !compact.isOperational || toCompactStatus(compact.code, code) !== "member")
    return needs(describeOutside(compact, code));
  const rule = terms.rule(state, compact.members.length);
  const memberRule = rule + toInferredText(compact, code);
  if (work.kind === "job" && isRefused(terms, work.compactAccepted))
    return needs(
      `The posting does not accept compact licenses, even where the ${compact.name} would allow one.`,
    );
  if (work.kind === "job" && !opensJob(terms, work.isRemote)) return needs(memberRule);
  const others = held.filter((license) => license.state !== code);
  const members = others.filter((license) => listCompactMembers(compact.code).includes(license.state));
  const home = members.find((license) => terms.worksThrough(license, compact));
  if (home) {
    return {
      answer: "compact",
      state: code,
      rule: rule + toInferredText(compact, code, home.state),
      how: terms.how(state, toStateText(home.state)) + toEmployerText(work, terms.isRefusable),
      wait: terms.wait,
      compact: toCompactNote(compact),
      only: terms.opens === "every-job" || work.kind === "job" ? null : terms.condition,
      isSecondLicense: !terms.isRefusable,
      isToAsk: isUnsaid(work, terms.isRefusable),
    };
  }
  if (members[0]) return needs(terms.refusal(toStateText(members[0].state)));
  if (others[0]) return needs(describeOutside(compact, others[0].state));
  return needs(memberRule);
}

/** An employer can be stricter than the law. */
const isUnsaid = (work: Work, isRefusable: boolean): boolean =>
  work.kind === "job" && isRefusable && work.compactAccepted === null;

const toEmployerText = (work: Work, isRefusable: boolean): string =>
  isUnsaid(work, isRefusable) ? " The posting does not say whether the employer accepts it: ask." : "";

function judgeFederal(
  profession: Profession,
  held: readonly HeldLicense[],
  codes: readonly string[],
): Eligibility {
  const found = unknown(codes[0] ?? null, toFederalText(profession));
  if (held.length > 0) return { ...found, answer: "eligible" };
  return {
    ...found,
    answer: "needs-license",
    how: "Get a license in any one state. It does not have to be the state where the facility is.",
    wait: findLicensingBoard(profession).wait,
  };
}

function needsLicense(
  profession: Profession,
  code: string,
  rule: string,
  compact: CompactFacts | null,
): Eligibility {
  const { board, wait } = findLicensingBoard(profession);
  return {
    answer: "needs-license",
    state: code,
    rule,
    how: `Apply for ${toStateLicense(profession, code)} with the ${code === "DC" ? "District" : "state"}'s ${board}.`,
    wait,
    compact: compact && toCompactNote(compact),
  };
}

const toPlainRule = (profession: Profession, code: string): string =>
  `Work in ${toStateText(code)} requires ${toStateLicense(profession, code)}.`;

const unknown = (state: string | null, rule: string): Eligibility => ({
  answer: "unknown",
  state,
  rule,
  how: null,
  wait: null,
  compact: null,
});
