import { professions } from "#app/reference/profession/professions.ts";
import { physicianSpecialtyCodes } from "#app/reference/profession/wage-occupation.ts";
import { toTitleCase } from "#app/text/slug.ts";
import { SelectField } from "./offer-field.tsx";

const specialties = [...physicianSpecialtyCodes.keys()].sort();

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
        {specialties.map((slug) => (
          <option key={slug} value={slug}>
            {toTitleCase(slug)}
          </option>
        ))}
      </optgroup>
    </SelectField>
  );
}
