import type { SourcedFact } from "#app/assistant/mentor/answers/mentor-answer.ts";
import { type Asked, asksOfOthers } from "#app/assistant/mentor/reading/read-question.ts";
import { states as allStates, findState, toStateText } from "#app/facts/reference/place/states.ts";
import {
  type CompactFacts,
  compacts,
  toAsOfText,
  toCompactStatus,
} from "#app/facts/reference/profession/compacts.ts";
import { listWithAnd } from "#app/kit/text/figures.ts";
import { formatCount } from "#app/kit/ui/count.ts";
import { paths } from "#app/paths.ts";

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
  ["PSYPACT", /\bpsy ?pac\w*/],
  ["PTC", /\bpt compact\b|\bphysical therapy compact\b/],
  ["OTC", /\bot compact\b|\boccupational therapy compact\b/],
  ["ASLPIC", /\bslp compact\b|\baslp\b|\bspeech\b.*\bcompact\b/],
  ["APRN", /\b(?:aprn|np) compact\b/],
  ["PA", /\bpa compact\b|\bphysician assistant compact\b/],
  ["NLC", /\be?nlc\b|\bnurs\w*\b.*\bcompact\b|\bcompact\b.*\bnurs/],
];

/** Which states a compact works in, or whether the ones that were asked about are members. */
export function describeCompact(asked: Asked): SourcedFact[] {
  const compact = findCompact(asked);
  const { states: named, held, sentence } = asked;
  const states = asksOfOthers(sentence) ? [] : named.length > 0 ? named : held ? [held.state] : [];
  if (states.length > 0) return states.map((code) => describeStatus(compact, code));
  return asksOutside.test(sentence.words) ? describeOutside(compact) : describeMembers(compact);
}

function findCompact({ sentence, profession }: Asked): CompactFacts {
  const code = names.find(([, pattern]) => pattern.test(sentence.words))?.[0] ?? profession?.compact ?? "NLC";
  return compacts.find((compact) => compact.code === code)!;
}

const statusTexts = {
  member: ["Yes", "is a member of the"],
  enacted: ["Not yet", "has passed a law to join, but is not yet in force in the"],
  unverified: ["Perhaps", "is reported, but not confirmed, as a member of the"],
  none: ["No", "is not a member of the"],
} as const;

function describeStatus(compact: CompactFacts, code: string): SourcedFact {
  const [verdict, status] = statusTexts[toCompactStatus(compact.code, code)];
  const note = compact.stateNotes[code];
  const state = toStateText(code);
  return {
    text: [`${verdict}: ${state} ${status} ${compact.name} (checked ${toAsOfText(compact)}).`, note]
      .filter(Boolean)
      .join(" "),
    source: paths.stateTab(findState(code)!.slug, "license"),
    title: `License rules in ${toStateText(code)}`,
  };
}

const asksOutside =
  /\b(?:not (?:in|part|members?)|aren['’]?t|isn['’]?t|non-?\s?(?:compact|members?)|outside|left out)\b/;

function describeOutside(compact: CompactFacts): SourcedFact[] {
  const others = allStates.filter(({ code }) => !compact.members.includes(code)).map(({ name }) => name);
  return [
    {
      text: `The ${compact.name} does not work in ${listWithAnd(others)} (checked ${toAsOfText(compact)}).`,
      source: guides[compact.code] ?? paths.geography(),
      title: compact.name,
    },
  ];
}

function describeMembers(compact: CompactFacts): SourcedFact[] {
  const source = guides[compact.code] ?? paths.geography();
  const tell = (text: string): SourcedFact => ({ text, source, title: compact.name });
  if (!compact.isOperational)
    return [tell(`The ${compact.name} issues nothing yet (checked ${toAsOfText(compact)}).`)];
  const toNames = (codes: readonly string[]) =>
    listWithAnd(codes.map((code) => findState(code)?.name ?? code).toSorted());
  const listed = toNames(compact.members);
  return [
    tell(
      `The ${compact.name} works in ${formatCount(compact.members.length)} states and territories: ${listed} (checked ${toAsOfText(compact)}).`,
    ),
    ...(compact.enacted.length > 0
      ? [tell(`Passed into law, but not yet in force: ${toNames(compact.enacted)}.`)]
      : []),
  ];
}
