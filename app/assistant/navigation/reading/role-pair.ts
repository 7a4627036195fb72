import { readTyped } from "#app/jobs/search/query/read-typed.ts";
import { ofKind } from "#app/jobs/search/query/typed-query.ts";
import { toProfessions } from "./subject.ts";

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
