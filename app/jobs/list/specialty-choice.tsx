import { useEffect } from "react";
import { specialtyOptions } from "#app/facts/reference/profession/specialties.ts";
import { filterFormId, isChanged } from "#app/jobs/list/facets/use-filter-search.ts";
import { Choice } from "#app/kit/ui/control/filter-controls.tsx";

/** An island, because few visitors look at its 120 names. */
export function SpecialtyChoice({ value }: { value: string }) {
  // React does not report a choice made before this code loaded.
  useEffect(() => {
    const form = document.getElementById(filterFormId) as HTMLFormElement;
    const select = form.elements.namedItem("specialty");
    if (select instanceof Element && isChanged(select)) form.requestSubmit();
  }, []);

  return (
    <Choice label="Specialty" name="specialty" value={value}>
      <option value="all">All specialties</option>
      {specialtyOptions.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </Choice>
  );
}
