import { paths } from "#app/paths.ts";
import { findState, toStateText } from "#app/facts/reference/place/states.ts";
import {
  type CompactFacts,
  compacts,
  toAsOfText,
  toCompactStatus,
} from "#app/facts/reference/profession/compacts.ts";
import { listWithAnd } from "#app/kit/text/figures.ts";
import { startSentence } from "#app/kit/text/sentence.ts";
import type { Asked } from "#app/assistant/mentor/reading/asked.ts";
import type { Told } from "#app/assistant/mentor/answers/mentor-answer.ts";

const licenses = "/career-guides/licenses-and-moving";
const guides: Partial<Record<string, string>> = {
  NLC: `${licenses}/how-a-multistate-license-works`,
  IMLC: `${licenses}/physician-licenses-in-several-states`,
  PTC: `${licenses}/therapist-and-speech-compacts`,
  OTC: `${licenses}/therapist-and-speech-compacts`,
  ASLPIC: `${licenses}/therapist-and-speech-compacts`,
  PA: paths.faq("pa-compact"),
  APRN: paths.faq("aprn-compact"),
};
const names: readonly (readonly [string, RegExp])[] = [
  ["IMLC", /\bimlc\b|\binterstate medical\b/],
  ["PSYPACT", /\bpsypact\b/],
  ["PTC", /\bpt compact\b|\bphysical therapy compact\b/],
  ["OTC", /\bot compact\b|\boccupational therapy compact\b/],
  ["ASLPIC", /\bslp compact\b|\baslp\b|\bspeech\b.*\bcompact\b/],
  ["APRN", /\b(?:aprn|np) compact\b/],
  ["PA", /\bpa compact\b|\bphysician assistant compact\b/],
  ["NLC", /\be?nlc\b|\bnurs\w*\b.*\bcompact\b|\bcompact\b.*\bnurs/],
];

/** Which states a compact works in, or whether the ones that were asked about are members. */
export function tellCompact(asked: Asked): Told[] {
  const compact = findCompact(asked);
  const isListAsked =
    /\bwhich states\b|\bhow many states\b|\blist of\b|\bwhat states\b|\bmember states\b/.test(
      asked.sentence.words,
    );
  const states =
    asked.states.length > 0 ? asked.states : asked.held && !isListAsked ? [asked.held.state] : [];
  if (states.length > 0) return states.map((code) => tellStatus(compact, code));
  const isWaitedFor =
    !compact.isOperational &&
    names.some(([code, name]) => code === compact.code && name.test(asked.sentence.words));
  return isListAsked || isWaitedFor ? tellMembers(compact) : [];
}

function findCompact({ sentence, profession }: Asked): CompactFacts {
  const code = names.find(([, pattern]) => pattern.test(sentence.words))?.[0] ?? profession?.compact ?? "NLC";
  return compacts.find((compact) => compact.code === code)!;
}

const statusTexts = {
  member: "is a member of the",
  enacted: "has passed a law to join, but is not yet in force in the",
  unverified: "is reported, but not confirmed, as a member of the",
  none: "is not a member of the",
};

function tellStatus(compact: CompactFacts, code: string): Told {
  const status = statusTexts[toCompactStatus(compact.code, code)];
  const note = compact.stateNotes[code];
  const state = startSentence(toStateText(code));
  return {
    text: [`${state} ${status} ${compact.name} (checked ${toAsOfText(compact)}).`, note]
      .filter(Boolean)
      .join(" "),
    source: paths.state(findState(code)!.slug),
    title: `License rules in ${toStateText(code)}`,
  };
}

function tellMembers(compact: CompactFacts): Told[] {
  const source = guides[compact.code] ?? paths.geography();
  const tell = (text: string): Told => ({ text, source, title: compact.name });
  if (!compact.isOperational)
    return [tell(`The ${compact.name} issues nothing yet (checked ${toAsOfText(compact)}).`)];
  const listed = listWithAnd(compact.members.map((code) => findState(code)?.name ?? code).toSorted());
  return [tell(`The ${compact.name} works in ${listed} (checked ${toAsOfText(compact)}).`)];
}
