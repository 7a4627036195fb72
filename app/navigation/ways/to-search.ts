import { toReadingLabel } from "#app/jobs/list/typed-pills.ts";
import { typeNames } from "#app/jobs/posting/job-names.ts";
import { toExcluding } from "#app/jobs/query/refusal.ts";
import { type KnownCity, type Reading, withoutSpan } from "#app/jobs/query/typed-query.ts";
import { postedNames } from "#app/jobs/search/filter-choices.ts";
import { parseFilters, toSearchParams } from "#app/jobs/search/filters.ts";
import { traitNames } from "#app/jobs/traits/trait-names.ts";
import type { OwnReading } from "#app/navigation/reading/own-words.ts";
import type { Sentence } from "#app/navigation/reading/read-sentence.ts";
import { toProfessions } from "#app/navigation/reading/subject.ts";
import { findProfession } from "#app/reference/profession/professions.ts";
import type { WayChip } from "./way.ts";

interface Unread {
  /** What postings or employers are called, which a search for words finds. */
  searched: readonly string[];
  unread: readonly string[];
}

interface SearchOfSentence {
  /** The parameters of the job list. */
  search: string;
  chips: readonly WayChip[];
  notUnderstood: readonly string[];
}

interface Part {
  from: number;
  to: number;
  label: string;
  param: string;
  value: string;
}

type Said = Omit<Part, "from" | "to">;

/** The search of a sentence in the filters of the job list. What no filter can say stays in its words. */
export function toSearch({ text, readings, own }: Sentence, { searched, unread }: Unread): SearchOfSentence {
  const town = findTown(text, readings, unread);
  const parts = withoutRepeated([
    ...toReadingParts(text, readings, town),
    ...own.flatMap(({ from, to, said }) => toOwnParts(said).map((part) => ({ ...part, from, to }))),
    ...searched.flatMap((word) => toWordParts(text, word)),
  ]);
  const words = parts
    .filter(({ param }) => param === "query")
    .toSorted((a, b) => a.from - b.from)
    .map(({ value }) => value);
  const params = new URLSearchParams(
    parts.filter(({ param }) => param !== "query").map(({ param, value }) => [param, value]),
  );
  if (words.length > 0) params.set("query", words.join(" "));
  const [pay] = readings.filter((reading) => reading.kind === "pay");
  if (pay) params.set("pay_period", pay.period);
  return {
    search: toSearchParams(parseFilters(params)),
    chips: parts
      .toSorted((a, b) => a.from - b.from)
      .map(({ from, to, ...said }) => ({ ...said, without: withoutSpan(text, { from, to }) })),
    notUnderstood: unread.filter((word) => !searched.includes(word) && !town?.name.split(" ").includes(word)),
  };
}

function withoutRepeated(parts: readonly Part[]): Part[] {
  const seen = new Set<string>();
  return parts.filter(({ param, value }) => !seen.has(`${param}=${value}`) && seen.add(`${param}=${value}`));
}

function toReadingParts(text: string, readings: readonly Reading[], town: Town | null): Part[] {
  const wanted = readings.filter(({ isNot }) => !isNot);
  const isInCity = wanted.some(({ kind }) => kind === "city");
  const states = wanted.filter(({ kind }) => kind === "state");
  const fields = wanted.filter((reading) => reading.kind === "specialty");
  const field = fields.find((reading) => !isNamedByProfession(reading, wanted)) ?? fields[0];
  const isGeneral = (reading: Reading) =>
    reading.kind === "specialty" && reading.value === "general-surgery" && reading !== field;
  return readings.flatMap((reading): Part[] => {
    const { from, to } = reading;
    const asWords = (label: string, words = text.slice(from, to)): Part[] => [
      { from, to, label, param: "query", value: words.trim().toLowerCase() },
    ];
    const label = toReadingLabel(reading);
    if (isGeneral(reading)) return [];
    if (reading.isNot) return toRefusedParts(reading, text, label);
    if (reading.kind === "specialty" && reading.value !== field?.value)
      return isNamedByProfession(reading, wanted) ? [] : asWords(label);
    if (reading.kind === "state") {
      if (isInCity) return [];
      if (states.length > 1) return asWords(label, label);
      const name = town ? `${toTitle(town.name)}, ${reading.state.code}` : label;
      return [{ from: town?.from ?? from, to, label: name, param: "location", value: name }];
    }
    const said = toParts(reading, label).map((part) => ({ ...part, from, to }));
    if (reading.kind !== "profession" || !reading.narrower) return said;
    return field && familyNames.test(reading.narrower) ? said : [...said, ...asWords(label)];
  });
}

/** A family nurse practitioner of urgent care is searched by that field alone. */
const familyNames = /^(?:fnp(?:-\w+)?|family (?:np|nurse practitioner))$/i;

/** To be without these asks for nothing: "I don't need a visa". */
const unneeded = new Set("visa h1b j1 pslf nhsc loan-repayment sign-on new-graduate".split(" "));

/** Nothing refused is a filter. What a search can exclude stays in its words, as in "no nights". */
function toRefusedParts(reading: Reading, text: string, label: string): Part[] {
  const { from, to, kind } = reading;
  if (kind === "compact" || (kind === "trait" && unneeded.has(reading.value))) return [];
  if (kind === "trait" && reading.value === "agency")
    return [{ from, to, label: traitNames.direct, param: "has", value: "direct" }];
  const value = toExcluding(text.slice(from, to)).trim().toLowerCase();
  return [{ from, to, label: `No ${toLowerFirst(label)}`, param: "query", value }];
}

/** In "echo sonographer", the second word names the profession, and its own field says nothing more. */
const isNamedByProfession = ({ from, to }: Reading, readings: readonly Reading[]): boolean =>
  readings.some((other) => other.kind === "profession" && other.from <= from && to <= other.to);

/** Abbreviations such as "ICU" keep their capitals. */
const toLowerFirst = (label: string): string =>
  /^[A-Z][a-z]/.test(label) ? label[0]!.toLowerCase() + label.slice(1) : label;

const toTitle = (name: string): string =>
  name.toLowerCase().replace(/\b[a-z]/g, (letter) => letter.toUpperCase());

function toParts(reading: Reading, label: string): Said[] {
  switch (reading.kind) {
    case "profession":
      return toProfessions(reading.values).map((value) => ({
        label: findProfession(value)!.name,
        param: "profession",
        value,
      }));
    case "specialty":
      return [{ label, param: "specialty", value: reading.value }];
    case "city":
      return [{ label, param: "location", value: toLocation(reading.city) }];
    case "state":
      return [];
    case "type":
      return reading.values.map((value) => ({ label: typeNames[value], param: "type", value }));
    case "shift":
      return [{ label, param: "shift", value: reading.value }];
    case "workplace":
      return reading.value === "remote"
        ? [{ label, param: "remote", value: "true" }]
        : [{ label, param: "workplace", value: reading.value }];
    case "trait":
      return [{ label, param: "has", value: reading.value }];
    case "urgent":
      return [{ label, param: "urgency", value: "urgent" }];
    case "compact":
      return [{ label, param: "compact", value: "1" }];
    case "pay":
      return [{ label, param: "pay_min", value: String(reading.min) }];
  }
}

/** A ZIP code is searched by the city that people know, and by itself where our list of cities has none. */
const toLocation = ({ name, stateCode, searchName, population }: KnownCity): string =>
  population === 0 ? searchName : `${name}, ${stateCode}`;

function toOwnParts(said: OwnReading["said"]): Said[] {
  switch (said.kind) {
    case "posted":
      return [{ label: postedNames[said.value], param: "posted", value: said.value }];
    case "sort":
      return [
        {
          label: said.value === "pay" ? "Highest pay first" : "Newest first",
          param: "sort",
          value: said.value,
        },
      ];
    case "radius":
      return [{ label: `Within ${said.value} miles`, param: "radius", value: String(said.value) }];
    case "held":
      return [
        { label: `${said.state.name} license`, param: "license", value: said.state.code },
        ...(said.isMultistate ? [{ label: "Multistate license", param: "compact", value: "1" }] : []),
      ];
  }
}

function toWordParts(text: string, word: string): Part[] {
  const from = text.toLowerCase().indexOf(word.toLowerCase());
  return from < 0
    ? []
    : [{ from, to: from + word.length, label: `“${word}”`, param: "query", value: word.toLowerCase() }];
}

interface Town {
  name: string;
  from: number;
}

/** A town that is too small for our list, in "in Marfa, TX". */
function findTown(text: string, readings: readonly Reading[], unread: readonly string[]): Town | null {
  const state = readings.find(({ kind, isNot }) => kind === "state" && !isNot);
  const before =
    state && /\b(?:in|near|around)\s+([a-z]{3,}(?:\s[a-z]{3,})?),?\s*$/i.exec(text.slice(0, state.from));
  const name = before?.[1];
  const isTown = name?.split(" ").every((word) => unread.includes(word) && !regions.has(word.toLowerCase()));
  return before && name && isTown ? { name, from: before.index } : null;
}

const regions: ReadonlySet<string> = new Set(
  "rural urban northern southern eastern western central north south east west upstate downstate coastal upper lower metro suburban greater".split(
    " ",
  ),
);
