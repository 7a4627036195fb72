import { ofKind, type Reading, withoutSpan } from "#app/jobs/query/typed-query.ts";
import { licenseAnswerId } from "#app/licensing/license-answer.ts";
import type { Sentence } from "#app/navigation/reading/read-sentence.ts";
import {
  findProfile,
  type Subject,
  toProfessions,
  toSubject,
  toSubjectName,
  withLikely,
} from "#app/navigation/reading/subject.ts";
import { paths } from "#app/paths.ts";
import { findState, type State, toStateText } from "#app/reference/place/states.ts";
import { findProfession } from "#app/reference/profession/professions.ts";
import type { FoundWay, WayChip } from "./way.ts";

/** @param toPlace the slug of the metro area that a city is in, if its figures are published */
export function toPayWay(
  sentence: Sentence,
  toMetro: (name: string, stateCode: string) => { slug: string; name: string } | null,
): FoundWay {
  const subject = withLikely(toSubject(sentence), sentence.words);
  const { city, state } = subject;
  const role = toPaySlug(subject);
  const isField = findProfile(subject)?.specialty === subject.specialty || subject.profession === "physician";
  const metro = city && toMetro(city.name, city.stateCode);
  const place = metro ?? (city ? findState(city.stateCode) : state);
  const name = toSubjectName(subject);
  if (!role) return { to: paths.salaryComparison(), title: "Salary comparison", chips: [], used: [] };
  return {
    to: place ? `${paths.salaryComparison()}/${role}/${place.slug}` : `${paths.salaryComparison()}/${role}`,
    title: place ? `${name} pay in ${place.name}` : `${name} pay`,
    chips: toSubjectChips(sentence.text, subject),
    used: subject.readings
      .filter((reading) => isField && reading.kind === "specialty")
      .concat(listUsed(subject, true)),
  };
}

function toPaySlug(subject: Subject): string | null {
  const { profession, specialty } = subject;
  if (!profession) return null;
  const profile = findProfile(subject);
  if (profile) return profile.slug;
  return profession === "physician" && specialty ? (fieldNames.get(specialty) ?? specialty) : profession;
}

/** Fields with pay figures of their own and no page of a profession. */
const fieldNames = new Map([
  ["dermatology", "dermatologist"],
  ["neurology", "neurologist"],
  ["ophthalmology", "ophthalmologist"],
  ["pathology", "pathologist"],
]);

/** What a state asks for a license, and "Can I work there?" with the license that is held. */
export function toLicenseWay(sentence: Sentence, isAboutWork: boolean): FoundWay | null {
  const subject = withFirst(withLikely(toSubject(sentence), sentence.words));
  const { state, held, isMultistate } = readLicenseStates(sentence, subject);
  const asked = state ?? (subject.city ? findState(subject.city.stateCode) : null);
  if (!asked) return null;
  const profile = findProfile(subject);
  const isLicensed = profile && findProfession(profile.profession)?.license === "state";
  const asks = new URLSearchParams({
    ...(!isLicensed &&
      findProfession(subject.profession)?.license === "state" && { profession: subject.profession! }),
    ...(held && { license: held.code, ...(isMultistate && { multistate: "1" }) }),
  }).toString();
  const name = toSubjectName(subject);
  const hash = held && isAboutWork ? licenseAnswerId : isLicensed ? "license" : "licenses";
  const page = isLicensed ? paths.geographicProfession(asked.slug, profile.slug) : paths.state(asked.slug);
  return {
    to: `${page}${asks && `?${asks}`}#${hash}`,
    title: name
      ? `${name} license in ${toStateText(asked.code)}`
      : `License rules in ${toStateText(asked.code)}`,
    chips: [
      ...toSubjectChips(sentence.text, { ...subject, state: asked }),
      ...(held ? [{ label: `${held.name} license`, param: "license", value: held.code, without: "" }] : []),
    ],
    used: listUsed(subject, subject.profession !== null),
  };
}

/** In "does an NP need a physician", the first is who asks. */
function withFirst(subject: Subject): Subject {
  const [first] = ofKind(subject.readings, "profession");
  return subject.profession || !first
    ? subject
    : { ...subject, profession: toProfessions(first.values)[0] ?? null };
}

/** "From Ohio" and "my Ohio license" say where the license is; the other state is where the work is. */
export function readLicenseStates({ text, own, readings }: Sentence, { states }: Subject) {
  const said = own.find((one) => one.said.kind === "held")?.said;
  if (said?.kind === "held") {
    const others = states.filter((state) => state !== said.state);
    return { state: others[0] ?? null, held: said.state, isMultistate: said.isMultistate };
  }
  const isMultistate = readings.some(({ kind }) => kind === "compact");
  if (states.length !== 2) return { state: states[0] ?? null, held: null, isMultistate };
  const held = readings.find((reading): reading is Extract<Reading, { kind: "state" }> => {
    if (reading.kind !== "state") return false;
    const [before, after] = [text.slice(0, reading.from), text.slice(reading.to)];
    return /\bfrom\s*$/i.test(before) || /^\s*(?:[a-z]+\s+){0,3}licen[sc]e/i.test(after);
  });
  const home = held?.state ?? null;
  return { state: states.find((state) => state !== home) ?? null, held: home, isMultistate };
}

const listUsed = ({ readings }: Subject, usesProfession: boolean): readonly Reading[] =>
  readings.filter(
    ({ kind }) =>
      kind === "city" || kind === "state" || kind === "compact" || (usesProfession && kind === "profession"),
  );

export function toSubjectChips(
  text: string,
  { profession, specialty, readings, city, state }: Subject,
): WayChip[] {
  const chip = (kind: Reading["kind"], label: string, param: string, value: string): WayChip[] => {
    const reading = readings.find((one) => one.kind === kind);
    return [{ label, param, value, without: reading ? withoutSpan(text, reading) : text }];
  };
  const profile = findProfile({ profession, specialty });
  return [
    ...(profession
      ? chip(
          "profession",
          profile?.name ?? findProfession(profession)!.name,
          "profession",
          profile?.slug ?? profession,
        )
      : []),
    ...(city
      ? chip("city", `${city.name}, ${city.stateCode}`, "location", `${city.name}, ${city.stateCode}`)
      : state
        ? chip("state", state.name, "location", state.name)
        : []),
  ];
}

export const compareStates = (states: readonly State[]): string => {
  const [one, other] = states.toSorted((a, b) => a.name.localeCompare(b.name));
  return paths.compareStates(one!.slug, other!.slug);
};
