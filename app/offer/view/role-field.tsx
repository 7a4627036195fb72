import { professions } from "#app/reference/profession/professions.ts";
import { findSpecialty } from "#app/reference/profession/specialties.ts";
import { physicianSpecialtyCodes } from "#app/reference/profession/wage-occupation.ts";
import { SelectField } from "./offer-field.tsx";

const specialties = [...physicianSpecialtyCodes.keys()]
  .map((slug) => ({ slug, name: findSpecialty(slug)?.name ?? slug }))
  .sort((a, b) => a.name.localeCompare(b.name));

export function RoleField({ value }: { value: string }) {
  return (
    <SelectField param="role" label="Your work" value={value}>
      <option value="">Choose, to see where the offer stands</option>
      <optgroup label="Professions">
        {professions.map(({ slug, name }) => (
          <option key={slug} value={slug}>
            {name}
          </option>
        ))}
      </optgroup>
      <optgroup label="Physicians by specialty">
        {specialties.map(({ slug, name }) => (
          <option key={slug} value={slug}>
            {name}
          </option>
        ))}
      </optgroup>
    </SelectField>
  );
}
