import { toProfessions } from "#app/assistant/navigation/reading/subject.ts";
import { findProfession } from "#app/facts/reference/profession/professions.ts";
import { toReadingLabel } from "#app/jobs/list/typed-pills.ts";
import { typeNames } from "#app/jobs/postings/record/job-names.ts";
import { traitNames } from "#app/jobs/reading/traits/trait-names.ts";
import { toRadiusChoice } from "#app/jobs/search/typed/filter-choices.ts";
import { toExcluding } from "#app/jobs/search/typed/negation.ts";
import type { KnownCity, Reading } from "#app/jobs/search/typed/typed-query.ts";

/** A parameter of the job list and where it was said. */
export interface Part {
  from: number;
  to: number;
  label: string;
  param: string;
  value: string;
}

type NamedPart = Omit<Part, "from" | "to">;

export interface Town {
  name: string;
  from: number;
}

export function toReadingParts(text: string, readings: readonly Reading[], town: Town | null): Part[] {
  const wanted = readings.filter(({ isNot }) => !isNot);
  const isInCity = wanted.some(({ kind }) => kind === "city");
  const states = wanted.filter(({ kind }) => kind === "state");
  const fields = wanted.filter((reading) => reading.kind === "specialty");
  // "Telehealth psychiatrist": the words say how, and the field what.
  const medical = fields.filter(({ value }) => value !== "telehealth");
  const likely = medical.length > 0 ? medical : fields;
  const field = likely.find((reading) => !isNamedByProfession(reading, wanted)) ?? likely[0];
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
    if (reading.kind === "hours" || reading.kind === "weekHours") return asWords(label);
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

function toParts(reading: Reading, label: string): NamedPart[] {
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
    case "region":
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
    case "weeks":
      return [{ label, param: "query", value: `${reading.min} weeks` }];
    case "posted":
      return [{ label, param: "posted", value: reading.value }];
    case "radius":
      return [{ label, param: "radius", value: String(toRadiusChoice(reading.miles)) }];
    case "sort":
      return [{ label, param: "sort", value: reading.value }];
    case "words":
      return [{ label, param: "query", value: reading.name }];
    case "hours":
    case "weekHours":
    case "open":
    case "undecided":
      return [];
  }
}

/** A ZIP code is searched by the city that people know, and by itself where our list of cities has none. */
const toLocation = ({ name, stateCode, searchName, population }: KnownCity): string =>
  population === 0 ? searchName : `${name}, ${stateCode}`;
