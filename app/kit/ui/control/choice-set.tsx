import { useContext } from "react";
import { type FieldMeta, FirstInvalid } from "./field.tsx";

interface ChoiceSetProps {
  type: "radio" | "checkbox";
  label: string;
  meta: FieldMeta;
  hint?: string;
  options: readonly { value: string; label: string }[];
}

/** Radios or checkboxes of one field. Checkboxes send the field once for each that is ticked. */
export function ChoiceSet({ type, label, meta, hint, options }: ChoiceSetProps) {
  const isFirstInvalid = useContext(FirstInvalid) === meta.name;
  const described = [hint && `${meta.id}-hint`, meta.errors && meta.errorId].filter(Boolean).join(" ");
  const { id, name, formId, initialValue, required } = meta;
  const chosen = Array.isArray(initialValue) ? initialValue : [initialValue];
  return (
    <fieldset id={meta.id} className="grid min-w-0 content-start" aria-describedby={described || undefined}>
      <legend className="wrap-anywhere font-semibold text-md">
        {label}
        {!meta.required && !meta.isEither && <span className="font-normal text-ink-3"> (optional)</span>}
      </legend>
      {hint && (
        <p id={`${meta.id}-hint`} className="wrap-anywhere text-ink-3 text-sm">
          {hint}
        </p>
      )}
      {options.map(({ value, label: text }, at) => (
        <label key={`${meta.key ?? ""}${value}`} className="tick wrap-anywhere">
          <input
            {...{ type, name, value, form: formId }}
            id={`${id}-${value}`}
            required={(type === "radio" && required) || undefined}
            defaultChecked={chosen.includes(value)}
            aria-invalid={meta.errors ? true : undefined}
            // biome-ignore lint/a11y/noAutofocus: only in answer to what a person sent.
            autoFocus={isFirstInvalid && at === 0}
          />
          {text}
        </label>
      ))}
      {meta.errors && (
        <p id={meta.errorId} className="text-coral text-sm">
          {meta.errors[0]}
        </p>
      )}
    </fieldset>
  );
}
