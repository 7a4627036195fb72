import { findProfession } from "#app/facts/reference/profession/professions.ts";
import { findSpecialty } from "#app/facts/reference/profession/specialties.ts";
import { listSpecialtySynonyms } from "#app/facts/reference/profession/specialty-synonyms.ts";
import { specialtyLexicon } from "#app/jobs/reading/specialty-phrases.ts";
import { type Trait, traitCodes } from "#app/jobs/reading/traits/trait-names.ts";
import { anyOf, facetCodes, keyTokens } from "#app/jobs/search/index/search-keys.ts";
import { toTextExpression } from "#app/jobs/search/index/search-language.ts";
import {
  joinsFields,
  ofKind,
  type Reading,
  type ReadingOf,
  type TypedQuery,
} from "#app/jobs/search/typed/typed-query.ts";
import { joined } from "#app/jobs/search/typed/typed-stances.ts";
import { findOwn } from "#app/kit/text/own-value.ts";

export interface TypedTerms {
  /** Null when no words are left; empty when those left are not searchable. */
  text: string | null;
  terms: string[];
  excluded: string[];
  /** An expression of what a posting's title must not say. */
  refused: string | null;
  titled: TitledWords | null;
}

/** Ranks only: postings whose title has the words come first, and among them those whose title is `exact`. */
export interface TitledWords {
  match: string;
  exact: string;
}

/** The plan has its own fields for the place and the pay. */
export function toTypedTerms({ text: typed, readings, rest }: Omit<TypedQuery, "phrases">): TypedTerms {
  const all = readings.filter(({ isNot }) => !isNot);
  const choices = listRoleChoices(all, typed);
  const wanted = all.filter((reading) => !choices.flat(2).includes(reading));
  const hasField = wanted.some(({ kind }) => kind === "specialty");
  const texts = [
    ...choices.map((group) => anyOf(group.map((choice) => toChoiceText(choice, typed)))),
    ...ofKind(wanted, "profession").map(
      ({ narrower }) =>
        narrower && !(hasField && ofAnyField.has(narrower.toLowerCase())) && toNarrowerText(narrower),
    ),
    ...ofKind(wanted, "words").map(toWordsText),
    toSpecialtyText(wanted, typed),
    rest === "" ? null : (toTextExpression(rest) ?? (readings.length > 0 ? null : "")),
  ].filter((text) => typeof text === "string");
  return {
    text: texts.length === 0 ? null : texts.includes("") ? "" : texts.join(" AND "),
    terms: toAlternatives(wanted, typed).map((group) => anyOf([...new Set(group.flatMap(toWanted))])),
    excluded: [...readings.filter(({ isNot }) => isNot).flatMap(toExcluded), ...toOtherUnits(all)],
    refused: toRefused(readings),
    titled: toTitled({ text: typed, readings, rest }),
  };
}

/**
 * "Practice manager" is read as an administrator and "nurse residency" as a nurse's first job, but those titles are meant.
 * Null for the usual name of a profession, which most of its titles have, and where the words rank by themselves.
 */
function toTitled({ text, readings, rest }: Omit<TypedQuery, "phrases">): TitledWords | null {
  const isOfTitle = (one: Reading) => !one.isNot && (ofTitle.has(one.kind) || isResidency(one, text));
  const kept = readings.filter(isOfTitle);
  const isTold = kept.some(
    (one) => one.kind === "trait" || (one.kind === "profession" && !isUsual(one, text)),
  );
  const isOnlyWords = kept.length === 0 && rest.includes(" ");
  if (!isTold && !isOnlyWords) return null;
  const words = readings
    .filter((one) => !isOfTitle(one))
    .reduce((left, { from, to }) => left.slice(0, from) + " ".repeat(to - from) + left.slice(to), text)
    .replace(/\s+/g, " ")
    .trim();
  const asked = /["“”]/.test(words) ? null : toTextExpression(words);
  return asked ? { match: `{title} : (${asked})`, exact: words } : null;
}

const ofTitle: ReadonlySet<Reading["kind"]> = new Set(["profession", "specialty"]);

const isResidency = (reading: Reading, text: string): boolean =>
  reading.kind === "trait" &&
  reading.value === "new-graduate" &&
  /residency|fellow/i.test(text.slice(reading.from, reading.to));

/** Their postings have several kinds of titles, and the words mean one of them: an "x-ray tech" is none of CT. */
const mixed: ReadonlySet<string> = new Set([
  "radiologic-technologist",
  "laboratory-scientist",
  "cardiovascular-technologist",
  "counselor",
]);

function isUsual({ values, narrower, from, to }: ReadingOf<"profession">, text: string): boolean {
  if (narrower || mixed.has(values[0]!)) return false;
  const words = text.slice(from, to).trim().toLowerCase();
  const { name, plural } = findProfession(values[0])!;
  const isGroup = /^zq\w+$/.test(toTextExpression(words) ?? "");
  return values.length > 1 || isGroup || [name, plural].some((usual) => usual.toLowerCase() === words);
}

/** Intensive care of adults, unless children or newborns are named. */
function toOtherUnits(wanted: readonly Reading[]): string[] {
  const fields = ofKind(wanted, "specialty").map(({ value }) => value);
  const isOfAdults = fields.includes("icu") && !fields.some((value) => ofChildren.test(value));
  return isOfAdults ? ["nicu", "picu"].map((slug) => keyTokens.specialty(findSpecialty(slug)!.code)) : [];
}

const ofChildren = /^(?:nicu|picu|neonatology|pediatric.*)$/;

function toRefused(readings: readonly Reading[]): string | null {
  const ways = readings.flatMap((reading) => {
    if (reading.kind === "undecided" && reading.refused) {
      const refused = reading.refused.split(/\s+(?:or|and)\s+|\s*[,/]\s*/).filter(Boolean);
      const fields = refused.flatMap((words) => specialtyLexicon.phrases.get(words.toLowerCase()) ?? []);
      return [toWays([...refused, ...fields.flatMap(listSpecialtySynonyms)])];
    }
    if (!reading.isNot) return [];
    if (reading.kind === "specialty") {
      const { name } = findSpecialty(reading.value)!;
      return [toWays([reading.words, name, ...listSpecialtySynonyms(reading.value)])];
    }
    return reading.kind === "words" && reading.isTitle ? [toWays(reading.ways)] : [];
  });
  return ways.length > 0 ? inTitle(anyOf([...new Set(ways)])) : null;
}

/** A posting has one job type and one workplace, so that two are either. */
const single: ReadonlySet<Reading["kind"]> = new Set(["type", "workplace"]);
const either: ReadonlySet<Reading["kind"]> = new Set(["shift", "trait", "hours"]);
const joinsEither = /^\s*(?:[,/]|,?\s*\bor\b)\s*$/i;

/** "Days or evenings" is either, and so is "ICU or ER"; "night weekends" are both. Only readings that are terms. */
function toAlternatives(wanted: readonly Reading[], typed: string): Reading[][] {
  const groups: Reading[][] = [];
  for (const reading of wanted
    .filter((one) => toWanted(one).length > 0)
    .toSorted((a, b) => a.from - b.from)) {
    const group = groups.find((others) => {
      const last = others.at(-1)!;
      if (last.kind !== reading.kind) return false;
      if (single.has(reading.kind)) return true;
      const between = typed.slice(last.to, reading.from);
      if (reading.kind === "profession") return /\p{L}|[,/&]/u.test(between);
      return either.has(reading.kind) && (reading.kind === "shift" ? joined : joinsEither).test(between);
    });
    if (group) group.push(reading);
    else groups.push([reading]);
  }
  return groups;
}

/** A role, and the fields that belong to it alone. */
type Choice = readonly [role: Reading, ...fields: Reading[]];

/** "Tele sitter or monitor tech" and "CT tech or MRI tech": a posting has one of them. Two plain professions have index keys instead. */
function listRoleChoices(wanted: readonly Reading[], typed: string): Choice[][] {
  const isRole = (one: Reading) => one.kind === "profession" || (one.kind === "words" && one.isTitle);
  const roles = wanted.filter(isRole);
  const fields = ofKind(wanted, "specialty");
  const isOf = (field: Reading, role: Reading) => role.from <= field.from && field.to <= role.to;
  const choices = [...roles, ...fields.filter((field) => !roles.some((role) => isOf(field, role)))]
    .toSorted((a, b) => a.from - b.from)
    .map((role): Choice => [role, ...(isRole(role) ? fields.filter((field) => isOf(field, role)) : [])]);
  const groups: Choice[][] = [];
  for (const choice of choices) {
    const [role] = choice;
    const last = groups.at(-1)?.at(-1)?.[0];
    const between = last && typed.slice(last.to, role.from);
    const isMixed = last && isRole(last) !== isRole(role);
    const isEither = isMixed
      ? (last.kind === "words" || role.kind === "words") && joinsFields.test(between!)
      : last !== undefined && joinsEither.test(between!);
    if (isEither) groups.at(-1)!.push(choice);
    else groups.push([choice]);
  }
  return groups.filter((group) => group.length > 1 && group.some(isNarrow));
}

const isNarrow = ([role, ...fields]: Choice): boolean =>
  fields.length > 0 || role.kind === "words" || (role.kind === "profession" && role.narrower !== null);

function toChoiceText([role, ...fields]: Choice, typed: string): string {
  const texts = [
    role.kind === "words" ? toWordsText(role) : null,
    role.kind === "profession" ? `keys : ${toWanted(role)[0]}` : null,
    role.kind === "profession" && role.narrower ? toNarrowerText(role.narrower) : null,
    toSpecialtyText(role.kind === "specialty" ? [role] : fields, typed),
  ].filter((text) => text !== null);
  return texts.length === 1 ? texts[0]! : `(${texts.join(" AND ")})`;
}

const codeOf = (slug: string): number => findProfession(slug)!.code;

function toWanted(reading: Reading): string[] {
  switch (reading.kind) {
    case "profession": {
      const codes = reading.values.map(codeOf);
      return [anyOf([...codes.map(keyTokens.profession), ...codes.map(keyTokens.namedProfession)])];
    }
    case "type":
      return [anyOf(reading.values.map((type) => keyTokens.type(facetCodes.type[type])))];
    case "shift": {
      const code = facetCodes.shift[reading.value];
      return [anyOf([keyTokens.shift(code), keyTokens.namedShift(code)])];
    }
    case "workplace":
      return [keyTokens.workplace(facetCodes.workplace[reading.value])];
    case "trait":
      return [keyTokens.trait(traitCodes[reading.value])];
    case "hours":
      return [anyOf(reading.each.map(keyTokens.shiftHours))];
    case "weekHours":
      return [anyOf(toEach(reading).map(keyTokens.weekHours))];
    case "weeks":
      return [anyOf(toEach(reading).map(keyTokens.contractWeeks))];
    case "urgent":
      return [keyTokens.urgent()];
    case "compact":
      return [keyTokens.compact()];
    default:
      return [];
  }
}

const toEach = ({ min, max }: { min: number; max: number }): number[] =>
  Array.from({ length: max - min + 1 }, (_, at) => min + at);

function toExcluded(reading: Reading): string[] {
  switch (reading.kind) {
    case "profession":
      return reading.values.map((slug) => keyTokens.profession(codeOf(slug)));
    case "specialty":
      return [keyTokens.specialty(findSpecialty(reading.value)!.code)];
    case "shift": {
      const code = facetCodes.shift[reading.value];
      return [keyTokens.shift(code), keyTokens.namedShift(code), keyTokens.workedShift(code)];
    }
    case "state":
      return [keyTokens.state(reading.state.fips)];
    case "region":
      return reading.region.states.map(({ fips }) => keyTokens.state(fips));
    default:
      return toWanted(reading);
  }
}

/** What says the same of a posting without the name. */
const traitsOfNarrower: Readonly<Record<string, Trait>> = {
  gn: "new-graduate",
  gns: "new-graduate",
  "graduate nurse": "new-graduate",
  "graduate nurses": "new-graduate",
  "graduate rn": "new-graduate",
};

/** Postings seldom use these names: they name the profession and its field. */
const fieldsOfNarrower: Readonly<Record<string, readonly string[]>> = {
  fnp: ["family-medicine", "primary-care"],
  "family nurse practitioner": ["family-medicine", "primary-care"],
  agacnp: ["hospital-medicine", "critical-care-medicine"],
  acnp: ["hospital-medicine", "critical-care-medicine"],
  "acute care nurse practitioner": ["hospital-medicine", "critical-care-medicine"],
  nnp: ["neonatology", "nicu"],
  pnp: ["pediatrics"],
  whnp: ["obstetrics-gynecology"],
};

/** They work in urgent care and other fields too, where one is named. */
const ofAnyField: ReadonlySet<string> = new Set([
  "fnp",
  "family nurse practitioner",
  "family np",
  "acute care np",
]);

function toNarrowerText(narrower: string): string | null {
  const words = toTextExpression(narrower);
  const trait = findOwn(traitsOfNarrower, narrower.toLowerCase());
  if (words && trait) return anyOf([words, `keys : ${keyTokens.trait(traitCodes[trait])}`]);
  const fields = findOwn(fieldsOfNarrower, narrower.toLowerCase());
  if (!words || !fields) return words;
  return anyOf([words, ...fields.map((slug) => inTitle(toWays([findSpecialty(slug)!.name])))]);
}

/** Postings state video visits in the text as often as in the field. */
const toldByText = new Set(["telehealth"]);

/** Postings of such a place are filed under these as well. */
const otherFields: Readonly<Record<string, readonly string[]>> = {
  "ambulatory-care": ["primary-care", "family-medicine"],
};

/** To the index, which keeps the stems of words, it is "Nurse, Home Infusion" too. */
const meansElsewhere = /^nursing homes?$/i;

/** A field counts only in the title or the posting's own field, not in its text. */
function toSpecialtyText(wanted: readonly Reading[], typed: string): string | null {
  const groups: { said: string[]; to: number; values: string[] }[] = [];
  for (const { value, words, from, to } of ofKind(wanted, "specialty").toSorted((a, b) => a.from - b.from)) {
    const fields = [value, ...(otherFields[value] ?? [])].map((slug) => findSpecialty(slug)!.name);
    const ways = toWays([meansElsewhere.test(words) ? "skilled nursing" : words, ...fields]);
    const said = toldByText.has(value) ? anyOf([ways, remote]) : inTitle(ways);
    const last = groups.at(-1);
    const group =
      groups.find(({ values }) => values.includes(value)) ??
      (last && joinsFields.test(typed.slice(last.to, from)) ? last : null);
    if (group) {
      group.said.push(said);
      group.values.push(value);
      group.to = Math.max(group.to, to);
    } else groups.push({ said: [said], to, values: [value] });
  }
  return groups.length === 0
    ? null
    : [...new Set(groups.map(({ said }) => anyOf([...new Set(said)])))].join(" AND ");
}

const remote = `keys : ${keyTokens.workplace(facetCodes.workplace.remote)}`;

const inTitle = (text: string): string => `{title terms} : ${text.startsWith("(") ? text : `(${text})`}`;

function toWordsText({ ways, isTitle }: ReadingOf<"words">): string | null {
  const phrases = ways.flatMap((way) => toTextExpression(`"${way}"`)?.replace(/ \*$/, "") ?? []);
  const said = anyOf([...new Set(phrases)]);
  return isTitle ? `{title} : ${said.startsWith("(") ? said : `(${said})`}` : said;
}

/** Any of the names as a phrase, or by the token of their group. */
function toWays(names: readonly string[]): string {
  const phrases = names.map((name) => toTextExpression(`"${name}"`));
  const grouped = names.map((name) => toTextExpression(name)).filter((way) => /^zq\w+$/.test(way ?? ""));
  const ways = [...grouped, ...phrases].filter((way) => way !== null);
  return anyOf([...new Set(ways.map((way) => way.replace(/ \*$/, "")))]);
}
