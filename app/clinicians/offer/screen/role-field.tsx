import { professions } from "#app/facts/reference/profession/professions.ts";
import { findSpecialty } from "#app/facts/reference/profession/specialties.ts";
import { physicianSpecialtyCodes } from "#app/facts/reference/profession/wage-occupation.ts";
import { SelectField } from "./offer-field.tsx";

const specialties = [...physicianSpecialtyCodes.keys()]
  .map((slug) => ({ slug, name: findSpecialty(slug)?.name ?? slug }))
  .sort((a, b) => a.name.localeCompare(b.name));

/** Whose work is measured in wRVUs. */
const billers: ReadonlySet<string> = new Set(["physician", "advanced-practice"]);

export function RoleField({ value }: { value: string }) {
  return (
    <SelectField param="role" label="Your work" value={value}>
      <option value="">Choose, to see where the offer stands</option>
      <optgroup label="Professions">
        {professions.map(({ slug, name, group }) => (
          <option key={slug} value={slug} data-bills={billers.has(group) || undefined}>
            {name}
          </option>
        ))}
      </optgroup>
      <optgroup label="Physicians by specialty">
        {specialties.map(({ slug, name }) => (
          <option key={slug} value={slug} data-bills>
            {name}
          </option>
        ))}
      </optgroup>
    </SelectField>
  );
}
