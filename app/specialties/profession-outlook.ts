import type { CatalogRecord } from "#app/platform/catalog-records.ts";
import type { Profession } from "#app/platform/profession-records.ts";
import { formatCount } from "#app/ui/count.ts";
import { toRankText } from "./profession-words.ts";

type Outlook = Profession["outlook"];
type Index = CatalogRecord<"profession-index">;

/** What the projection means: how fast beside the others, and why jobs come open. */
export function toOutlookText(
  slug: string,
  outlook: Outlook,
  { rows, allOccupationsPercent }: Index,
): string {
  const { changePercent, openingsPerYear } = outlook;
  const profiled = rows.filter((row) => row.category !== null && row.outlook !== null);
  const place = [...profiled]
    .sort((a, b) => b.outlook!.changePercent - a.outlook!.changePercent)
    .findIndex((row) => row.slug === slug);
  const rank = toRankText(place, profiled.length, "fastest", "slowest");
  const among = rank ? `, the ${rank} of the ${profiled.length} professions described here` : "";
  const speed =
    changePercent > allOccupationsPercent
      ? `Growth is ${toFaster(changePercent / allOccupationsPercent)} that of all occupations (${allOccupationsPercent}%)${among}.`
      : `All occupations together grow by ${allOccupationsPercent}%, so this one lags behind${among}.`;
  const replaced = toReplacedPercent(outlook);
  const reason =
    replaced >= 90
      ? `Nearly every one of the ${formatCount(openingsPerYear)} openings a year comes from somebody who retires or moves on.`
      : `Of ${formatCount(openingsPerYear)} openings a year, about ${replaced}% replace people who leave; the rest are new positions.`;
  return `${speed} ${reason}`;
}

function toFaster(ratio: number): string {
  if (ratio >= 1.75) return `about ${Math.round(ratio)} times`;
  return ratio >= 1.25 ? "half as fast again as" : "close to";
}

/** The share of openings that are no new positions. */
function toReplacedPercent({ change, openingsPerYear }: Outlook): number {
  const newPerYear = Math.max(0, change) / 10;
  return Math.round(Math.max(0, 1 - newPerYear / openingsPerYear) * 100);
}
