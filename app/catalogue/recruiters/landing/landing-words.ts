import { toStateText } from "#app/facts/reference/place/states.ts";
import type { Landing } from "./landing.ts";

export const toArea = ({ place }: Landing): string =>
  place.kind === "city" ? `the ${place.name} area` : toStateText(place.stateCode);

export function toComparison(value: number, than: number): string {
  const percent = Math.round((value / than - 1) * 100);
  if (value === than) return "the same as";
  if (percent === 0) return value > than ? "slightly above" : "slightly below";
  return `${Math.abs(percent)}% ${percent > 0 ? "above" : "below"}`;
}
