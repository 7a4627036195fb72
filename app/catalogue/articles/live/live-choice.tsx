interface LiveChoiceProps {
  label: string;
  note?: string;
  name: string;
  value: string;
  options: readonly (readonly [value: string, text: string])[];
}

/** Ids come from names, because an article's HTML is drawn apart from its page. */
export function LiveChoice({ label, note, name, value, options }: LiveChoiceProps) {
  const id = `live-${name}`;
  return (
    <div className="live-choice">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        name={name}
        defaultValue={value}
        aria-describedby={note ? `${id}-note` : undefined}
        className="h-11 w-full min-w-0 rounded-control border border-line-strong bg-surface px-3"
      >
        {options.map(([of, text]) => (
          <option key={of} value={of}>
            {text}
          </option>
        ))}
      </select>
      {note && <small id={`${id}-note`}>{note}</small>}
    </div>
  );
}
