import { type FieldMetadata, getCollectionProps } from "@conform-to/react";
import { useContext } from "react";
import { FirstInvalid } from "./field.tsx";

interface ChoiceSetProps {
  type: "radio" | "checkbox";
  label: string;
  // Conform's own type for a field whose schema is known only when the page runs.
  meta: FieldMetadata;
  hint?: string;
  options: readonly { value: string; label: string }[];
}

/** Radios or checkboxes of one field. Checkboxes send the field once for each that is ticked. */
export function ChoiceSet({ type, label, meta, hint, options }: ChoiceSetProps) {
  const isFirstInvalid = useContext(FirstInvalid) === meta.name;
  const described = [hint && `${meta.id}-hint`, meta.errors && meta.errorId].filter(Boolean).join(" ");
  const collection = getCollectionProps(meta, {
    type,
    options: options.map(({ value }) => value),
    ariaAttributes: false,
  });
  return (
    <fieldset id={meta.id} className="grid min-w-0 content-start" aria-describedby={described || undefined}>
      <legend className="wrap-anywhere font-semibold text-md">
        {label}
        {!meta.required && <span className="font-normal text-ink-3"> (optional)</span>}
      </legend>
      {hint && (
        <p id={`${meta.id}-hint`} className="wrap-anywhere text-ink-3 text-sm">
          {hint}
        </p>
      )}
      {collection.map(({ key, id, ...props }, at) => (
        <label key={key} className="tick wrap-anywhere">
          <input
            {...props}
            aria-invalid={meta.errors ? true : undefined}
            // biome-ignore lint/a11y/noAutofocus: only in answer to what a person sent.
            autoFocus={isFirstInvalid && at === 0}
          />
          {options[at]!.label}
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
