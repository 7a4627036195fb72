import { type ComponentProps, useId } from "react";
import { showText, useFollowing } from "./use-following.ts";

const filterControl =
  "h-11 w-full min-w-0 rounded-control border border-line-strong bg-surface px-3 font-normal text-base";

export interface TextInputProps {
  label: string;
  name: string;
  value: string;
  placeholder: string;
  /** Also when it has the focus before the scripts are there. */
  onFocus?: (field: HTMLInputElement) => void;
}

export function TextInput({ label, name, value, placeholder, onFocus }: TextInputProps) {
  const id = useId();
  const control = useFollowing<HTMLInputElement, string>(value, showText);
  return (
    <div className="relative grid gap-1">
      <label htmlFor={id} className="font-semibold text-md">
        {label}
      </label>
      <input
        ref={(field) => {
          control.current = field;
          if (field && field === document.activeElement) onFocus?.(field);
        }}
        onFocus={(event) => onFocus?.(event.currentTarget)}
        id={id}
        type="search"
        name={name}
        defaultValue={value}
        placeholder={placeholder}
        maxLength={200}
        className={filterControl}
      />
    </div>
  );
}

interface SelectProps extends ComponentProps<"select"> {
  name: string;
  value: string;
}

export function Choice({ label, value, ...select }: SelectProps & { label: string }) {
  const control = useFollowing<HTMLSelectElement, string>(value, showText);
  return (
    <label className="grid gap-1 font-semibold text-md">
      {label}
      <select {...select} ref={control} defaultValue={value} className={filterControl} />
    </label>
  );
}

export function FilterSelect({ value, ...select }: SelectProps) {
  const control = useFollowing<HTMLSelectElement, string>(value, showText);
  return <select {...select} ref={control} defaultValue={value} className={filterControl} />;
}

export function DollarInput({ name, label, value }: { name: string; label: string; value: string }) {
  const control = useFollowing<HTMLInputElement, string>(value, showText);
  return (
    <input
      ref={control}
      type="number"
      inputMode="decimal"
      min="0"
      step="any"
      name={name}
      aria-label={label}
      defaultValue={value}
      placeholder="$"
      className={filterControl}
    />
  );
}
