import type { Metro } from "#app/facts/catalog/place-records.ts";
import type { Hospital } from "#app/facts/catalog/record-fields.ts";
import {
  describeBeds,
  describeSystems,
  ownerSource,
  ownerWords,
} from "#app/facts/reference/place/hospital-rows.ts";
import { listWithAnd } from "#app/kit/text/figures.ts";
import { toCounted, toNumberWord } from "#app/kit/text/prose.ts";
import { startSentence } from "#app/kit/text/sentence.ts";
import { formatCount } from "#app/kit/ui/count.ts";
import { toCityName, toPopulation } from "./metro-people.ts";

const goodStars = 4;
const namedShown = 3;

export function describeHospitals(metro: Metro): string[] {
  const listed = metro.largestHospitals;
  return [
    [toCountText(metro), toLargestText(metro), listed.length > 2 ? describeSystems(listed, "below") : null],
    [toStarsText(listed), listed.length > 2 ? toOwnersText(listed) : null],
  ].map((sentences) => sentences.filter(Boolean).join(" "));
}

function toCountText(metro: Metro): string {
  const { hospitals } = metro;
  if (hospitals === 0) return "Medicare lists no hospital in the area.";
  if (hospitals === 1) return "Medicare lists one hospital for the whole area.";
  const each = formatCount(Math.round(toPopulation(metro) / hospitals / 1000) * 1000);
  return `Medicare lists ${toCounted(hospitals, "hospital")} in the area, about one for every ${each} people.`;
}

function toLargestText(metro: Metro): string | null {
  const [first, second] = metro.largestHospitals;
  if (!first || first.beds === null) return null;
  const where = first.city === toCityName(metro) ? "" : ` in ${first.city}`;
  const beds = `${first.name}${where} reports ${describeBeds({ ...first, beds: first.beds }, "beds")}`;
  if (!second || second.beds === null) return `${beds}.`;
  return `${beds}, the most among hospitals that report beds. ${second.name} is next with ${describeBeds({ ...second, beds: second.beds })}.`;
}

function toStarsText(listed: readonly Hospital[]): string {
  const best = Math.max(0, ...listed.map(({ rating }) => rating ?? 0));
  if (best === 0) return toUnratedText(listed);
  const holders = listed.filter(({ rating }) => rating === best).map(({ name }) => name);
  const stars = `${toNumberWord(best)} ${best === 1 ? "star" : "stars"}`;
  if (listed.length === 1) return `${holders[0]} has ${stars} from Medicare.`;
  const named =
    holders.length <= namedShown
      ? listWithAnd(holders)
      : `${toNumberWord(holders.length)} of them, including ${holders[0]},`;
  if (best < goodStars)
    return `The highest Medicare rating among them is ${stars}: ${named.replace(/,$/, "")}.`;
  return `${startSentence(named)} ${holders.length === 1 ? "has" : "have"} ${stars} from Medicare.`;
}

function toUnratedText(listed: readonly Hospital[]): string {
  const [first] = listed;
  if (!first) return "";
  const which = ["", first.name, "Neither of them"][listed.length] ?? "None of them";
  return `${which} has ${listed.length === 1 ? "no" : "a"} star rating from Medicare.`;
}

function toOwnersText(listed: readonly Hospital[]): string {
  const parts = (["nonprofit", "for_profit", "government"] as const).flatMap((owner) => {
    const count = listed.filter(({ ownership }) => ownership === owner).length;
    return count > 0 ? [`${toNumberWord(count)} ${count === 1 ? "is" : "are"} ${ownerWords[owner]}`] : [];
  });
  const [only] = new Set(listed.map(({ ownership }) => ownership));
  if (parts.length === 1 && only && listed.every(({ ownership }) => ownership === only))
    return `All ${toNumberWord(listed.length)} hospitals below are ${ownerWords[only]} (${ownerSource}).`;
  return parts.length > 0 ? `Owners of the hospitals below: ${listWithAnd(parts)} (${ownerSource}).` : "";
}
