import { startSentence, toStateText } from "#app/candidates/license-words.ts";
import { toRunningText } from "#app/markets/figures.ts";
import type { Landing, LandingPlace } from "./landing.ts";

/** "Family Medicine Physician" at the beginning of a line: "Family medicine physician". */
export const toLabel = (name: string): string => startSentence(toRunningText(name));

/** "Chicago", "California", "the District of Columbia": inside of a sentence. */
export const toPlaceText = ({ kind, name, stateCode }: LandingPlace): string =>
  kind === "city" ? name : toStateText(stateCode);

/** What the figures of a place are about: "the Chicago area", "California", "the District of Columbia". */
export const toArea = ({ place }: Landing): string =>
  place.kind === "city" ? `the ${place.name} area` : toStateText(place.stateCode);

/** "12 percent above", "a little below", "level with" */
export function toComparison(value: number, than: number): string {
  const percent = Math.round((value / than - 1) * 100);
  if (value === than) return "level with";
  if (percent === 0) return value > than ? "a little above" : "a little below";
  return `${Math.abs(percent)} percent ${percent > 0 ? "above" : "below"}`;
}
