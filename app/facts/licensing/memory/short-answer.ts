import type { CompactNote } from "#app/facts/licensing/compact-standing.ts";
import type { Eligibility, JobWork } from "#app/facts/licensing/eligibility.ts";
import type { MyLicense } from "#app/facts/licensing/license-fields.ts";
import { answerFor, type LicenseVerdict } from "#app/facts/licensing/license-verdict.ts";
import { toLicenseName } from "#app/facts/licensing/license-words.ts";
import { findState } from "#app/facts/reference/place/states.ts";
import { findProfession, professions } from "#app/facts/reference/profession/professions.ts";
import { continueSentence, withArticle } from "#app/kit/text/sentence.ts";

export interface ShortAnswer extends CardAnswer {
  lines: readonly string[];
  compact: CompactNote | null;
}

/** The answer of the posting's page, in the words of a card. */
export function toShortAnswer(license: MyLicense, coded: string): ShortAnswer {
  const { profession: slug, work } = parseCodedWork(coded);
  const profession = findProfession(slug);
  const { found, verdict, isMine } = answerFor(license, slug, work);
  const isGuess =
    !license.profession && isOpen(found.mixed?.best ?? found) && profession?.license === "state";
  const yours = isGuess && `yours is ${withArticle(toLicenseName(profession))}`;
  return {
    tone: isGuess ? "plain" : verdict.tone,
    text: yours
      ? found.mixed
        ? `If ${yours}: ${continueSentence(found.mixed.brief)}`
        : `Yes, if ${yours}`
      : isMine
        ? toText(found)
        : verdict.title,
    lines: found.mixed ? [`${found.mixed.text}.`, ...verdict.lines] : verdict.lines,
    compact: found.compact,
  };
}

/** "an Illinois license". */
export const toStateLicenseName = (code: string): string =>
  withArticle(`${findState(code)?.name ?? code} license`);

const isOpen = ({ answer, isSecondLicense }: Eligibility): boolean =>
  answer === "eligible" || (answer === "compact" && !isSecondLicense);

function toText({ mixed, answer, state, wait, rule, isSecondLicense, isToAsk }: Eligibility): string {
  if (mixed) return mixed.brief;
  if (answer === "eligible") return "You can work here";
  if (isSecondLicense) return "Faster second license by compact";
  if (answer === "compact")
    // A card has room for some forty letters, and must not cut the condition.
    return isToAsk
      ? wait === "No wait"
        ? "By compact, if the employer accepts it"
        : "By compact after applying, if accepted"
      : wait === "No wait"
        ? "You can work here: compact"
        : "You can work here: compact, apply first";
  if (answer === "needs-license") return state ? `Needs ${toStateLicenseName(state)}` : "Needs a license";
  return rule.startsWith("The posting does not say")
    ? "License not stated: ask"
    : "License rules differ: ask";
}

export function toCardAnswer(license: MyLicense | null, coded: string | null): CardAnswer | null {
  if (!license || !coded) return null;
  const { tone, text } = toShortAnswer(license, coded);
  return { tone, text };
}

export interface CardAnswer {
  tone: LicenseVerdict["tone"];
  text: string;
}

const flags = { remote: "r", federal: "f", accepted: "c", refused: "n", perState: "p" };

/** A few bytes, because each card carries it: "2 rc TX CO". */
export function toCodedWork(profession: string | null, work: JobWork): string | null {
  const found = findProfession(profession);
  if (!found) return null;
  const said = [
    work.isRemote && flags.remote,
    work.isFederal && flags.federal,
    work.compactAccepted === true && flags.accepted,
    work.compactAccepted === false && flags.refused,
    work.isPerState && flags.perState,
  ].filter(Boolean);
  return [found.code, said.join("") || "-", ...work.states].join(" ");
}

export function parseCodedWork(coded: string): { profession: string | null; work: JobWork } {
  const [code, said = "", ...states] = coded.split(" ");
  const has = (flag: string) => said.includes(flag);
  return {
    profession: professions.find((profession) => String(profession.code) === code)?.slug ?? null,
    work: {
      kind: "job",
      states,
      compactAccepted: has(flags.accepted) ? true : has(flags.refused) ? false : null,
      isRemote: has(flags.remote),
      isFederal: has(flags.federal),
      ...(has(flags.perState) && { isPerState: true }),
    },
  };
}
