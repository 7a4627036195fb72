import { type ReactNode, useContext } from "react";
import type { DetailSection } from "#app/clinicians/profile/details/profile-details.ts";
import { rowNumbers } from "#app/clinicians/profile/form/form-values.ts";
import { ShownForm } from "#app/kit/forms/shown-form.tsx";
import { Button } from "#app/kit/ui/button.tsx";
import { countShownRows, findSectionRows } from "./form/section-rows.ts";

interface DetailRowsProps {
  section: DetailSection;
  /** "Experience", before a row's number. */
  name: string;
  /** Rows at the beginning that stand in the profile, and are removed there. */
  fixed?: number;
  children: (row: number) => ReactNode;
}

/** The last row is always empty. Its buttons are the form's, so that they work without scripts. */
export function DetailRows({ section, name, fixed = 0, children }: DetailRowsProps) {
  const { values } = useContext(ShownForm);
  const most = findSectionRows(section).most;
  const count = Math.max(countShownRows(section, values), Math.min(most, Number(values.rows) || 0));
  return (
    <div className="held-rows">
      <input type="hidden" name="rows" value={count} />
      {rowNumbers(count).map((row) => (
        <fieldset key={row} className="detail-row">
          <legend className="sr-only">
            {name} {row}
          </legend>
          {children(row)}
          {row > fixed && row < count && (
            <Button
              look="quiet"
              size="small"
              name="intent"
              value={`remove-${row}`}
              className="justify-self-start"
            >
              Remove <span className="sr-only">{`${name} ${row}`}</span>
            </Button>
          )}
        </fieldset>
      ))}
      {count < most && (
        <Button look="outline" size="small" name="intent" value="add" className="justify-self-start">
          Add another row
        </Button>
      )}
    </div>
  );
}
