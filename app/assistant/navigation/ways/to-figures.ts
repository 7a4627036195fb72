import { readLicenseStates } from "#app/assistant/navigation/reading/license-states.ts";
import type { Sentence } from "#app/assistant/navigation/reading/read-sentence.ts";
import {
  findProfile,
  type Subject,
  toProfessions,
  toSubject,
  toSubjectName,
  withLikely,
} from "#app/assistant/navigation/reading/subject.ts";
import { licenseAnswerId } from "#app/facts/licensing/license-answer.ts";
import { licenseFields } from "#app/facts/licensing/license-fields.ts";
import { findState, type State, toStateText } from "#app/facts/reference/place/states.ts";
import { findRoleOfPosting, type PaidRole } from "#app/facts/reference/profession/paid-roles.ts";
import { findProfession } from "#app/facts/reference/profession/professions.ts";
import { ofKind, type Reading, withoutSpan } from "#app/jobs/search/typed/typed-query.ts";
import { listWithAnd } from "#app/kit/text/figures.ts";
import { paths } from "#app/paths.ts";
import type { FoundWay, WayChip } from "./way.ts";

/** Who is paid, as the pages of pay name them. "Cardiology" alone is its physician. */
export function findPaid(sentence: Sentence): { subject: Subject; role: PaidRole | null } {
  const subject = withLikely(toSubject(sentence), sentence.words);
  return { subject, role: findRoleOfPosting(subject.profession, subject.specialty) };
}

interface PaidPlace {
  slug: string;
  name: string;
  /** False where a comparison shows the figures of a wider place. */
  hasPage: boolean;
}

export function toPayWay(
  { text }: Sentence,
  { subject, role }: ReturnType<typeof findPaid>,
  places: readonly PaidPlace[],
): FoundWay {
  if (!role) return { to: paths.salaryComparison(), title: "Salary comparison", chips: [], used: [] };
  const [place, ...others] = places;
  const hasPage = role.countedWith === null && others.length === 0 && place?.hasPage !== false;
  const asked = [["profession", role.slug], ...places.map(({ slug }) => ["place", slug])];
  const own = place ? paths.placePay(role.slug, place.slug) : paths.rolePay(role.slug);
  const isField = role.specialty !== null;
  return {
    to: hasPage ? own : paths.salaryComparison(new URLSearchParams(asked).toString()),
    title:
      places.length > 0
        ? `${role.name} pay in ${listWithAnd(places.map(({ name }) => name))}`
        : `${role.name} pay`,
    chips: toSubjectChips(text, subject),
    used: [
      ...subject.readings.filter(({ kind }) => isField && kind === "specialty"),
      ...listUsed(subject, true),
    ],
  };
}

/** What a state asks for a license, and "Can I work there?" with the license that is held. */
export function toLicenseWay(sentence: Sentence): FoundWay | null {
  const subject = withFirst(withLikely(toSubject(sentence), sentence.words));
  const { state, held, isMultistate } = readLicenseStates(sentence, subject);
  const asked = state ?? (subject.city ? findState(subject.city.stateCode) : null);
  if (!asked) return null;
  const profile = findProfile(subject);
  const isLicensed = profile && findProfession(profile.profession)?.license === "state";
  const asks = new URLSearchParams({
    ...(!isLicensed &&
      findProfession(subject.profession)?.license === "state" && { profession: subject.profession! }),
    ...(held && { license: held.code, ...(isMultistate && { [licenseFields.multistate]: "1" }) }),
  }).toString();
  const name = toSubjectName(subject);
  const hash = held ? licenseAnswerId : isLicensed ? "license" : "licenses";
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
