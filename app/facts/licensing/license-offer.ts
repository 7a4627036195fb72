import { toStateText } from "#app/facts/reference/place/states.ts";
import {
  type CompactFacts,
  getCompact,
  listCompactMembers,
} from "#app/facts/reference/profession/compacts.ts";
import { findProfession } from "#app/facts/reference/profession/professions.ts";
import { listWithAnd } from "#app/kit/text/figures.ts";
import { listWithOr, startSentence, withArticle } from "#app/kit/text/sentence.ts";
import { compactRules, isRefused, opensJob } from "./compact-rules.ts";
import { type CompactNote, toCompactNote, toOutsideText } from "./compact-standing.ts";
import { findEligibility, type JobWork } from "./eligibility.ts";
import { toFederalText, toLicenseName, toStateLicense } from "./license-words.ts";
import { isLicensedByStates } from "./licensing-boards.ts";

interface LicenseOffer {
  text: string;
  /** A line of a list: "A Texas registered nurse license or a multistate license". Null where rules differ. */
  brief: string | null;
  compact: CompactNote | null;
}

const mostNamed = 3;

const refusal = "This employer does not accept compact licenses.";

/** Where the state itself is outside, the employer has no choice. */
const describeOutsideStates = (compact: CompactFacts, states: readonly string[]): string =>
  [...new Set(states.map((code) => toOutsideText(compact, code)))].join(" ");

export function findLicenseOffer(professionSlug: string | null, work: JobWork): LicenseOffer | null {
  const profession = findProfession(professionSlug);
  if (!profession || profession.license === "none") return null;
  if (work.isFederal && isLicensedByStates(profession))
    return { text: toFederalText(profession), brief: toFederalText(profession), compact: null };
  const [first] = work.states;
  if (!first) return null;
  const found = findEligibility(professionSlug, [], work);
  if (found.answer === "unknown") return { text: found.rule, brief: null, compact: null };
  const count = work.states.length;
  const isPerState = work.isPerState === true && count > 1;
  const toOwn = (places: string) =>
    count === 1
      ? toStateLicense(profession, first)
      : `${withArticle(toLicenseName(profession))} from ${isPerState ? `the state you will work in, ${places}` : places}`;
  const own = toOwn(listWithOr(work.states.map(toStateText)));
  const compact = profession.compact && getCompact(profession.compact);
  const terms = compact && compactRules[compact.code];
  const members = compact ? listCompactMembers(compact.code) : [];
  const refuses = terms && isRefused(terms, work.compactAccepted);
  const inside = work.states.filter((code) => members.includes(code));
  const isPartly = isPerState && inside.length > 0 && inside.length < count;
  const why = refuses
    ? inside.length > 0
      ? refusal
      : describeOutsideStates(compact!, work.states)
    : isPartly && `The ${compact!.name} can help only in ${listWithAnd(inside.map(toStateText))}.`;
  const isOpen = terms && !refuses && opensJob(terms, work.isRemote) && inside.length > 0 && !isPartly;
  const short = count > mostNamed ? toOwn(`one of ${count} states`) : own;
  const other = isOpen && terms.condition?.startsWith("with ") && terms.condition.slice("with ".length);
  const brief = startSentence(other ? `${short} or ${other}` : short);
  if (!isOpen)
    return { text: [`${startSentence(own)}.`, why].filter(Boolean).join(" "), brief, compact: null };
  return { text: terms.offer(own, members.length), brief, compact: toCompactNote(compact) };
}
