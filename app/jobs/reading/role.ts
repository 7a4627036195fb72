import { findProfession } from "#app/facts/reference/profession/professions.ts";
import { specialties } from "#app/facts/reference/profession/specialties.ts";
import { listSpecialtySynonyms } from "#app/facts/reference/profession/specialty-synonyms.ts";
import { namesOtherTrade } from "./healthcare.ts";
import { findPhrases, type Hit, type Token, toShortText, toTokens, withoutDots } from "./phrases.ts";
import { type Named, type Strength, specialistNoun } from "./profession-phrases.ts";
import { ownWords, type ReaderWords } from "./reader-words.ts";
import { specialtyAbbreviations } from "./specialty-phrases.ts";
import { chooseSpecialty, countsAsUnit, type TitleContext, toContext } from "./title-context.ts";

export interface RoleInTitle {
  profession: string | null;
  specialty: string | null;
  named: { at: number; to: number; isHealthcare: boolean }[];
}

/**
 * Reads a title in this order of precedence:
 * 1. The longest phrase claims its words, so "physical therapist assistant" never reads as "physical therapist".
 * 2. A certain phrase outweighs "nurse" or "physician", which outweigh a specialist's name ("hospitalist").
 * Ambiguous letters (PA, MA, MD, PT, DO) come last and count only alone: after a town they are a state.
 * 3. A role outweighs the license it includes: "Director of Nursing - RN", "RN / Nurse Practitioner".
 */
export function parseRole(rawTitle: string, words = ownWords): RoleInTitle {
  const title = toShortText(rawTitle);
  const tokens = toTokens(title);
  const inverted = /^([\p{L}]+), ([\p{L} ]+?)(?= -|,|\(|$)(.*)$/u.exec(title);
  const role = readRole(tokens, words);
  if (role.profession || !inverted) return role;
  const turned = readRole(toTokens(`${inverted[2]} ${inverted[1]}${inverted[3]}`), words);
  return turned.profession ? turned : role;
}

function findHits(tokens: readonly Token[], words: ReaderWords) {
  const professions = findPhrases(tokens, words.professions);
  const specialties = findPhrases(tokens, words.specialties);
  const context = toContext(
    tokens,
    [...professions, ...specialties],
    (phrase) =>
      words.professions.phrases.get(phrase)?.strength === "abbreviation" ||
      specialtyAbbreviations.has(phrase),
  );
  return { professions, specialties, context };
}

function readRole(tokens: readonly Token[], words: ReaderWords): RoleInTitle {
  const { professions, specialties, context } = findHits(tokens, words);
  const named = professions.filter((hit) => counts(hit, tokens, context));
  const chosen = choose(named, tokens);
  const group = findProfession(chosen)?.group ?? null;
  const units = specialties.filter(
    (hit): hit is Hit<string> => hit.value !== null && countsAsUnit(hit, tokens, context, group),
  );
  const specialty = chooseSpecialty(units, chosen, tokens);
  const isOfTrade = (hit: Hit<string>) =>
    namesOtherTrade(
      tokens
        .slice(0, hit.from)
        .map(({ raw }) => raw)
        .join(" "),
    );
  const field =
    named.length === 0 ? units.find((hit) => isPhysicianField(hit, context) && !isOfTrade(hit)) : undefined;
  if (field) {
    const isPhysician = tokens.some(({ word }) => forPhysicians.has(word));
    return {
      profession: isPhysician ? "physician" : null,
      specialty,
      named: [{ at: field.from, to: field.to, isHealthcare: true }],
    };
  }
  return {
    profession: refine(chosen, specialty, tokens, units),
    specialty,
    named: named.map((hit) => ({ at: hit.from, to: hit.to, isHealthcare: hit.value.isHealthcare })),
  };
}

const forPhysicians = new Set(["locum", "locums", "tenens", "bc", "nocturnist", "moonlighting"]);
const specialistFields = new Set(
  specialties
    .filter(({ slug }) => listSpecialtySynonyms(slug).some((name) => specialistNoun.test(name)))
    .map(({ slug }) => slug),
);

/** "Psychiatry - Inpatient" names the field of a specialist and nothing else. */
const isPhysicianField = (hit: Hit<string>, context: TitleContext): boolean =>
  specialistFields.has(hit.value) && context.standsAlone(hit.from);

const joinsRoles = /[/&|]|\bor\b/i;

/** Each profession that a title names, where `parseRole` chooses one: "RN or LPN" names two. */
export function listNamedProfessions(rawTitle: string): string[] {
  if (!joinsRoles.test(rawTitle)) return [];
  const named = findNamed(toTokens(toShortText(rawTitle)));
  return [...new Set(named.flatMap((hit) => hit.value.profession ?? []))];
}

function findNamed(tokens: readonly Token[]) {
  const { professions, context } = findHits(tokens, ownWords);
  return professions.filter(
    (hit) =>
      counts(hit, tokens, context) && hit.value.strength !== "general" && hit.value.strength !== "specialist",
  );
}

/** "LPN - Private Duty" of "LPN / RN - Private Duty" for an LPN, so that no RN's pay is an LPN's. */
export function toOwnTitle(title: string, profession: string | null): string {
  if (profession === null || !joinsRoles.test(title)) return title;
  const text = withoutDots(toShortText(title));
  const tokens = toTokens(text);
  const named = findNamed(tokens);
  if (!named.some((hit) => hit.value.profession === profession)) return title;
  const others = named.filter((hit) => hit.value.profession && hit.value.profession !== profession);
  return others.reduceRight((rest, { from, to }) => {
    const last = tokens[to - 1]!;
    return `${rest.slice(0, tokens[from]!.at)}${rest.slice(last.at + last.raw.length)}`;
  }, text);
}

function counts(hit: Hit<Named>, tokens: readonly Token[], context: TitleContext): boolean {
  if (hit.phrase.startsWith("or ") && tokens[hit.from]!.raw !== "OR") return false;
  if (hit.value.strength !== "abbreviation") return true;
  if (hit.to - hit.from === 1 && hit.phrase.length <= 5 && !context.isCapital(hit.from)) return false;
  if (!context.isInFirstPart(hit.from) && !context.hasClinical) return false;
  // "Practice Manager" and "Lab Tech" need a clinical word beside them.
  if (hit.to - hit.from > 1 && !context.hasClinical) return false;
  return !context.isState(hit.from) && context.standsAlone(hit.from, hit.to);
}

const ranks: Record<Strength, number> = { certain: 5, general: 4, specialist: 2, abbreviation: 1, none: 0 };

function choose(hits: readonly Hit<Named>[], tokens: readonly Token[]): string | null {
  const therapists = hits.filter((hit) => findProfession(hit.value.profession)?.group === "therapy");
  const rank = (hit: Hit<Named>) => {
    if (hit.value.profession === "physician-assistant" && hit.value.strength === "abbreviation") return 3;
    // In "PT/OT/SLP" the letters are therapists, because they are next to other therapists.
    const isListed = therapists.some((other) => other.from === hit.to && tokens[hit.to]?.gap.includes("/"));
    return isListed ? ranks.certain : ranks[hit.value.strength];
  };
  const best = Math.max(0, ...hits.map(rank));
  if (best === 0) return null;
  const equals = hits.filter((hit) => rank(hit) === best).map((hit) => hit.value.profession!);
  const first = equals[0]!;
  return equals.find((other) => includedIn[first]?.includes(other)) ?? first;
}

const overNurse = [
  "nurse-manager",
  "case-manager",
  "nurse-practitioner",
  "crna",
  "nurse-midwife",
  "clinical-nurse-specialist",
  "clinical-research-coordinator",
];
/** These outweigh the key when a title names both. */
export const includedIn: Record<string, readonly string[]> = {
  "registered-nurse": overNurse,
  "licensed-practical-nurse": ["nurse-manager"],
  "nurse-practitioner": ["crna", "nurse-midwife", "clinical-nurse-specialist"],
  "radiologic-technologist": [
    "mri-technologist",
    "sonographer",
    "nuclear-medicine-technologist",
    "radiation-therapist",
  ],
  counselor: ["psychologist"],
  emt: ["paramedic"],
};

const forNurses = new Set(["rn", "nurse", "registered"]);

function refine(
  profession: string | null,
  specialty: string | null,
  tokens: readonly Token[],
  units: readonly Hit<string>[],
) {
  const first = tokens[0]?.word ?? "";
  // A hospice's nurse has cases and visits them.
  if (
    profession === "case-manager" &&
    specialty === "hospice" &&
    tokens.some(({ word }) => forNurses.has(word))
  )
    return "registered-nurse";
  if (profession === "registered-nurse") {
    const managesCases = units.some((hit) => /^(?:.*case manage|care manager|utilization)/.test(hit.phrase));
    if (managesCases) return "case-manager";
    if (/^(?:supervisory|supv|supervisor)$/.test(first)) return "nurse-manager";
  }
  const isImaging =
    profession === "radiologic-technologist" ||
    tokens.some((t, i) => t.word === "instrument" && tokens[i - 1]?.word === "medical");
  if (!isImaging) return profession;
  if (specialty === "mri") return "mri-technologist";
  if (specialty === "ultrasound" || specialty === "echocardiography") return "sonographer";
  return (
    profession ??
    (tokens.some((t) => t.word === "ekg" || t.word === "ecg") ? "cardiovascular-technologist" : null)
  );
}
