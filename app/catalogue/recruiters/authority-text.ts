import type { CityMarket } from "#app/facts/catalog/place-records.ts";
import { toNewerLaw } from "#app/facts/reference/place/practice-authority.ts";
import { toStateText } from "#app/facts/reference/place/states.ts";
import { startSentence } from "#app/kit/text/sentence.ts";
import { formatDay } from "#app/kit/text/when.ts";

const authorityTexts: Record<CityMarket["nursePractitioners"]["authority"], (state: string) => string> = {
  full: (state) =>
    `${startSentence(state)} gives nurse practitioners full practice authority: they evaluate, diagnose and prescribe on their own license`,
  reduced: (state) =>
    `${startSentence(state)} gives nurse practitioners reduced practice authority: at least part of the work requires a collaborative agreement, so name the physician before the search opens`,
  restricted: (state) =>
    `${startSentence(state)} gives nurse practitioners restricted practice authority: a physician has to supervise, delegate or lead the team, so name that physician before the search opens`,
};

/** A newer law of the state outranks the nurse practitioners' association's class. */
export const toAuthorityText = (stateCode: string, authority: CityMarket["nursePractitioners"]): string =>
  toNewerLaw(authority) ??
  `${authorityTexts[authority.authority](toStateText(stateCode))} (AANP, ${formatDay(authority.asOf)}).`;
