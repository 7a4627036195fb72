import { type ReactNode, useId } from "react";
import { useFollowingState } from "#app/ui/use-following-state.ts";

/** The look of every control of the filters. */
export const filterControl = "h-11 w-full min-w-0 rounded-control border border-line-strong bg-surface px-3";

interface TextInputProps {
  label: string;
  name: string;
  value: string;
  placeholder: string;
}

export function TextInput({ label, name, value, placeholder }: TextInputProps) {
  const id = useId();
  const [draft, setDraft] = useFollowingState(value);
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="font-semibold text-md">
        {label}
      </label>
      <input
        id={id}
        type="search"
        name={name}
        value={draft}
        onChange={(event) => setDraft(event.target.value)}
        placeholder={placeholder}
        maxLength={200}
        className={filterControl}
      />
    </div>
  );
}

interface SelectProps {
  name: string;
  value: string;
  children: ReactNode;
  id?: string;
  "aria-label"?: string;
}

export function Choice({ label, ...select }: SelectProps & { label: string }) {
  const id = useId();
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="font-semibold text-md">
        {label}
      </label>
      <Select id={id} {...select} />
    </div>
  );
}

export function Select({ value, ...select }: SelectProps) {
  const [chosen, setChosen] = useFollowingState(value);
  return (
    <select
      {...select}
      value={chosen}
      onChange={(event) => setChosen(event.target.value)}
      className={filterControl}
    />
  );
}
