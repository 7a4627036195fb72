import type { Suggestion } from "#app/clinicians/documents/suggestions/suggestion.ts";
import type { ProfileDetails } from "#app/clinicians/profile/details/profile-details.ts";
import {
  mostCertificates,
  mostEducation,
  mostExperience,
  mostNumberedLicenses,
  mostSpecialties,
} from "#app/clinicians/profile/record/limits.ts";
import { type AboutPart, emptyAbout, type ProfileRecord } from "#app/clinicians/profile/record/profile.ts";
import { mostLicenseStates } from "#app/facts/licensing/license-fields.ts";
import { parsePlace } from "#app/facts/reference/place/place.ts";
import { splitFullName } from "./split-name.ts";

/** All that the account says of a person. */
export interface Known {
  record: ProfileRecord;
  details: ProfileDetails;
}

const takers: {
  [Field in Suggestion["field"]]?: (
    known: Known,
    value: Extract<Suggestion, { field: Field }>["value"],
  ) => Known | null;
} = {
  name({ record, details }, name) {
    const { contact } = details;
    if (contact.firstName !== null || contact.lastName !== null) return null;
    return { record, details: { ...details, contact: { ...contact, ...splitFullName(name) } } };
  },
  phone: ({ record, details }, phone) =>
    details.contact.phone === null
      ? { record, details: { ...details, contact: { ...details.contact, phone } } }
      : null,
  place(known, place) {
    const { city, state } = parsePlace(place);
    const { contact } = known.details;
    const isNew = contact.city === null && contact.state === null && city && state;
    const about = known.record.about ?? emptyAbout;
    if (!isNew && about.place !== null) return null;
    const details = isNew
      ? { ...known.details, contact: { ...contact, city, state: state.code } }
      : known.details;
    return { record: about.place === null ? withAbout(known.record, { place }) : known.record, details };
  },
  profession: ({ record, details }, profession) =>
    record.profession === null ? { record: { ...record, profession }, details } : null,
  specialties: (known, slug) => addTo(known, "specialties", slug, mostSpecialties, (one) => one === slug),
  certificates(known, certificate) {
    const isIt = ({ code }: { code: string }) => code === certificate.code;
    const { record, details } = known;
    const said = record.about?.certificates ?? [];
    const dated = toDated(said, isIt, certificate.expires);
    if (dated) return { record: withAbout(record, { certificates: dated }), details };
    return addTo(known, "certificates", certificate, mostCertificates, isIt);
  },
  years: ({ record, details }, years) =>
    (record.about?.years ?? null) === null ? { record: withAbout(record, { years }), details } : null,
  licenses({ record, details }, { number, ...license }) {
    const isHeld = record.licenses.some(({ state }) => state === license.state);
    const isNumbered = details.licenses.some((row) => row.state === license.state && row.number !== null);
    const isNewHere = !isHeld && record.licenses.length < mostLicenseStates;
    const isNewNumber = number !== null && !isNumbered && details.licenses.length < mostNumberedLicenses;
    const dated = toDated(record.licenses, ({ state }) => state === license.state, license.expires);
    if (!isNewHere && !isNewNumber && !dated) return null;
    const row = { state: license.state, profession: record.profession, number, issued: null };
    const others = details.licenses.filter(({ state, number }) => state !== license.state || number !== null);
    return {
      record: isNewHere
        ? { ...record, licenses: [...record.licenses, license] }
        : { ...record, licenses: dated ?? record.licenses },
      details: isNewNumber ? { ...details, licenses: [...others, row] } : details,
    };
  },
  employers({ record, details }, { facility, title, unit, from, to }) {
    const isThere = details.experience.some((row) => isSame(row.facility, facility) && row.from === from);
    if (isThere || details.experience.length >= mostExperience) return null;
    const row = { facility, title, unit, from, to, beds: null, ehr: null };
    return { record, details: { ...details, experience: [...details.experience, row] } };
  },
  education({ record, details }, row) {
    const isThere = details.education.some(
      ({ degree, school }) => isSame(degree, row.degree) && isSame(school ?? "", row.school ?? ""),
    );
    if (isThere || details.education.length >= mostEducation) return null;
    return { record, details: { ...details, education: [...details.education, row] } };
  },
};

/** With the day added to what has none. Null where nothing is to add. */
function toDated<Held extends { expires: string | null }>(
  held: readonly Held[],
  isIt: (one: Held) => boolean,
  expires: string | null,
): Held[] | null {
  const isOpen = (one: Held) => isIt(one) && one.expires === null;
  if (expires === null || !held.some(isOpen)) return null;
  return held.map((one) => (isOpen(one) ? { ...one, expires } : one));
}

const isSame = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();

const withAbout = (record: ProfileRecord, said: Partial<AboutPart>): ProfileRecord => ({
  ...record,
  about: { ...(record.about ?? emptyAbout), ...said },
});

function addTo<List extends "specialties" | "certificates">(
  { record, details }: Known,
  list: List,
  value: AboutPart[List][number],
  most: number,
  isIt: (one: never) => boolean,
): Known | null {
  const said: AboutPart[List][number][] = record.about?.[list] ?? [];
  if (said.length >= most || said.some((one) => isIt(one as never))) return null;
  return { record: withAbout(record, { [list]: [...said, value] }), details };
}

/** What the account would say with it. Null where the field is filled in already, or is none of the profile's. */
export function takeSuggestion(known: Known, { field, value }: Suggestion): Known | null {
  const take = takers[field] as ((known: Known, value: unknown) => Known | null) | undefined;
  return take?.(known, value) ?? null;
}

/** Numbers in the reading of those that fill something that is empty. */
export const listOpenSuggestions = (
  known: Known,
  suggestions: readonly Suggestion[],
  dismissed: readonly number[],
): number[] =>
  [...suggestions.keys()].filter(
    (at) => !dismissed.includes(at) && takeSuggestion(known, suggestions[at]!) !== null,
  );
