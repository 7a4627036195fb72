import { milesBetween } from "#app/facts/reference/place/distance.ts";

interface Compared {
  id: number;
  postedAt: number;
  employmentType: string;
  specialty: string | null;
  stateCode: string | null;
  lat: number | null;
  lon: number | null;
}

/** People look either for a few weeks of work or for lasting work. */
const kinds = [
  ["travel", "contract", "temporary", "locum"],
  ["full-time", "part-time"],
  ["prn", "per-diem"],
];
const isOneKind = (one: string, other: string) =>
  kinds.some((kind) => kind.includes(one) && kind.includes(other));

const near = 25;
const far = 250;

/** Type first. The specialty weighs more than the state, and less than the state and a commute together. */
function toSimilarity(job: Compared, other: Compared): number {
  const isType = other.employmentType === job.employmentType;
  return (
    (isType ? 9 : isOneKind(job.employmentType, other.employmentType) ? 3 : 0) +
    (job.specialty !== null && other.specialty === job.specialty ? 5 : 0) +
    (job.stateCode !== null && other.stateCode === job.stateCode ? 3 : 0) +
    2.5 * toCloseness(job, other)
  );
}

/** From 1 in the same town to 0 beyond any commute. */
function toCloseness(job: Compared, other: Compared): number {
  if (job.lat === null || job.lon === null || other.lat === null || other.lon === null) return 0;
  const miles = milesBetween(
    { latitude: job.lat, longitude: job.lon },
    { latitude: other.lat, longitude: other.lon },
  );
  return Math.max(0, Math.min(1, (far - miles) / (far - near)));
}

/** Newer ones come first among equals. */
export function rankSimilar<Other extends Compared>(job: Compared, found: readonly Other[]): Other[] {
  const byId = new Map(found.map((other) => [other.id, other]));
  byId.delete(job.id);
  return [...byId.values()]
    .map((other) => ({ other, score: toSimilarity(job, other) }))
    .sort((a, b) => b.score - a.score || b.other.postedAt - a.other.postedAt || b.other.id - a.other.id)
    .map(({ other }) => other);
}
