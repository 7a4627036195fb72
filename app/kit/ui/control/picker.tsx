import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { Button } from "#app/kit/ui/button.tsx";

interface PickerProps {
  label: string;
  name: string;
  value: string;
  options: readonly { value: string; label: string }[];
  submit: string;
  hint?: string;
  /** Hidden fields. */
  children?: ReactNode;
}

export function Picker({ label, name, value, options, submit, hint, children }: PickerProps) {
  return (
    <Form method="post" preventScrollReset className="grid gap-1">
      {children}
      <label htmlFor={`pick-${name}`} className="font-semibold text-md">
        {label}
      </label>
      <div className="flex gap-2">
        <select
          key={value}
          id={`pick-${name}`}
          name={name}
          defaultValue={value}
          aria-describedby={hint && `pick-${name}-hint`}
          className="h-11 min-w-0 flex-1 rounded-control border border-line-strong bg-surface px-3"
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Button look="outline">{submit}</Button>
      </div>
      {hint && (
        <p id={`pick-${name}-hint`} className="text-ink-3 text-sm">
          {hint}
        </p>
      )}
    </Form>
  );
}
