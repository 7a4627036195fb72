import { mostCertificates, mostSpecialties } from "#app/clinicians/profile/record/limits.ts";
import { mostLicenseStates } from "#app/facts/licensing/license-fields.ts";
import { ehrNames } from "#app/jobs/reading/job-facts.ts";
import { findPhrases, toLexicon, toShortText, toTokens } from "#app/jobs/reading/phrases.ts";
import { parseExperienceMonths } from "#app/jobs/reading/requirements.ts";
import { includedIn, parseRole } from "#app/jobs/reading/role.ts";
import { findName, type NameLine, suggestContact, toParts } from "./contact.ts";
import { suggestCertificates, suggestLicenses } from "./credentials.ts";
import { suggestEducation } from "./education.ts";
import { type Position, readPositions } from "./positions.ts";
import { linesOf, type Section, toSections } from "./sections.ts";
import type { Suggestion } from "./suggestion.ts";

const longestLine = 400;
/** Twenty full pages. */
const mostCharacters = 60_000;
const mostEmployers = 20;

/** What a résumé says for a profile, each with its line. What could be read two ways is left for the person to say. */
export function suggestProfile(text: readonly string[], today: Date): Suggestion[] {
  const sections = toSections(toReadLines(text));
  const head = linesOf(sections, "head");
  const name = findName(
    head,
    sections.flatMap(({ lines }) => lines),
  );
  const positions = readPositions(linesOf(sections, "experience"), today);
  const headlines = toHeadlines(head, name);
  const profession = chooseProfession(headlines, name, positions);
  const slug = profession?.value ?? null;
  return [
    ...(name ? [{ field: "name" as const, value: name.name, line: name.line }] : []),
    ...suggestContact(head, name),
    ...(profession ? [{ field: "profession" as const, ...profession }] : []),
    ...suggestSpecialties(headlines, positions),
    ...suggestLicenses(toLicenseLines(sections, name)).slice(0, mostLicenseStates),
    ...suggestCertificates(
      [...(name ? [name.letters] : []), ...linesOf(sections, "certificates", "licenses")],
      slug,
    )
      .map((found) => (found.line === name?.letters ? { ...found, line: name.line } : found))
      .slice(0, mostCertificates),
    ...suggestYears(linesOf(sections, "head", "summary")),
    ...suggestEmployers(positions),
    ...suggestEhrs(linesOf(sections, "head", "summary", "experience", "skills", "certificates")),
    ...suggestEducation(linesOf(sections, "education"), today),
  ];
}

function toReadLines(text: readonly string[]): string[] {
  let left = mostCharacters;
  return text
    .map((line) => line.slice(0, longestLine))
    .filter((line) => {
      left -= line.length + 1;
      return left >= 0;
    });
}

interface Said {
  value: string;
  line: string;
}

const toHeadlines = (head: readonly string[], name: NameLine | null): Said[] =>
  head
    .filter((line) => line !== name?.line && !line.includes("@"))
    .flatMap((line) => toParts(line).map((value) => ({ value, line })))
    .filter(({ value }) => value.length <= 70 && !/\d/.test(value));

/** What stands below the name, the letters after it and the last position have to agree, or one to include the other. */
function chooseProfession(
  headlines: readonly Said[],
  name: NameLine | null,
  positions: readonly Position[],
): Said | null {
  const read = ({ value, line }: Said) => {
    const { profession } = parseRole(value);
    return profession ? [{ value: profession, line }] : [];
  };
  const letters = name ? name.letters.split(/[,\s]+/).map((value) => ({ value, line: name.line })) : [];
  const last = positions[0];
  const claims = [
    headlines.flatMap(read)[0],
    last?.profession ? { value: last.profession, line: last.titleLine } : undefined,
    ...letters.flatMap(read),
  ].filter((claim) => claim !== undefined);
  const outweighs = (one: Said, other: Said) =>
    one.value === other.value || (includedIn[other.value]?.includes(one.value) ?? false);
  return claims.find((claim) => claims.every((other) => outweighs(claim, other))) ?? null;
}

function suggestSpecialties(headlines: readonly Said[], positions: readonly Position[]): Suggestion[] {
  const said = [
    ...headlines.flatMap(({ value, line }) => {
      const { specialty, profession } = parseRole(value);
      return specialty && profession ? [{ value: specialty, line }] : [];
    }),
    ...positions.flatMap(({ specialty, titleLine }) =>
      specialty ? [{ value: specialty, line: titleLine }] : [],
    ),
  ];
  const found = new Map(said.toReversed().map(({ value, line }) => [value, line]));
  return [...found]
    .toReversed()
    .slice(0, mostSpecialties)
    .map(([value, line]) => ({ field: "specialties", value, line }));
}

const toLicenseLines = (sections: readonly Section[], name: NameLine | null) =>
  sections.flatMap(({ kinds, lines }) => {
    const isListed = kinds.includes("licenses") || kinds.includes("certificates");
    if (!isListed && !kinds.includes("head") && !kinds.includes("summary")) return [];
    return lines
      .filter((line) => line !== name?.line)
      .map((line) => ({ line, isListed: kinds.includes("licenses") }));
  });

function suggestYears(lines: readonly string[]): Suggestion[] {
  for (const line of lines) {
    const months = parseExperienceMonths(line);
    if (months !== null && months >= 12) return [{ field: "years", value: Math.floor(months / 12), line }];
  }
  return [];
}

const suggestEmployers = (positions: readonly Position[]): Suggestion[] =>
  positions
    .slice(0, mostEmployers)
    .flatMap(({ facility, title, unit, from, to, line }): Suggestion[] =>
      facility ? [{ field: "employers", value: { facility, title, unit, from, to }, line }] : [],
    );

const ehrLexicon = toLexicon(ehrNames.map((name) => [name, name] as const));

function suggestEhrs(lines: readonly string[]): Suggestion[] {
  const found = new Map<string, Suggestion>();
  for (const line of lines) {
    const tokens = toTokens(toShortText(line));
    for (const { value, from } of findPhrases(tokens, ehrLexicon))
      if (!found.has(value) && tokens[from]!.raw !== "epic") found.set(value, { field: "ehr", value, line });
  }
  return [...found.values()];
}
