import type { CityMarket } from "#app/catalog/place-records.ts";
import { type LicenseArrival, toLicenseArrival } from "#app/licensing/license-arrival.ts";
import { startSentence, toStateText, toTypicalTime } from "#app/licensing/license-words.ts";
import { toNewerLaw } from "#app/reference/place/practice-authority.ts";
import { formatMonth } from "#app/text/month.ts";
import type { Landing } from "./landing.ts";

interface LicenseTerms {
  sentences: string[];
  compact: LicenseArrival["compact"];
}

export function toLicenseTerms(landing: Landing, authority: CityMarket["nursePractitioners"]): LicenseTerms {
  const { profession, place } = landing;
  const { rule, byCompact, how, wait, compact } = toLicenseArrival(profession.profession, place.stateCode);
  const typical = wait && toTypicalTime(wait);
  const isNursePractitioner = profession.profession === "nurse-practitioner";
  return {
    sentences: [
      ...(isNursePractitioner ? [toAuthorityText(place.stateCode, authority)] : []),
      byCompact ? `${byCompact}.` : rule,
      byCompact
        ? typical && `Otherwise, a license ${typical}.`
        : typical
          ? `${toEmployerText(how)} It ${typical}.`
          : `We have not checked the rule in ${toStateText(place.stateCode)}. Ask its licensing office before you post the job.`,
    ].filter((sentence) => Boolean(sentence)) as string[],
    compact,
  };
}

/** Employers hire the person who applies. */
const toEmployerText = (how: string | null): string =>
  (how ?? "").replace(/^Apply for/, "A candidate licensed elsewhere applies for");

const authorityTexts: Record<CityMarket["nursePractitioners"]["authority"], (state: string) => string> = {
  full: (state) =>
    `${startSentence(state)} gives nurse practitioners full practice authority: they evaluate, diagnose and prescribe on their own license`,
  reduced: (state) =>
    `${startSentence(state)} gives nurse practitioners reduced practice authority: at least part of the work requires a collaborative agreement, so name the physician before the search opens`,
  restricted: (state) =>
    `${startSentence(state)} gives nurse practitioners restricted practice authority: a physician has to supervise, delegate or lead the team, so name that physician before the search opens`,
};

/** Prefers the newer law, if the state has one, to the class of the nurse practitioners' association. */
export const toAuthorityText = (stateCode: string, authority: CityMarket["nursePractitioners"]): string =>
  toNewerLaw(authority) ??
  `${authorityTexts[authority.authority](toStateText(stateCode))} (AANP, ${formatMonth(authority.asOf)}).`;
