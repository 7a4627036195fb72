import { milesBetween } from "#app/facts/reference/place/distance.ts";
import { formatCount } from "#app/kit/ui/count.ts";
import type { ClinicianFacts } from "./clinician-facts.ts";
import { earn, leaveOpen, type MatchLine } from "./match-line.ts";
import type { PostingFacts } from "./posting-facts.ts";

export const usualMiles = 50;

/** Full points within the limit, none at twice the limit. */
export function judgeDistance({ lat, lon, work }: PostingFacts, { place, miles }: ClinicianFacts): MatchLine {
  if (work.isRemote) return earn("distance", 1, { why: "The work is remote." });
  if (lat === null || lon === null)
    return leaveOpen("distance", "posting", "The posting does not say in which city the work is.");
  if (place === null)
    return leaveOpen("distance", "you", "Your profile names no city, so we cannot measure the distance.");
  const limit = miles ?? usualMiles;
  const apart = milesBetween(
    { latitude: place.lat, longitude: place.lon },
    { latitude: lat, longitude: lon },
  );
  const away = `About ${formatCount(Math.round(apart))} miles from your city in a straight line`;
  const within =
    miles === null ? `the ${usualMiles} miles we use when you set no limit` : `your limit of ${limit} miles`;
  if (apart <= limit) return earn("distance", 1, { why: `${away}, within ${within}.` });
  return earn("distance", (2 * limit - apart) / limit, { why: `${away}, beyond ${within}.` });
}
