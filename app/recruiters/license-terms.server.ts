import { type LicenseArrival, toLicenseArrival } from "#app/candidates/license-arrival.ts";
import { continueSentence, toStateText } from "#app/candidates/license-words.ts";
import { formatMonth } from "#app/markets/month.ts";
import { toNewerLaw } from "#app/markets/practice-authority.ts";
import type { CityMarket } from "#app/platform/place-records.ts";
import type { Landing } from "./landing.ts";

interface LicenseTerms {
  sentences: string[];
  /** Where the rule can be read, and when it was. */
  compact: LicenseArrival["compact"];
}

/** What it takes to be licensed for this work here, coming from elsewhere. */
export function toLicenseTerms(landing: Landing, authority: CityMarket["nursePractitioners"]): LicenseTerms {
  const { profession, place } = landing;
  const { rule, byCompact, how, wait, compact } = toLicenseArrival(profession.profession, place.stateCode);
  const isNursePractitioner = profession.profession === "nurse-practitioner";
  return {
    sentences: [
      ...(isNursePractitioner ? [toAuthorityText(place.stateCode, authority)] : []),
      byCompact ? `${byCompact}.` : rule,
      byCompact
        ? wait && `Otherwise ${continueSentence(wait)}.`
        : [how, wait && `${wait}.`].filter(Boolean).join(" "),
    ].filter((sentence) => Boolean(sentence)) as string[],
    compact,
  };
}

const authorityTexts: Record<CityMarket["nursePractitioners"]["authority"], (state: string) => string> = {
  full: (state) =>
    `Full practice authority: in ${state} nurse practitioners evaluate, diagnose and prescribe on their own license`,
  reduced: (state) =>
    `Reduced practice authority: ${state} asks for a collaborative agreement for at least one part of the work, so name the physician before the search opens`,
  restricted: (state) =>
    `Restricted practice authority: ${state} ties nurse practitioners to a physician's supervision, delegation or team, so settle who that is before the search opens`,
};

/** The law in force where the state has a newer one, else what its class at the nurse practitioners' association means. */
export const toAuthorityText = (stateCode: string, authority: CityMarket["nursePractitioners"]): string =>
  toNewerLaw(authority) ??
  `${authorityTexts[authority.authority](toStateText(stateCode))} (AANP's classes, ${formatMonth(authority.asOf)}).`;
