import { startSentence, toStateText } from "#app/licensing/license-words.ts";
import { toRunningText } from "#app/text/figures.ts";
import type { Landing, LandingPlace } from "./landing.ts";

export const toLabel = (name: string): string => startSentence(toRunningText(name));

/** Fits inside a sentence: "Chicago", "the District of Columbia". */
export const toPlaceText = ({ kind, name, stateCode }: LandingPlace): string =>
  kind === "city" ? name : toStateText(stateCode);

export const toArea = ({ place }: Landing): string =>
  place.kind === "city" ? `the ${place.name} area` : toStateText(place.stateCode);

/** "12% above", "slightly below", "the same as" */
export function toComparison(value: number, than: number): string {
  const percent = Math.round((value / than - 1) * 100);
  if (value === than) return "the same as";
  if (percent === 0) return value > than ? "slightly above" : "slightly below";
  return `${Math.abs(percent)}% ${percent > 0 ? "above" : "below"}`;
}
