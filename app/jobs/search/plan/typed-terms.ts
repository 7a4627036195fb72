import { findProfession } from "#app/facts/reference/profession/professions.ts";
import { findSpecialty } from "#app/facts/reference/profession/specialties.ts";
import { type Trait, traitCodes } from "#app/jobs/reading/traits/trait-names.ts";
import { anyOf, facetCodes, keyTokens } from "#app/jobs/search/index/search-keys.ts";
import { toTextExpression } from "#app/jobs/search/index/search-language.ts";
import { ofKind, type Reading, type ReadingOf, type TypedQuery } from "#app/jobs/search/typed/typed-query.ts";
import { joined } from "#app/jobs/search/typed/typed-stances.ts";
import { findOwn } from "#app/kit/text/own-value.ts";

export interface TypedTerms {
  /** Null when no words are left; empty when those left are not searchable. */
  text: string | null;
  terms: string[];
  excluded: string[];
  titled: TitledWords | null;
}

/** Ranks only: postings whose title has the words come first, and among them those whose title is `exact`. */
export interface TitledWords {
  match: string;
  exact: string;
}

/** The plan has its own fields for the place and the pay. */
export function toTypedTerms({ text: typed, readings, rest }: TypedQuery): TypedTerms {
  const all = readings.filter(({ isNot }) => !isNot);
  const choices = listRoleChoices(all, typed);
  const wanted = all.filter((reading) => !choices.flat().includes(reading));
  const texts = [
    ...choices.map((roles) => anyOf(roles.flatMap((role) => toRoleText(role) ?? []))),
    ...ofKind(wanted, "profession").map(({ narrower }) => narrower && toNarrowerText(narrower)),
    ...ofKind(wanted, "words").map(toWordsText),
    toSpecialtyText(wanted, typed),
    rest === "" ? null : (toTextExpression(rest) ?? (readings.length > 0 ? null : "")),
  ].filter((text) => text !== null);
  return {
    text: texts.length === 0 ? null : texts.includes("") ? "" : texts.join(" AND "),
    terms: toAlternatives(wanted, typed).map((group) => anyOf([...new Set(group.flatMap(toWanted))])),
    excluded: readings.filter(({ isNot }) => isNot).flatMap(toExcluded),
    titled: toTitled({ text: typed, readings, rest }),
  };
}

/**
 * "Practice manager" is read as an administrator and "nurse residency" as a nurse's first job, but those titles are meant.
 * Null for the usual name of a profession, which most of its titles have, and where the words rank by themselves.
 */
function toTitled({ text, readings, rest }: TypedQuery): TitledWords | null {
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
      return either.has(reading.kind) && (reading.kind === "shift" ? joined : joinsEither).test(between);
    });
    if (group) group.push(reading);
    else groups.push([reading]);
  }
  return groups;
}

/** "Tele sitter or monitor tech": titles of which a posting has one. Two professions are their own tokens. */
function listRoleChoices(wanted: readonly Reading[], typed: string): Reading[][] {
  const groups: Reading[][] = [];
  const roles = wanted.filter((one) => one.kind === "profession" || (one.kind === "words" && one.isTitle));
  for (const role of roles.toSorted((a, b) => a.from - b.from)) {
    const last = groups.at(-1)?.at(-1);
    if (last && joinsEither.test(typed.slice(last.to, role.from))) groups.at(-1)!.push(role);
    else groups.push([role]);
  }
  return groups.filter((group) => group.length > 1 && group.some(({ kind }) => kind === "words"));
}

const toRoleText = (role: Reading): string | null =>
  role.kind === "words" ? toWordsText(role) : `keys : ${toWanted(role)[0]}`;

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
      return [keyTokens.weekHours(reading.hours)];
    case "weeks":
      return [anyOf(toWeeks(reading).map(keyTokens.contractWeeks))];
    case "urgent":
      return [keyTokens.urgent()];
    case "compact":
      return [keyTokens.compact()];
    default:
      return [];
  }
}

const toWeeks = ({ min, max }: { min: number; max: number }): number[] =>
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

/** A field counts only in the title or the posting's own field, not in its text. */
function toSpecialtyText(wanted: readonly Reading[], typed: string): string | null {
  const groups: { said: string[]; to: number }[] = [];
  for (const { value, words, from, to } of ofKind(wanted, "specialty").toSorted((a, b) => a.from - b.from)) {
    const ways = toWays([words, findSpecialty(value)!.name]);
    const said = toldByText.has(value) ? ways : inTitle(ways);
    const last = groups.at(-1);
    if (last && joinsEither.test(typed.slice(last.to, from))) {
      last.said.push(said);
      last.to = to;
    } else groups.push({ said: [said], to });
  }
  return groups.length === 0
    ? null
    : [...new Set(groups.map(({ said }) => anyOf([...new Set(said)])))].join(" AND ");
}

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
