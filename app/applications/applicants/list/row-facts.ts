import { type ApplicationCopy, preferredPlaceLabel } from "#app/applications/receipt/application-copy.ts";
import { findEligibility } from "#app/facts/licensing/eligibility.ts";
import { isLicensedByStates } from "#app/facts/licensing/licensing-boards.ts";
import { parseState, toStateText } from "#app/facts/reference/place/states.ts";
import { findProfession } from "#app/facts/reference/profession/professions.ts";
import { toPlaceName } from "#app/jobs/postings/record/job-places.ts";
import { toJobWork } from "#app/jobs/postings/record/license-check.ts";
import type { FurtherPlace } from "#app/jobs/schema.ts";
import { type LicenseVerdict, verdictTexts } from "./applicant-search.ts";
import type { ListedApplicant } from "./list-applicants.server.ts";

/** What a recruiter asks first, of the application as it was sent. */
export interface RowFacts {
  license: {
    text: string;
    /** For a row of a list, where the text is longer. */
    brief?: string;
    tone: "good" | "warn" | "bad" | "open";
    verdict: LicenseVerdict;
  } | null;
  /** "3 of 4" of what the employer asks, the same four for everyone of the posting, and what is missing or not said. */
  match: { text: string; isWhole: boolean; missing: string } | null;
  start: string | null;
  /** "6 years, BLS 3/27, CCRN", of the profile or résumé that was sent. */
  experience: string | null;
  /** Which of the posting's places the applicant prefers. */
  place: string | null;
}

export type HeldCertificate = readonly [code: string, expires: string | null];

type Said = Pick<ApplicationCopy, "licenses" | "answers" | "details">;

const unsaid: RowFacts = { license: null, match: null, start: null, experience: null, place: null };

export function toRowFacts(found: ListedApplicant): RowFacts {
  if (!found.said) return unsaid;
  const { licenses, answers, details } = JSON.parse(found.said) as Said;
  const find = (name: string) => details.find(({ label }) => label === name)?.value ?? null;
  const place = find(preferredPlaceLabel);
  const license = toLicense(found, licenses, place);
  const held = found.held ? (JSON.parse(found.held) as Held) : null;
  return {
    license,
    match: toMatch(found, license, held?.years ?? null, answers),
    start: find("Earliest start"),
    experience: held && toExperience(held),
    place,
  };
}

/** Null where the license says nothing of the posting. */
export const toLicenseWords = ({ license }: RowFacts): string | null =>
  license && license.verdict !== "unknown" ? verdictTexts[license.verdict] : null;

/** License, years and each answer that the employer judges. Null where the posting asks for none of them. */
function toMatch(
  { profession, experienceAsked }: ListedApplicant,
  { verdict }: NonNullable<RowFacts["license"]>,
  years: number | null,
  answers: Said["answers"],
): RowFacts["match"] {
  // Copies of earlier days do not say which of the answers that fit are judged.
  const judged = answers.filter(({ isJudged, asked }) => isJudged || asked);
  const missed = judged.filter(({ asked }) => asked).length;
  const known = findProfession(profession ?? "");
  const asksLicense = verdict !== "unknown" || (known !== null && isLicensedByStates(known));
  const parts: [name: string, has: number, of: number][] = [
    [
      { yes: "", ask: "license to check", no: "no license", unknown: "license not clear" }[verdict],
      Number(verdict === "yes"),
      Number(asksLicense),
    ],
    [
      years === null ? "years not said" : "fewer years",
      Number(years !== null && years * 12 >= (experienceAsked ?? 0)),
      Number((experienceAsked ?? null) !== null),
    ],
    [missed === 1 ? "1 answer" : `${missed} answers`, judged.length - missed, judged.length],
  ];
  const asked = parts.reduce((sum, [, , of]) => sum + of, 0);
  const has = parts.reduce((sum, [, of]) => sum + of, 0);
  if (asked === 0) return null;
  const missing = parts.filter(([, has, of]) => has < of).map(([name]) => name);
  return { text: `${has} of ${asked}`, isWhole: has === asked, missing: toMissing(missing) };
}

/** Several are named alone: what is the matter with each is on the page. */
const toMissing = (names: readonly string[]): string =>
  names.length < 2
    ? names.join("")
    : names.map((name) => /license|years|answers?/.exec(name)?.[0] ?? name).join(", ");

interface Held {
  years: number | null;
  certificates: HeldCertificate[];
}

function toExperience({ years, certificates }: Held): string | null {
  const parts = certificates.map(([code, expires]) => (expires ? `${code} ${toMonth(expires)}` : code));
  if (years !== null) parts.unshift(years === 1 ? "1 year" : `${years} years`);
  return parts.join(", ") || null;
}

/** "2027-03-01": "3/27". */
const toMonth = (day: string): string => `${Number(day.slice(5, 7))}/${day.slice(2, 4)}`;

type PostingNeeds = Pick<
  ListedApplicant,
  "profession" | "licenseStates" | "stateCode" | "morePlaces" | "workplace" | "compactAccepted" | "employer"
>;

export function toLicense(
  { profession, licenseStates, stateCode, morePlaces, workplace, compactAccepted, employer }: PostingNeeds,
  licenses: Said["licenses"],
  preferred: string | null,
): NonNullable<RowFacts["license"]> {
  const held = licenses.flatMap(({ state, isCompact }) => {
    const code = parseState(state)?.code;
    return code ? [{ state: code, multistate: isCompact }] : [];
  });
  if (held.length === 0) return { text: "Not said", tone: "open", verdict: "unknown" };
  const others = JSON.parse(morePlaces ?? "[]") as FurtherPlace[];
  const chosen = others.find((place) => toPlaceName(place) === preferred);
  const work = toJobWork({
    licenseStates: JSON.parse(licenseStates ?? "[]") as string[],
    stateCode: chosen?.stateCode ?? stateCode,
    morePlaces: others,
    isSeenFrom: chosen !== undefined || preferred?.endsWith(`, ${stateCode}`) === true,
    workplace: workplace ?? null,
    compactAccepted: compactAccepted === null || compactAccepted === undefined ? null : compactAccepted === 1,
    employer: employer ?? "",
  });
  const { mixed, answer, state, isToAsk } = findEligibility(profession ?? null, held, work);
  if (mixed)
    return mixed.isYes
      ? { text: mixed.text, tone: "good", verdict: "yes" }
      : { text: mixed.text, brief: mixed.brief, tone: "warn", verdict: "ask" };
  const own = licenses[0]!;
  const named = own.isCompact ? `${own.state}, multistate` : own.state;
  if (answer === "eligible")
    return { text: state ? toStateText(state) : named, tone: "good", verdict: "yes" };
  if (answer === "compact")
    return isToAsk
      ? { text: named, tone: "warn", verdict: "ask" }
      : { text: named, tone: "good", verdict: "yes" };
  if (answer === "needs-license")
    return { text: state ? `Needs ${toStateText(state)}` : "Needs a license", tone: "warn", verdict: "no" };
  return { text: named, tone: "open", verdict: "unknown" };
}
