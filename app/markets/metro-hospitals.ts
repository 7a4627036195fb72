import { startSentence } from "#app/candidates/license-words.ts";
import type { Metro } from "#app/platform/place-records.ts";
import type { Hospital } from "#app/platform/record-fields.ts";
import { formatCount } from "#app/ui/count.ts";
import { listWithAnd } from "./figures.ts";
import { listSystems, ownerSource, ownerWords, systemSource } from "./hospital-rows.ts";
import { toCityName, toPopulation } from "./metro-people.ts";
import { pick, toCounted, toNumberWord } from "./prose.ts";

export const toHospitalName = ({ name }: Pick<Hospital, "name">): string => name.replace(/\s+/g, " ");
const toBeds = (beds: number): string => `${formatCount(beds)} beds`;

/** What the list of hospitals shows at a glance. */
export function tellHospitals(metro: Metro): string[] {
  const listed = metro.largestHospitals;
  return [
    [toCountText(metro), toLargestText(metro), listed.length > 2 ? toSystemsText(listed, metro.rank) : null],
    [toStarsText(metro), listed.length > 2 ? toOwnersText(listed, metro.rank) : null],
  ].map((sentences) => sentences.filter(Boolean).join(" "));
}

function toCountText(metro: Metro): string {
  const { hospitals, rank } = metro;
  const each = formatCount(Math.round(toPopulation(metro) / hospitals / 1000) * 1000);
  if (hospitals === 1) return `There is one hospital for the whole area.`;
  if (hospitals <= 4)
    return pick(
      [
        `${startSentence(toCounted(hospitals, "hospital"))} serve the area.`,
        `The area has ${toCounted(hospitals, "hospital")}, one for every ${each} people.`,
      ],
      rank,
    );
  return pick(
    [
      `${startSentence(toNumberWord(hospitals))} hospitals are listed for the area, one for every ${each} people.`,
      `Medicare's list has ${toCounted(hospitals, "hospital")} here.`,
      `For each of its ${toCounted(hospitals, "hospital")} there are about ${each} people.`,
    ],
    rank,
  );
}

function toLargestText({ largestHospitals: [first, second], rank, ...metro }: Metro): string | null {
  if (!first || first.beds === null) return null;
  const where = first.city === toCityName(metro) ? "" : ` in ${first.city}`;
  const owner = `${first.ownership ? ownerWords[first.ownership] : "federal"} ${ownerSource}`;
  const name = toHospitalName(first);
  if (!second || second.beds === null) return `${name}${where} (${owner}) reports ${toBeds(first.beds)}.`;
  if (first.beds > second.beds * 1.8)
    return `${name}${where} towers over the rest that report beds: ${toBeds(first.beds)}, while ${toHospitalName(second)} has ${formatCount(second.beds)}.`;
  return pick(
    [
      `The largest of those that report beds, ${name}${where} (${owner}), has ${toBeds(first.beds)}; ${toHospitalName(second)} follows with ${formatCount(second.beds)}.`,
      `Among those with reported beds ${name}${where} (${toBeds(first.beds)}, ${owner}) is ahead of ${toHospitalName(second)} (${formatCount(second.beds)}).`,
      `By reported beds ${name}${where} comes first with ${formatCount(first.beds)}, then ${toHospitalName(second)} with ${formatCount(second.beds)}.`,
    ],
    rank,
  );
}

function toSystemsText(listed: readonly Hospital[], rank: number): string {
  const [first, second] = listSystems(listed);
  const all = toNumberWord(listed.length);
  if (!first)
    return pick(
      [
        `Among the ${all} below no system has two (${systemSource}).`,
        `None of the ${all} below shares its health system with another (${systemSource}).`,
      ],
      rank,
    );
  if (!second)
    return `${first.system} runs ${toNumberWord(first.count)} of the ${all} below (${systemSource}).`;
  return pick(
    [
      `Of the ${all} below ${first.system} runs ${toNumberWord(first.count)} and ${second.system} ${toNumberWord(second.count)} (${systemSource}).`,
      `Two systems stand out: ${first.system} with ${toNumberWord(first.count)} of the ${all} below, ${second.system} with ${toNumberWord(second.count)} (${systemSource}).`,
    ],
    rank,
  );
}

function toStarsText({ largestHospitals, rank }: Metro): string {
  const rated = largestHospitals.filter(({ rating }) => rating !== null);
  if (rated.length === 0) return "None of these has a star rating.";
  const best = Math.max(...rated.map(({ rating }) => rating!));
  const holders = rated.filter(({ rating }) => rating === best).map(toHospitalName);
  const stars = `${toNumberWord(best)} ${best === 1 ? "star" : "stars"}`;
  if (best >= 4 && holders.length <= 3)
    return pick(
      [
        `${startSentence(stars)} from Medicare: ${listWithAnd(holders)}.`,
        `${listWithAnd(holders)} ${holders.length === 1 ? "has" : "have"} ${stars} of five.`,
      ],
      rank,
    );
  if (best >= 4)
    return `${startSentence(toNumberWord(holders.length))} of those rated have ${stars}, ${holders[0]} among them.`;
  return `The best rating among them is ${stars} of five, for ${holders.length > 2 ? `${toNumberWord(holders.length)} hospitals` : listWithAnd(holders)}.`;
}

function toOwnersText(listed: readonly Hospital[], rank: number): string {
  const parts = (["nonprofit", "for_profit", "government"] as const).flatMap((owner) => {
    const count = listed.filter(({ ownership }) => ownership === owner).length;
    return count > 0 ? [`${toNumberWord(count)} ${ownerWords[owner]}`] : [];
  });
  if (parts.length === 1) return `All with a known owner are ${parts[0]!.split(" ").at(-1)}, ${ownerSource}.`;
  return pick(
    [
      `By owner, ${ownerSource}: ${listWithAnd(parts)}.`,
      `${startSentence(listWithAnd(parts))}: that is how CMS records their owners.`,
    ],
    rank,
  );
}
