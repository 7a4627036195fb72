interface NamedOptionsProps {
  names: readonly (readonly [value: string, name: string])[];
}

export const NamedOptions = ({ names }: NamedOptionsProps) =>
  names.map(([value, name]) => (
    <option key={value} value={value}>
      {name}
    </option>
  ));
