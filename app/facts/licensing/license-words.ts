import { findState } from "#app/facts/reference/place/states.ts";
import type { Profession } from "#app/facts/reference/profession/professions.ts";
import { toRunningText } from "#app/kit/text/figures.ts";
import { withArticle } from "#app/kit/text/sentence.ts";

export const toTypicalTime = (wait: string): string => wait.replace(/^Typically /, "typically takes ");

// These positions are licensed under another title.
const licensedAs: Record<string, string> = {
  "case-manager": "registered nurse",
  "nurse-manager": "registered nurse",
  "social-worker": "social worker",
  counselor: "counselor",
};

export const toLicenseName = (profession: Profession): string =>
  `${licensedAs[profession.slug] ?? toRunningText(profession.name)} license`;

/** A nurse manager works on a registered nurse's license. */
export const isSameLicense = (one: Profession, other: Profession): boolean =>
  toLicenseName(one) === toLicenseName(other);

/** Veterans Affairs, the Indian Health Service and the military accept a license from any state. */
export const toFederalText = (profession: Profession): string =>
  `Federal facilities accept ${withArticle(toLicenseName(profession))} from any state.`;

export const toStateLicense = (profession: Profession, code: string): string =>
  withArticle(`${findState(code)?.name ?? code} ${toLicenseName(profession)}`);

/** In every short answer, so that none promises what the employer may refuse. */
export const withQualification = (text: string, isToAsk: boolean | undefined): string =>
  isToAsk ? `${text}, if the employer accepts it` : text;
