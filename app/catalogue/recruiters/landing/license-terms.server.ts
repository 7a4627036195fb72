import type { CityMarket } from "#app/facts/catalog/place-records.ts";
import { type LicenseArrival, toLicenseArrival } from "#app/facts/licensing/license-arrival.ts";
import { toTypicalTime } from "#app/facts/licensing/license-words.ts";
import { toAuthorityText } from "#app/catalogue/recruiters/authority-text.ts";
import { toStateText } from "#app/facts/reference/place/states.ts";
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

/** Employers do not apply: the person they hire does. */
const toEmployerText = (how: string | null): string =>
  (how ?? "").replace(/^Apply for/, "A candidate licensed elsewhere applies for");
