import { useEffect } from "react";
import { specialtyOptions } from "#app/reference/profession/specialty-options.ts";
import { Choice } from "#app/ui/control/filter-controls.tsx";
import { filterFormId } from "./facets/filter-ids.ts";
import { isChanged } from "./facets/use-filter-search.ts";

/** An island: 120 names that few visitors look at. */
export function SpecialtyChoice({ value }: { value: string }) {
  // React passes on no choice that was made before this code came.
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
