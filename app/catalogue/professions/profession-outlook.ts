import type { CatalogRecord } from "#app/facts/catalog/catalog-records.ts";
import type { ProfessionRecord } from "#app/facts/catalog/profession-records.ts";
import { formatCount } from "#app/kit/ui/count.ts";
import { toRankText } from "./profession-words.ts";

type Outlook = ProfessionRecord["outlook"];
type Index = CatalogRecord<"profession-index">;

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
  const speed = `Employment is projected to ${toChange(changePercent)} from 2024 to 2034, compared with ${allOccupationsPercent}% growth for all occupations.`;
  const among = rank ? ` That is the ${rank} of our ${profiled.length} professions.` : "";
  const replaced = toReplacedPercent(outlook);
  const reason =
    replaced >= 90
      ? `Nearly all of the ${formatCount(openingsPerYear)} openings a year replace people who retire or change occupations.`
      : `About ${replaced}% of the ${formatCount(openingsPerYear)} openings a year replace people who leave. The rest are new positions.`;
  return `${speed}${among} ${reason}`;
}

function toChange(percent: number): string {
  if (percent === 0) return "stay level";
  return `${percent > 0 ? "grow" : "decline"} ${Math.abs(percent)}%`;
}

function toReplacedPercent({ change, openingsPerYear }: Outlook): number {
  const newPerYear = Math.max(0, change) / 10;
  return Math.round(Math.max(0, 1 - newPerYear / openingsPerYear) * 100);
}
