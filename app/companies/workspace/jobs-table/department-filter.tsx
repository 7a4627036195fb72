import { FilterSelect } from "#app/kit/ui/control/filter-controls.tsx";

/** Left out while no posting has one. */
export const DepartmentFilter = ({
  departments,
  chosen,
}: {
  departments: readonly string[];
  chosen: string;
}) =>
  departments.length > 0 && (
    <FilterSelect aria-label="Department" name="department" value={chosen}>
      <DepartmentOptions departments={departments} />
    </FilterSelect>
  );

export const DepartmentOptions = ({ departments }: { departments: readonly string[] }) => (
  <>
    <option value="">All departments</option>
    {departments.map((name) => (
      <option key={name}>{name}</option>
    ))}
  </>
);
