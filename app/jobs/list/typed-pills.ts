import type { NamedRegion } from "#app/facts/reference/place/named-regions.ts";
import { isZipPlace, toZipLabel } from "#app/facts/reference/place/zip-code.ts";
import { findProfession } from "#app/facts/reference/profession/professions.ts";
import { findSpecialty } from "#app/facts/reference/profession/specialties.ts";
import {
  compactName,
  shiftNamesAlone,
  typeNames,
  workplaceNames,
} from "#app/jobs/postings/record/job-names.ts";
import { traitNames } from "#app/jobs/reading/traits/trait-names.ts";
import { type JobFilters, toQuoted } from "#app/jobs/search/plan/filters.ts";
import { postedNames } from "#app/jobs/search/typed/filter-choices.ts";
import {
  type KnownCity,
  mostTowns,
  type Reading,
  type TypedQuery,
  toReadWords,
  withoutSpan,
} from "#app/jobs/search/typed/typed-query.ts";
import { nurses } from "#app/jobs/search/typed/typed-roles.ts";
import { mostWeeks } from "#app/jobs/search/typed/typed-schedule.ts";
import { listWithAnd } from "#app/kit/text/figures.ts";
import { startSentence } from "#app/kit/text/sentence.ts";
import { formatCount } from "#app/kit/ui/count.ts";

export function toTypedPills(typed: TypedQuery): Pill[] {
  const { text, readings, rest, phrases } = typed;
  if (readings.length === 0) return [{ of: "query", label: toQuoted(text), without: { query: "" } }];
  const pills = groupByLabel(groupBySpan(readings)).map(
    ([label, group]): Pill => ({
      of: "reading",
      label,
      without: {
        query: withoutSpans(text, group),
      },
      readings: group,
    }),
  );
  if (rest === "") return pills;
  return [
    ...pills,
    { of: "query", label: phrases.map(toQuoted).join(", "), without: { query: toReadWords(typed) } },
  ];
}

/** "Cardiologist" names a profession and a field, and is removed as one. */
function groupBySpan(readings: readonly Reading[]): Reading[][] {
  const groups = new Map<string, Reading[]>();
  for (const reading of readings) {
    const span = `${reading.from}-${reading.to}`;
    groups.set(span, [...(groups.get(span) ?? []), reading]);
  }
  return [...groups.values()];
}

function withoutSpans(text: string, readings: readonly Reading[]): string {
  const spans = new Map(readings.map((reading) => [reading.from, reading]));
  return [...spans.values()].toSorted((a, b) => b.from - a.from).reduce(withoutSpan, text);
}

/** "OR circulator" says its field twice, and is removed as one. */
function groupByLabel(groups: readonly Reading[][]): [label: string, readings: Reading[]][] {
  const byLabel = new Map<string, Reading[]>();
  const isCity = ([first]: readonly Reading[]) => first!.kind === "city" && !first!.isNot;
  const searched = groups.filter(isCity).slice(0, mostTowns);
  for (const group of groups) {
    const label = toGroupLabel(group, isCity(group) && !searched.includes(group));
    byLabel.set(label, [...(byLabel.get(label) ?? []), ...group]);
  }
  return [...byLabel];
}

function toGroupLabel(group: readonly Reading[], isFurther: boolean): string {
  const label = group.map(toReadingLabel).join(", ");
  if (isFurther) return `Not applied: ${label}`;
  if (!group[0]!.isNot) return label;
  const [first] = group;
  // No key of a posting says how far it is from a town.
  const isCircle = first!.kind === "city" || (first!.kind === "region" && first!.region.towns.length > 0);
  if (isCircle) return `Not applied: not in ${label}`;
  return first!.kind === "state" || first!.kind === "region" ? `Not in ${label}` : `No ${toLowerCase(label)}`;
}

/** Abbreviations such as "ICU" keep their capitals. */
const toLowerCase = (label: string): string =>
  label.replace(/\b[A-Z](?=[a-z])/g, (letter) => letter.toLowerCase());

export function toReadingLabel(reading: Reading): string {
  switch (reading.kind) {
    case "profession":
      if (reading.narrower) return toNameLabel(reading.narrower);
      return toProfessionsLabel(reading.values);
    case "specialty":
      return findSpecialty(reading.value)!.name;
    case "city":
      return toCityLabel(reading.city);
    case "state":
      return reading.state.name;
    case "region":
      return toRegionLabel(reading.region);
    case "type":
      return reading.values.map((type) => typeNames[type]).join(" or ");
    case "shift":
      return shiftNamesAlone[reading.value];
    case "workplace":
      return workplaceNames[reading.value];
    case "trait":
      return traitNames[reading.value];
    case "urgent":
      return "Urgent hiring";
    case "compact":
      return compactName;
    case "pay":
      return toPayLabel(reading.min, reading.period);
    case "hours":
      return `${reading.each.join("- or ")}-hour shifts`;
    case "weekHours":
      return `${reading.min === reading.max ? reading.min : `${reading.min} to ${reading.max}`} hours a week`;
    case "weeks":
      return toWeeksLabel(reading);
    case "posted":
      return postedNames[reading.value];
    case "radius":
      return `Within ${reading.miles} miles`;
    case "sort":
      return reading.value === "pay" ? "Highest pay first" : "Newest first";
    case "words":
      return startSentence(reading.name);
    case "open":
      return startSentence(reading.words);
    case "undecided":
      return reading.refused ? `Only in titles: ${reading.words}` : `Not applied: ${reading.words}`;
  }
}

const mostNamed = 3;

/** "Midwest: 12 states", "Twin Cities: near Minneapolis and St. Paul" */
function toRegionLabel({ name, states, towns }: NamedRegion): string {
  if (states.length > 0) return `${name}: ${states.length} states`;
  const named = towns.map((town) => town.name.replace(/, [A-Z]{2}$/, ""));
  return `${name}: near ${named.length > mostNamed ? `${named.length} towns` : listWithAnd(named)}`;
}

/** A ZIP code of which we know only the area is near the place. */
function toCityLabel(city: KnownCity): string {
  if (!isZipPlace(city)) return `${city.name}, ${city.stateCode}`;
  return city.searchName.length === 5 ? toZipLabel(city) : `Near ${toZipLabel(city)}`;
}

/** The licensed nurses at the bedside are one word, "nurse". */
function toProfessionsLabel(values: readonly string[]): string {
  const isNurse = nurses.every((slug) => values.includes(slug));
  const others = isNurse ? values.filter((slug) => !nurses.includes(slug)) : values;
  return [...(isNurse ? ["Nurse"] : []), ...others.map((slug) => findProfession(slug)!.name)].join(" or ");
}

function toWeeksLabel({ min, max }: { min: number; max: number }): string {
  if (min === max) return `${min}-week contract`;
  if (max === mostWeeks) return `Contract of ${min} weeks or more`;
  return min === 1 ? `Contract of up to ${max} weeks` : `Contract of ${min} to ${max} weeks`;
}

export const toPayLabel = (min: number, period: "hour" | "week" | "year"): string =>
  `At least $${formatCount(min)} ${period === "hour" ? "an" : "a"} ${period}`;

/** "FNP" and "Charge nurse" */
const toNameLabel = (name: string): string =>
  abbreviations.has(name.toLowerCase()) ? name.toUpperCase() : startSentence(name);

const abbreviations = new Set(
  "fnp pmhnp agacnp acnp nnp pnp whnp agnp cno don adon gn ceo coo cfo cmo".split(" "),
);

export interface Pill {
  /** A reading is one thing that was read from the typed words. */
  of: keyof JobFilters | "reading";
  label: string;
  without: Partial<JobFilters>;
  /** Follows "without" if the label cannot. */
  noun?: string;
  readings?: readonly Reading[];
}
