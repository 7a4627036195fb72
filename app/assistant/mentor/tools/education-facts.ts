import type { SourcedFact } from "#app/assistant/mentor/answers/mentor-answer.ts";
import type { Asked } from "#app/assistant/mentor/reading/read-question.ts";
import { findLicensingBoard } from "#app/facts/licensing/licensing-boards.ts";
import { toStateText } from "#app/facts/reference/place/states.ts";
import { findPhrases, type Lexicon, toLexicon, toTokens } from "#app/jobs/reading/phrases.ts";
import { listWithAnd } from "#app/kit/text/figures.ts";
import { startSentence } from "#app/kit/text/sentence.ts";
import { formatDay } from "#app/kit/text/when.ts";
import { paths } from "#app/paths.ts";
import data from "../../../../data/ce_requirements.json" with { type: "json" };

const toYears = (years: number | null) =>
  years === 1 ? "each year" : years === null ? "each cycle" : `every ${years} years`;

/** Registered nurses with more, and practical nurses, whose hours are often the same. */
const otherNurses: ReadonlySet<string> = new Set(
  "licensed-practical-nurse nurse-practitioner crna nurse-midwife clinical-nurse-specialist".split(" "),
);

/** What people call a subject of a course, with what our rows call it first. */
const topics: Lexicon<string> = toLexicon(
  [
    ["human trafficking", "trafficking"],
    ["implicit bias", "bias", "unconscious bias"],
    ["opioid", "opioids", "opioid prescribing", "controlled substance", "controlled substances"],
    ["pain management", "pain"],
    ["domestic violence", "domestic and sexual violence", "sexual violence", "intimate partner violence"],
    ["suicide prevention", "suicide", "suicide assessment"],
    ["infection control", "infection prevention"],
    ["child abuse", "child abuse identification", "child abuse recognition"],
    ["mandatory reporter", "mandated reporter", "dependent adult abuse"],
    ["medical errors", "medical error", "error prevention"],
    ["law and rules", "laws and rules", "jurisprudence", "nurse practice act", "law course"],
    ["impairment", "impairment in the workplace"],
    ["HIV", "AIDS"],
    ["sexual harassment", "harassment prevention"],
    ["dementia", "alzheimers"],
    ["head trauma", "abusive head trauma", "shaken baby"],
    ["bioterrorism"],
    ["organ donation"],
    ["substance abuse", "substance use", "addiction"],
    ["drug diversion", "diversion"],
    ["health equity", "equity"],
    ["professional boundaries", "boundaries"],
    ["cultural competency", "cultural competence", "cultural humility"],
    ["ethics"],
    ["end of life", "palliative care"],
  ].flatMap((names) => names.map((name) => [name, names[0]!] as const)),
);

/** "Human trafficking", in a question about one course. */
const findTopic = (text: string): string | null => findPhrases(toTokens(text), topics)[0]?.value ?? null;

const isOfTopic = (topic: string, row: string): boolean =>
  findPhrases(toTokens(row), topics).some(({ value }) => value === topic);

/** Continuing education that a state asks of nurses or physicians. Of others it says that we have no table. */
export function describeEducation({ profession, states, held, sentence }: Asked): SourcedFact[] {
  const slug = profession?.slug ?? (/\bcme\b/.test(sentence.words) ? "physician" : "registered-nurse");
  // The training for a DEA registration is federal, and our guides have it.
  if (/\bdea\b|\bmate act\b/.test(sentence.words)) return [];
  const codes = states.length > 0 ? states : held ? [held.state] : [];
  const topic = findTopic(sentence.text);
  const hasTable = slug === "physician" || slug === "registered-nurse" || otherNurses.has(slug);
  if (codes.length === 0) {
    if (!hasTable)
      return toFacts([
        `We have no rules on continuing education for ${profession!.plural.toLowerCase()}. Ask the state's ${findLicensingBoard(profession!).board}.`,
      ]);
    return toFacts(topic ? [listStatesWith(topic, slug)] : []);
  }
  return toFacts(
    codes.flatMap((code) => [
      ...(slug === "physician" || slug === "registered-nurse"
        ? []
        : [
            `We have no ${topic ? `rule on ${topic} courses` : "hours"} for ${profession!.plural.toLowerCase()} in ${toStateText(code)}. Ask the state's ${findLicensingBoard(profession!).board}.`,
          ]),
      ...(topic && hasTable ? [describeTopic(topic, slug, code)] : []),
      ...(slug === "physician" ? describePhysicians(code) : []),
      ...(slug === "registered-nurse" || otherNurses.has(slug) ? describeNurses(code) : []),
    ]),
  );
}

const toFacts = (lines: readonly string[]): SourcedFact[] => lines.map((text) => ({ text, ...page }));

/** The topics of our rows on a state. Null where our file names none, which does not mean that the board has none. */
function listTopics(slug: string, code: string): readonly string[] | null {
  const rows: readonly { state_code: string; mandatory_topics: string[] | null }[] =
    slug === "physician" ? data.physician : data.rn;
  const named = rows.filter((row) => row.state_code === code).flatMap((row) => row.mandatory_topics ?? []);
  return named.length > 0 ? named : null;
}

const toPeople = (slug: string): string => (slug === "physician" ? "physicians" : "registered nurses");

function describeTopic(topic: string, slug: string, code: string): string {
  const [state, people] = [toStateText(code), toPeople(slug)];
  const named = listTopics(slug, code);
  if (!named)
    return `We cannot say if ${state} requires a course on ${topic}: our file names no topics for ${people} there. The board has them.`;
  const found = named.filter((row) => isOfTopic(topic, row));
  return found.length > 0
    ? `Yes: the topics that ${state} requires of ${people} include ${found.join("; ")}.`
    : `Our file does not name ${topic} among the topics that ${state} requires of ${people}. The board has the last word.`;
}

function listStatesWith(topic: string, slug: string): string {
  const rows: readonly { state_code: string; mandatory_topics: string[] | null }[] =
    slug === "physician" ? data.physician : data.rn;
  const found = rows.filter(({ mandatory_topics }) => mandatory_topics?.some((row) => isOfTopic(topic, row)));
  const people = toPeople(slug);
  return found.length > 0
    ? `By our file, ${listWithAnd([...new Set(found.map(({ state_code }) => toStateText(state_code)))])} ${found.length === 1 ? "requires" : "require"} a course on ${topic} of ${people}. The file names topics for some states only, so others may require it too.`
    : `Our file has no state that requires a course on ${topic} of ${people}. It names topics for some states only.`;
}

const page = { source: paths.resource("continuing-education"), title: "Continuing education by state" };

function describeNurses(code: string): string[] {
  const row = data.rn.find(({ state_code }) => state_code === code);
  if (!row) return [];
  const state = startSentence(toStateText(code));
  const cycle = toYears(row.cycle_years);
  const checked = `(${row.as_of ? `checked ${formatDay(row.as_of)}; ` : ""}the board has the last word)`;
  const rule =
    row.basis === "none"
      ? `${state} requires no general hours of continuing education of registered nurses`
      : row.basis === "practice_only"
        ? `${state} requires practice of registered nurses instead of contact hours: ${row.practice_requirement}`
        : row.options
          ? `${state} requires of registered nurses ${cycle}: ${row.options}`
          : row.hours_per_cycle === null
            ? null
            : `${state} requires ${row.hours_per_cycle} contact hours of registered nurses ${cycle}`;
  if (!rule) return [];
  const topics = row.mandatory_topics?.length ? [`Required topics: ${row.mandatory_topics.join("; ")}.`] : [];
  return [`${rule} ${checked}.`, ...topics];
}

function describePhysicians(code: string): string[] {
  const state = startSentence(toStateText(code));
  return data.physician
    .filter(({ state_code, hours_per_cycle }) => state_code === code && hours_per_cycle !== null)
    .flatMap(({ license, hours_per_cycle, cycle_years, as_of, citation, mandatory_topics }) => [
      `${state} requires ${hours_per_cycle} hours of continuing medical education of physicians (${license}) ${toYears(cycle_years)} (${[citation, `checked ${formatDay(as_of)}`].filter(Boolean).join(", ")}).`,
      ...(mandatory_topics?.length ? [`Required topics: ${mandatory_topics.join("; ")}.`] : []),
    ]);
}
