import type { State } from "#app/facts/reference/place/states.ts";
import { findProfession } from "#app/facts/reference/profession/professions.ts";
import {
  type ProfiledProfession,
  profiledProfessions,
} from "#app/facts/reference/profession/profiled-professions.ts";
import { findSpecialty } from "#app/facts/reference/profession/specialties.ts";
import { professionLexicon } from "#app/jobs/reading/profession-phrases.ts";
import { readTyped } from "#app/jobs/search/typed/read-typed.ts";
import { type KnownCity, ofKind, type Reading } from "#app/jobs/search/typed/typed-query.ts";
import type { Sentence } from "./read-sentence.ts";

/** Who and where a sentence is about. */
export interface Subject {
  /** Null without one, and where several are named. */
  profession: string | null;
  specialty: string | null;
  state: State | null;
  city: KnownCity | null;
  states: readonly State[];
  readings: readonly Reading[];
}

/** "Nurse" alone is mostly a registered nurse; the others say so. */
export const toProfessions = (values: readonly string[]): readonly string[] =>
  values.length > 2 && values.includes("registered-nurse") ? ["registered-nurse"] : values;

export function toSubject({ readings }: Pick<Sentence, "readings">): Subject {
  const wanted = readings.filter(({ isNot }) => !isNot);
  const professions = new Set(
    ofKind(wanted, "profession").map(({ values }) => {
      const [only = "", other] = toProfessions(values);
      return other === undefined ? only : "";
    }),
  );
  const specialties = new Set(ofKind(wanted, "specialty").map(({ value }) => value));
  const states = [...new Set(ofKind(wanted, "state").map(({ state }) => state))];
  const [city = null] = ofKind(wanted, "city").map((reading) => reading.city);
  return {
    profession: professions.size === 1 ? [...professions][0] || null : null,
    specialty: specialties.size === 1 ? [...specialties][0]! : null,
    state: states.length === 1 ? states[0]! : null,
    city,
    states,
    readings: wanted,
  };
}

/** The profession's page. A physician's field has its own. */
export const findProfile = ({
  profession,
  specialty,
}: Pick<Subject, "profession" | "specialty">): ProfiledProfession | null =>
  profiledProfessions.find(
    (page) => page.profession === profession && page.specialty !== null && page.specialty === specialty,
  ) ??
  profiledProfessions.find((page) => page.profession === profession && page.specialty === null) ??
  null;

/** Who a page of figures or of license rules is about. "Nursing" is a registered nurse there, and "cardiology" a physician. */
export const withLikely = (subject: Subject, words: string): Subject =>
  !subject.profession && !subject.specialty && /\bnurs(?:e|es|ing)\b/.test(words)
    ? { ...subject, profession: "registered-nurse" }
    : withPhysician(withTitle(subject));

/** "Echo tech" is a title of sonographers. */
function withTitle(subject: Subject): Subject {
  const [title] = ofKind(subject.readings, "words").filter(({ isTitle }) => isTitle);
  if (subject.profession || !title || ofKind(subject.readings, "profession").length > 0) return subject;
  const named = title.ways
    .map((way) => professionLexicon.phrases.get(way.toLowerCase())?.profession)
    .find((profession) => profession);
  return named ? { ...subject, profession: named } : subject;
}

/** "Cardiology" alone is the field of a physician where a page of figures needs one. */
const withPhysician = (subject: Subject): Subject => {
  if (subject.profession || !subject.specialty) return subject;
  const isPhysicians = profiledProfessions.some(({ specialty }) => specialty === subject.specialty);
  return isPhysicians ? { ...subject, profession: "physician" } : subject;
};

export const toSubjectName = (subject: Pick<Subject, "profession" | "specialty">): string | null =>
  findProfile(subject)?.name ??
  findProfession(subject.profession)?.name ??
  findSpecialty(subject.specialty)?.name ??
  null;

interface RolePair {
  first: string;
  second: string;
}

const beside = /\s+(?:vs\.?|versus|or|and|to|into)\s+|\s*[/&]\s*/gi;
const apart = /\b(?:than|become|becoming|turn\s+into|(?:want|like|train|study)\s+to\s+be)\s+/gi;
const article = /^\s*(?:an?|the|as)\s+/i;
const tail = /^[\s,.;?!]*$/;

/** The professions of "RN vs NP" and "a CNA who wants to become an RN", read one side at a time because an NP's title includes the RN's. */
export function findRolePair(text: string, joins: RegExp): RolePair | null {
  for (const match of text.matchAll(beside)) {
    if (!joins.test(match[0])) continue;
    const before = readLast(text.slice(0, match.index));
    const after = readFirst(text.slice(match.index + match[0].length));
    if (before && after && tail.test(before.left)) return toPair(before.profession, after.profession);
  }
  for (const match of text.matchAll(apart)) {
    const after = joins.test(match[0]) ? readFirst(text.slice(match.index + match[0].length)) : null;
    // "To become an NP, I'm an RN now"
    const other = after && (readLast(text.slice(0, match.index)) ?? readLast(after.left));
    if (other) return toPair(other.profession, after.profession);
  }
  return null;
}

const toPair = (first: string, second: string): RolePair | null =>
  first === second ? null : { first, second };

interface NamedRole {
  profession: string;
  /** What follows it. */
  left: string;
}

function readLast(text: string): NamedRole | null {
  const role = listRoles(text).at(-1);
  return role ? toNamed(role.values, text.slice(role.to)) : null;
}

function readFirst(after: string): NamedRole | null {
  const text = after.replace(article, "");
  // Its whole name is read from the words before another begins.
  const [words = ""] = text.split(/,|\b(?:if|when|as|from|i['’]?m|i am)\b/i);
  const [role] = listRoles(words);
  const isFirst = role && tail.test(words.slice(0, role.from));
  return isFirst ? toNamed(role.values, text.slice(role.to)) : null;
}

const listRoles = (text: string) =>
  ofKind(readTyped(text, { cities: null }).readings, "profession").filter(({ isNot }) => !isNot);

function toNamed(values: readonly string[], left: string): NamedRole | null {
  const [profession, other] = toProfessions(values);
  return profession && other === undefined ? { profession, left } : null;
}
