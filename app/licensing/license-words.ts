import { findState } from "#app/reference/place/states.ts";
import type { Profession } from "#app/reference/profession/professions.ts";

export function toStateText(code: string): string {
  return code === "DC" ? "the District of Columbia" : (findState(code)?.name ?? code);
}

export const startSentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const continueSentence = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

export const toTypicalTime = (wait: string): string => wait.replace(/^Typically /, "typically takes ");

export function listWithOr(names: readonly string[]): string {
  return names.length < 2 ? (names[0] ?? "") : `${names.slice(0, -1).join(", ")} or ${names.at(-1)}`;
}

// People in these positions are licensed under another title.
const licensedAs: Record<string, string> = {
  "case-manager": "registered nurse",
  "nurse-manager": "registered nurse",
  "social-worker": "social worker",
  counselor: "counselor",
};

export const toLicenseName = (profession: Profession): string =>
  `${licensedAs[profession.slug] ?? profession.name.toLowerCase()} license`;

export const withArticle = (text: string): string => `${/^[AEIOaeio]/.test(text) ? "an" : "a"} ${text}`;

/** Veterans Affairs, the Indian Health Service and the military accept a license from any state. */
export const toFederalText = (profession: Profession): string =>
  `Federal facilities accept ${withArticle(toLicenseName(profession))} from any state.`;

export const toStateLicense = (profession: Profession, code: string): string =>
  withArticle(`${findState(code)?.name ?? code} ${toLicenseName(profession)}`);
