import {
  compactName,
  multistateName,
  shiftNamesAlone,
  typeNames,
  workplaceNames,
} from "#app/jobs/posting/job-names.ts";
import { postedNames } from "#app/jobs/search/filter-choices.ts";
import { type JobFilters, noFilters, toQuoted } from "#app/jobs/search/filters.ts";
import { findState } from "#app/reference/place/states.ts";
import { findProfession } from "#app/reference/profession/professions.ts";
import { findSpecialty, specialtyGroups } from "#app/reference/profession/specialties.ts";
import { formatCount } from "#app/ui/count.ts";

export interface Pill {
  of: keyof JobFilters;
  label: string;
  without: Partial<JobFilters>;
}

/** `fixed` filters belong to the page itself and cannot be removed. */
export function toPills(filters: JobFilters, fixed: readonly string[] = []): Pill[] {
  const pills: Pill[] = [];
  const add = (
    of: keyof JobFilters,
    label: string | null | undefined | false,
    without: Partial<JobFilters>,
  ) => {
    if (label) pills.push({ of, label, without });
  };
  const addEach = <K extends "profession" | "type" | "workplace" | "shift" | "license">(
    of: K,
    toLabel: (value: JobFilters[K][number]) => string,
  ) => {
    const values: readonly JobFilters[K][number][] = filters[of];
    for (const value of values) add(of, toLabel(value), { [of]: values.filter((other) => other !== value) });
  };
  add("query", filters.query && toQuoted(filters.query), { query: "" });
  add("location", filters.location, { location: "", radius: noFilters.radius });
  const specialty = filters.specialty;
  add("specialty", specialty && (findSpecialty(specialty)?.name ?? specialtyGroups[specialty]?.name), {
    specialty: null,
  });
  addEach("profession", (slug) => findProfession(slug)!.name);
  addEach("type", (type) => typeNames[type]);
  addEach("workplace", (workplace) => workplaceNames[workplace]);
  addEach("shift", (shift) => shiftNamesAlone[shift]);
  add("urgent", filters.urgent && "Urgent hiring", { urgent: false });
  add("posted", filters.posted && postedNames[filters.posted], { posted: null });
  add(
    "payMin",
    filters.payMin !== null && `At least $${formatCount(filters.payMin)} a ${filters.payPeriod}`,
    {
      payMin: null,
    },
  );
  addEach("license", (code) => `${findState(code)!.name} license`);
  add("compact", filters.compact && (filters.license.length > 0 ? multistateName : compactName), {
    compact: false,
  });
  return pills.filter((pill) => !fixed.includes(pill.of));
}
