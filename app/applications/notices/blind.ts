import type { Reach } from "#app/companies/workspace/frame/reach.ts";
import { firstNameMark } from "./applicant-mails.ts";

/** SQL: the team is not to know yet who sent the application `a`. */
export const toBlindSql = (a: string): string =>
  `(${a}.revealed_at IS NULL AND EXISTS (SELECT 1 FROM blind_postings b WHERE b.job_id = ${a}.job_id))`;

/** SQL of the name as the team may know it: "Applicant" "12" while the review is blind. */
export const toNameColumns = (a: string): string =>
  `iif(${toBlindSql(a)}, 'Applicant', ${a}.first_name) AS firstName,
  iif(${toBlindSql(a)}, CAST(${a}.number AS TEXT), ${a}.last_name) AS lastName`;

/** Of `toNameColumns`. */
export const toApplicantName = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  `${firstName} ${lastName}`.trim();

/** SQL: how the sender of the application `a` is reached is not for this reader. */
export const toNoContactSql = (a: string, { hidesContact }: Pick<Reach, "hidesContact">): string =>
  hidesContact ? "true" : toBlindSql(a);

/**
 * SQL of what must not be read in the applicant's own words, as JSON: while the review is blind, and without the name for a
 * hiring manager who sees no contact data. Null for who may know all.
 */
export const toHiddenColumn = (a: string, { hidesContact }: Pick<Reach, "hidesContact">): string =>
  `iif(${toBlindSql(a)}, json_array(${a}.first_name, ${a}.last_name, ${a}.email, ${a}.phone),
    ${hidesContact ? "json_array('', '')" : "NULL"}) AS hidden`;

/** A text for someone whose first name its writer is not to know yet. */
export const fillHiddenName = (text: string, hidden: string | null): string =>
  hidden === null ? text : text.replaceAll(firstNameMark, (JSON.parse(hidden) as [string])[0]);

const hiddenMark = "[hidden]";
const anyAddress = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;
const anyPhone = /(?<![\p{L}\d])\+?\(?\d(?:[\s().-]{0,2}\d){8,14}(?!\d)/gu;

const toPlain = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "");

const anyLink = /(?:https?:\/\/|www\.)\S+|(?:linkedin|facebook|instagram|doximity)\.com\/\S*/gi;

/** For readers outside the team. */
export const hideContact = (text: string): string =>
  text.replace(anyLink, hiddenMark).replace(anyAddress, hiddenMark).replace(anyPhone, hiddenMark);

/** What someone wrote, without name, address and phone. `hidden` is of `toHiddenColumn`. */
export function hidePerson(text: string, hidden: string | null): string {
  if (hidden === null) return text;
  const [firstName, lastName] = JSON.parse(hidden) as [string, string];
  const names = `${firstName} ${lastName}`.split(/[^\p{L}\p{M}]+/u).filter((word) => word.length > 1);
  const words = [...new Set(names.flatMap((name) => [name, toPlain(name)]))].sort(
    (a, b) => b.length - a.length,
  );
  const known = hideContact(text);
  if (words.length === 0) return known;
  return known.replace(
    new RegExp(`(?<![\\p{L}\\p{M}])(?:${words.join("|")})(?![\\p{L}\\p{M}])`, "giu"),
    hiddenMark,
  );
}
