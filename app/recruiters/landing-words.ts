import { startSentence, toStateText } from "#app/candidates/license-words.ts";
import { toRunningText } from "#app/markets/figures.ts";
import type { Landing, LandingPlace } from "./landing.ts";

/** "Family Medicine Physician" as a label: "Family medicine physician". */
export const toLabel = (name: string): string => startSentence(toRunningText(name));

/** "Chicago", "California", "the District of Columbia" inside a sentence. */
export const toPlaceText = ({ kind, name, stateCode }: LandingPlace): string =>
  kind === "city" ? name : toStateText(stateCode);

/** The area that a place's figures cover: "the Chicago area", "California", "the District of Columbia". */
export const toArea = ({ place }: Landing): string =>
  place.kind === "city" ? `the ${place.name} area` : toStateText(place.stateCode);

/** "12% above", "slightly below", "the same as" */
export function toComparison(value: number, than: number): string {
  const percent = Math.round((value / than - 1) * 100);
  if (value === than) return "the same as";
  if (percent === 0) return value > than ? "slightly above" : "slightly below";
  return `${Math.abs(percent)}% ${percent > 0 ? "above" : "below"}`;
}
