import { toStateText } from "#app/reference/place/states.ts";
import { getCompact, listCompactMembers } from "#app/reference/profession/compacts.ts";
import { findProfession } from "#app/reference/profession/professions.ts";
import { listWithOr, startSentence, withArticle } from "#app/text/sentence.ts";
import { compactRules, isRefused, opensJob } from "./compact-rules.ts";
import { type CompactNote, toCompactNote } from "./compact-standing.ts";
import { findEligibility, type JobWork } from "./eligibility.ts";
import { toFederalText, toLicenseName, toStateLicense } from "./license-words.ts";
import { isLicensedByStates } from "./licensing-boards.ts";

interface LicenseOffer {
  text: string;
  compact: CompactNote | null;
}

export function findLicenseOffer(professionSlug: string | null, work: JobWork): LicenseOffer | null {
  const profession = findProfession(professionSlug);
  if (!profession || profession.license === "none") return null;
  if (work.isFederal && isLicensedByStates(profession))
    return { text: toFederalText(profession), compact: null };
  const [first] = work.states;
  if (!first) return null;
  const found = findEligibility(professionSlug, [], work);
  if (found.answer === "unknown") return { text: found.rule, compact: null };
  const own =
    work.states.length === 1
      ? toStateLicense(profession, first)
      : `${withArticle(toLicenseName(profession))} from ${listWithOr(work.states.map(toStateText))}`;
  const compact = profession.compact && getCompact(profession.compact);
  const terms = compact && compactRules[compact.code];
  const members = compact ? listCompactMembers(compact.code) : [];
  const refuses = terms && isRefused(terms, work.compactAccepted);
  const isOpen =
    terms && !refuses && opensJob(terms, work.isRemote) && work.states.some((code) => members.includes(code));
  if (!isOpen)
    return {
      text: `${startSentence(own)}.${refuses ? " This employer does not accept compact licenses." : ""}`,
      compact: null,
    };
  return { text: terms.offer(own, members.length), compact: toCompactNote(compact) };
}
