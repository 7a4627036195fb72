import * as z from "zod";
import { stateCode } from "#app/facts/catalog/record-fields.ts";
import { findState } from "#app/facts/reference/place/states.ts";
import { startSentence } from "#app/kit/text/sentence.ts";
import type { Reference } from "../../reference/reference.ts";
import type { MadeFigure } from "./data-figure.ts";

const text = z.string().min(1);
const topics = z.array(text).nullable();

const nurseRule = z.object({
  state_code: stateCode,
  basis: z.enum(["hours", "options", "none", "practice_only"]),
  hours_per_cycle: z.number().nullable(),
  cycle_years: z.number().nullable(),
  options: text.nullable(),
  practice_requirement: text.nullable(),
  mandatory_topics: topics,
  note: text.nullable(),
  as_of: text.nullable(),
  confidence: z.enum(["high", "medium", "low"]),
});
export type NurseRule = z.infer<typeof nurseRule>;

const physicianRule = z.object({
  state_code: stateCode,
  license: text,
  hours_per_cycle: z.number().nullable(),
  cycle_years: z.number().nullable(),
  min_category_1_hours: z.number().nullable(),
  mandatory_topics: topics,
});
export type PhysicianRule = z.infer<typeof physicianRule>;

const file = "ce_requirements.json";

export const makeNurseHours = (reference: Reference): MadeFigure =>
  toNurseHours(reference.readWritten(file, z.object({ rn: z.array(nurseRule) })).rn);

export const makePhysicianHours = (reference: Reference): MadeFigure =>
  toPhysicianHours(reference.readWritten(file, z.object({ physician: z.array(physicianRule) })).physician);

const bases = {
  hours: ["A number of hours", "5"],
  options: ["Hours or another way", "3"],
  practice_only: ["Hours of practice", "1"],
  none: ["No general hours", "0"],
} as const;

export function toNurseHours(all: readonly NurseRule[]): MadeFigure {
  const rules = sortByState(all);
  const of = (basis: NurseRule["basis"]) => rules.filter((rule) => rule.basis === basis);
  const most = rules.filter(({ basis, hours_per_cycle }) => basis === "hours" && hours_per_cycle !== null);
  const yearly = most.map((rule) => rule.hours_per_cycle! / (rule.cycle_years ?? 1));
  return {
    caption: "Continuing education for registered nurses, by state",
    source: `Our file of board rules, collected in November 2026 mostly from secondary pages of 2025 and 2026. "Two pages or a board" means that two pages agree or that the board's own was read. n = ${rules.length} (states and DC).`,
    columns: [
      { title: "State" },
      { title: "Hours", isNumber: true },
      { title: "Every" },
      { title: "Topics, practice and other ways" },
      { title: "As of" },
      { title: "Rests on" },
    ],
    rows: rules.map((rule) => [
      toName(rule.state_code),
      rule.basis === "none" ? "None" : (rule.hours_per_cycle?.toString() ?? "-"),
      toPeriod(rule.cycle_years),
      [
        rule.options,
        rule.practice_requirement && `Practice: ${rule.practice_requirement}`,
        rule.mandatory_topics && `Topics: ${rule.mandatory_topics.join("; ")}`,
        rule.note,
      ]
        .filter(Boolean)
        .map((part) => `${startSentence(part!)}.`)
        .join(" ") || "-",
      rule.as_of?.slice(0, 7) ?? "Undated",
      rule.confidence === "high" ? "Two pages or a board" : "One page",
    ]),
    drawing: {
      kind: "map",
      label: "States by what a registered nurse renews with",
      groups: Object.entries(bases).map(([basis, [name, tone]]) => ({
        name,
        tone,
        states: of(basis as NurseRule["basis"]).map(({ state_code }) => state_code),
      })),
    },
    values: {
      ...Object.fromEntries(Object.keys(bases).map((basis) => [basis, String(of(basis as "none").length)])),
      noneStates: toNames(of("none")),
      practiceStates: toNames(of("practice_only")),
      noHours: toNames(rules.filter((rule) => rule.basis !== "none" && rule.hours_per_cycle === null)),
      noTopics: toNames(rules.filter((rule) => !rule.mandatory_topics)),
      withTopics: String(rules.filter((rule) => rule.mandatory_topics).length),
      onePage: toNames(rules.filter(({ confidence }) => confidence !== "high")),
      mostAYear: String(Math.max(...yearly)),
      leastAYear: String(Math.min(...yearly)),
    },
  };
}

export function toPhysicianHours(all: readonly PhysicianRule[]): MadeFigure {
  const rules = sortByState(all);
  const states = new Set(rules.map(({ state_code }) => state_code));
  const silent = rules.filter(({ hours_per_cycle }) => hours_per_cycle === null);
  const apart = rules.filter(({ license }) => license === "DO");
  const noCategory = rules.filter((rule) => rule.hours_per_cycle !== null && !rule.min_category_1_hours);
  return {
    caption: "Continuing medical education for physicians, by state",
    source: `Our file of board rules, as of October 2025, from a table that names the FSMB overview. Boards for MDs and DOs apart where they differ. n = ${rules.length} rules of ${states.size} states, counting DC.`,
    columns: [
      { title: "State" },
      { title: "License" },
      { title: "Hours", isNumber: true },
      { title: "Every" },
      { title: "Of these category 1", isNumber: true },
      { title: "Topics in our file" },
    ],
    rows: rules.map((rule) => [
      toName(rule.state_code),
      rule.license,
      rule.hours_per_cycle?.toString() ?? "-",
      toPeriod(rule.cycle_years),
      rule.min_category_1_hours?.toString() ?? "-",
      rule.mandatory_topics ? startSentence(rule.mandatory_topics.join("; ")) : "-",
    ]),
    values: {
      silent: toNames(silent),
      silentCount: String(silent.length),
      apart: toNames(apart),
      noCategory: toNames(noCategory),
      withTopics: toNames(rules.filter((rule) => rule.mandatory_topics)),
    },
  };
}

const toName = (code: string): string => findState(code)!.name;

function sortByState<Rule extends { state_code: string }>(rules: readonly Rule[]): Rule[] {
  return [...rules].sort((a, b) => toName(a.state_code).localeCompare(toName(b.state_code), "en-US"));
}

const toPeriod = (years: number | null): string =>
  years === null ? "-" : years === 1 ? "Year" : `${years} years`;

function toNames(rules: readonly { state_code: string }[]): string {
  const names = [...new Set(rules.map(({ state_code }) => toName(state_code)))];
  return new Intl.ListFormat("en-US").format(names);
}
