import type { SourcedFact } from "#app/assistant/mentor/answers/mentor-answer.ts";
import type { Asked } from "#app/assistant/mentor/reading/read-question.ts";
import { findLicensingBoard } from "#app/facts/licensing/licensing-boards.ts";
import { toStateText } from "#app/facts/reference/place/states.ts";
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

/** Continuing education that a state asks of nurses or physicians. Of others it says that we have no table. */
export function describeEducation({ profession, states, held, sentence }: Asked): SourcedFact[] {
  const slug = profession?.slug ?? (/\bcme\b/.test(sentence.words) ? "physician" : "registered-nurse");
  // The training for a DEA registration is federal, and our guides have it.
  if (/\bdea\b|\bmate act\b/.test(sentence.words)) return [];
  const codes = states.length > 0 ? states : held ? [held.state] : [];
  if (
    codes.length === 0 &&
    profession &&
    slug !== "physician" &&
    slug !== "registered-nurse" &&
    !otherNurses.has(slug)
  )
    return [
      {
        text: `We have no rules on continuing education for ${profession.plural.toLowerCase()}. Ask the state's ${findLicensingBoard(profession).board}.`,
        ...page,
      },
    ];
  return codes
    .flatMap((code) => [
      ...(slug === "physician" || slug === "registered-nurse"
        ? []
        : [
            `We have no hours for ${profession!.plural.toLowerCase()} in ${toStateText(code)}. Ask the state's ${findLicensingBoard(profession!).board}.`,
          ]),
      ...(slug === "physician" ? describePhysicians(code) : []),
      ...(slug === "registered-nurse" || otherNurses.has(slug) ? describeNurses(code) : []),
    ])
    .map((text) => ({ text, ...page }));
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
