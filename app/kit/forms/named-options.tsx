interface NamedOptionsProps {
  names: readonly (readonly [value: string, name: string])[];
}

export const NamedOptions = ({ names }: NamedOptionsProps) =>
  names.map(([value, name]) => (
    <option key={value} value={value}>
      {name}
    </option>
  ));

/** What an input with this `list` offers while someone types. */
export const Suggestions = ({ id, words }: { id: string; words: readonly string[] }) => (
  <datalist id={id}>
    {words.map((word) => (
      <option key={word} value={word} />
    ))}
  </datalist>
);
