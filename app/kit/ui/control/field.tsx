import {
  type FieldMetadata,
  getInputProps,
  getSelectProps,
  getTextareaProps,
  type SubmissionResult,
} from "@conform-to/react";
import { createContext, type ReactNode, useContext } from "react";
import { classNames } from "#app/kit/ui/class-names.ts";

const control =
  "w-full rounded-control border bg-surface px-3 text-ink border-line-strong aria-invalid:border-coral aria-invalid:ring-1 aria-invalid:ring-coral";

/** Focused when the page opens with an error in it. */
export const FirstInvalid = createContext<string | undefined>(undefined);

export const toFirstInvalid = (result: SubmissionResult | undefined) =>
  Object.entries(result?.error ?? {}).find(([name, errors]) => name && errors)?.[0];

interface FieldProps {
  label: string;
  meta: FieldMetadata<string | undefined | null> | FieldMetadata<number | undefined | null>;
  hint?: string;
  className?: string;
}

type InputType = "text" | "email" | "tel" | "password" | "url" | "search" | "number" | "date";

export function Field({
  label,
  meta,
  hint,
  className,
  type = "text",
  inputMode,
  autoComplete,
  placeholder,
  min,
  max,
}: FieldProps & {
  type?: InputType;
  inputMode?: "decimal";
  autoComplete?: string;
  placeholder?: string;
  min?: string;
  max?: string;
}) {
  const { key, ...props } = useFocusedFirst(getInputProps(meta as FieldMetadata, { type }));
  return (
    <FieldFrame label={label} meta={meta} hint={hint} className={className}>
      <input
        key={key}
        {...props}
        aria-describedby={describedBy(meta, hint)}
        inputMode={inputMode}
        autoComplete={autoComplete}
        placeholder={placeholder}
        min={min}
        max={max}
        className={classNames(control, "h-11")}
      />
    </FieldFrame>
  );
}

export function TextArea({ label, meta, hint, className, rows = 5 }: FieldProps & { rows?: number }) {
  const { key, ...props } = useFocusedFirst(getTextareaProps(meta as FieldMetadata));
  return (
    <FieldFrame label={label} meta={meta} hint={hint} className={className}>
      <textarea
        key={key}
        {...props}
        aria-describedby={describedBy(meta, hint)}
        rows={rows}
        className={classNames(control, "min-h-30 py-2.5")}
      />
    </FieldFrame>
  );
}

interface SelectOption {
  value: string;
  label: string;
  /** Options of a group must be consecutive. */
  group?: string;
}

const toOption = ({ value, label }: SelectOption) => (
  <option key={value} value={value}>
    {label}
  </option>
);

const toGroups = (options: readonly SelectOption[]) => {
  const groups = new Map<string, SelectOption[]>();
  for (const option of options)
    groups.set(option.group ?? "", [...(groups.get(option.group ?? "") ?? []), option]);
  return [...groups];
};

export function Select({
  label,
  meta,
  hint,
  className,
  options,
}: FieldProps & { options: readonly SelectOption[] }) {
  const { key, required, ...props } = useFocusedFirst(getSelectProps(meta as FieldMetadata));
  return (
    <FieldFrame label={label} meta={meta} hint={hint} className={className}>
      <select
        key={key}
        {...props}
        // HTML allows `required` only if the first option is empty; otherwise one is always chosen.
        required={required && options[0]?.value === ""}
        aria-describedby={describedBy(meta, hint)}
        className={classNames(control, "h-11")}
      >
        {toGroups(options).map(([group, members]) =>
          group ? (
            <optgroup key={group} label={group}>
              {members.map(toOption)}
            </optgroup>
          ) : (
            members.map(toOption)
          ),
        )}
      </select>
    </FieldFrame>
  );
}

/** Only after sending, because the page then opens at the first field to correct. */
function useFocusedFirst<Props extends { name: string }>(props: Props): Props & { autoFocus: boolean } {
  return { ...props, autoFocus: useContext(FirstInvalid) === props.name };
}

function describedBy(meta: FieldProps["meta"], hint?: string): string | undefined {
  return [hint && `${meta.id}-hint`, meta.errors && meta.errorId].filter(Boolean).join(" ") || undefined;
}

function FieldFrame({ label, meta, hint, className, children }: FieldProps & { children: ReactNode }) {
  return (
    <div className={classNames("grid content-start gap-1", className)}>
      <label htmlFor={meta.id} className="font-semibold text-md">
        {label}
        {!meta.required && <span className="font-normal text-ink-3"> (optional)</span>}
      </label>
      {hint && (
        <p id={`${meta.id}-hint`} className="text-ink-3 text-sm">
          {hint}
        </p>
      )}
      {children}
      {meta.errors && (
        <p id={meta.errorId} className="text-coral text-sm">
          {meta.errors[0]}
        </p>
      )}
    </div>
  );
}
