import { toStateText } from "#app/facts/reference/place/states.ts";
import { findProfession } from "#app/facts/reference/profession/professions.ts";
import { findSpecialty, specialtyGroups } from "#app/facts/reference/profession/specialties.ts";
import { type JobFilters, toQuoted } from "#app/jobs/search/plan/filters.ts";
import { type SearchPlace, toPlacesName } from "#app/jobs/search/plan/search-place.ts";
import { formatTotal, type Total } from "#app/jobs/search/results/total.ts";
import { toRunningText } from "#app/kit/text/figures.ts";
import { listWithOr } from "#app/kit/text/sentence.ts";
import type { Pill } from "./typed-pills.ts";

export function toHeading(filters: JobFilters, place: SearchPlace, found: Total, subject?: string): string {
  const named = filters.profession.length === 1 ? findProfession(filters.profession[0])?.name : undefined;
  const professions = subject ?? (named && toRunningText(named));
  const field = filters.specialty
    ? (findSpecialty(filters.specialty)?.name ?? specialtyGroups[filters.specialty]?.name)
    : null;
  const isRemote = place.isRemote || (filters.workplace.length === 1 && filters.workplace[0] === "remote");
  const amount = found.total === 0 ? "No" : formatTotal(found);
  const noun = found.total === 1 ? "job" : "jobs";
  const words = [amount, isRemote && "remote", field, professions, noun].filter(Boolean).join(" ");
  const about = filters.query ? ` for ${toQuoted(filters.query)}` : "";
  // A place that was read from the words is already in them.
  if (!filters.location && place.kind !== "unread") return words + about;
  if (place.kind === "state") return `${words}${about} in ${toStateText(place.state.code)}`;
  if (place.kind === "states")
    return `${words}${about} in ${listWithOr(place.states.map(({ code }) => toStateText(code)))}`;
  if (place.kind === "city") return `${words}${about} near ${place.name ?? filters.location}`;
  if (place.kind === "places") return `${words}${about} near ${toPlacesName(place)}`;
  if (place.kind === "unread") return `No place found for “${filters.location}”`;
  if (place.kind === "named") return `${words}${about} in ${filters.location}`;
  return words + about;
}

/** "No jobs in Colorado" alone would be false while a filter hides some. */
export function addCondition(
  heading: string,
  place: SearchPlace,
  found: Total,
  chosen: readonly Pill[],
): string {
  const isTold = chosen.every(({ label }) => heading.toLowerCase().includes(label.toLowerCase()));
  if (found.total > 0 || isTold || place.kind === "unread") return heading;
  return `${heading} with ${chosen.length === 1 ? "this filter" : "these filters"}`;
}
