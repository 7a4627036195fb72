import { useEffect, useState } from "react";
import { specialtyOptions } from "#app/facts/reference/profession/specialties.ts";
import { filterFormId, isChanged } from "#app/jobs/list/facets/use-filter-search.ts";
import { Choice } from "#app/kit/ui/control/filter-controls.tsx";

interface ChoiceProps {
  value: string;
  /** The same list with all specialties in its HTML. Null there. */
  unfoldTo: string | null;
}

/** An island whose 120 names come when someone reaches for them: few visitors do. */
export function SpecialtyChoice({ value, unfoldTo }: ChoiceProps) {
  const [isReached, setReached] = useState(false);
  // React does not report a choice made before this code loaded.
  useEffect(() => {
    const form = document.getElementById(filterFormId) as HTMLFormElement;
    const select = form.elements.namedItem("specialty");
    if (select instanceof Element && isChanged(select)) form.requestSubmit();
  }, []);

  const reach = () => setReached(true);
  const isWhole = isReached || unfoldTo === null;
  return (
    <div>
      <Choice label="Specialty" name="specialty" value={value} onPointerEnter={reach} onFocus={reach}>
        <option value="all">All specialties</option>
        {specialtyOptions
          .filter((option) => isWhole || option.value === value)
          .map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
      </Choice>
      {unfoldTo && (
        <noscript>
          <a href={unfoldTo} rel="nofollow" className="link">
            Show all specialties
          </a>
        </noscript>
      )}
    </div>
  );
}
