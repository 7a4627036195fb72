import type { SourcedFact } from "#app/assistant/mentor/answers/mentor-answer.ts";
import type { Asked } from "#app/assistant/mentor/reading/read-question.ts";
import { toStateText } from "#app/facts/reference/place/states.ts";
import { startSentence } from "#app/kit/text/sentence.ts";
import { formatDay } from "#app/kit/text/when.ts";
import { paths } from "#app/paths.ts";
import data from "../../../../data/ce_requirements.json" with { type: "json" };

const toYears = (years: number | null) =>
  years === 1 ? "each year" : years === null ? "each cycle" : `every ${years} years`;

/** Continuing education that a state asks of nurses or physicians. For others we have no table. */
export function describeEducation({ profession, states, held, sentence }: Asked): SourcedFact[] {
  const isPhysician =
    profession?.slug === "physician" || (profession === null && /\bcme\b/.test(sentence.words));
  const isNurse = profession === null || profession.slug === "registered-nurse";
  if (!isPhysician && !isNurse) return [];
  const codes = states.length > 0 ? states : held ? [held.state] : [];
  return codes
    .flatMap((code) => (isPhysician ? describePhysicians(code) : describeNurses(code)))
    .map((text) => ({
      text,
      source: paths.resource("continuing-education"),
      title: "Continuing education by state",
    }));
}

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
    .map(
      ({ license, hours_per_cycle, cycle_years, as_of, citation }) =>
        `${state} requires ${hours_per_cycle} hours of continuing medical education of physicians (${license}) ${toYears(cycle_years)} (${[citation, `checked ${formatDay(as_of)}`].filter(Boolean).join(", ")}).`,
    );
}
