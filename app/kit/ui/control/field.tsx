import type { SubmissionResult } from "@conform-to/react";
import { type ChangeEvent, createContext, type ReactNode, useContext } from "react";
import { classNames } from "#app/kit/ui/class-names.ts";

const control = "w-full scroll-mt-24 rounded-control border bg-surface px-3 text-ink border-line-strong";

export const fileLook =
  "min-h-11 w-full min-w-0 scroll-mt-24 rounded-control border border-line-strong bg-surface py-2 pl-2 text-md file:mr-3 file:cursor-pointer file:rounded-chip file:bg-sunken file:px-3 file:py-1 file:font-semibold";

/** Focused when the page opens with an error in it. */
export const FirstInvalid = createContext<string | undefined>(undefined);

export const toFirstInvalid = (result: SubmissionResult | undefined) =>
  Object.entries(result?.error ?? {}).find(([name, errors]) => name && errors)?.[0];

/** Conform's metadata of a field has it, and so have the fields of `useServerForm`. */
export interface FieldMeta {
  id: string;
  name: string;
  formId: string;
  errorId: string;
  key?: string | undefined;
  required?: boolean | undefined;
  /** Needed unless another field is filled in: neither required nor optional. */
  isEither?: boolean | undefined;
  minLength?: number | undefined;
  maxLength?: number | undefined;
  min?: string | number | undefined;
  max?: string | number | undefined;
  step?: string | number | undefined;
  pattern?: string | undefined;
  initialValue?: unknown;
  errors?: string[] | undefined;
}

/** Of a form that knows no schema in the browser. */
export const toFieldMeta = (form: string, name: string, rest: Partial<FieldMeta> = {}): FieldMeta => ({
  ...{ id: `${form}-${name}`, errorId: `${form}-${name}-error`, name, formId: form },
  ...rest,
});

interface FieldProps {
  label: string;
  meta: FieldMeta;
  hint?: ReactNode;
  className?: string;
}

type InputType =
  | "text"
  | "email"
  | "tel"
  | "password"
  | "url"
  | "search"
  | "number"
  | "date"
  | "time"
  | "datetime-local";

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
  return (
    <FieldFrame label={label} meta={meta} hint={hint} className={className}>
      <input
        key={meta.key}
        {...useControl(meta, hint)}
        {...toLengths(meta)}
        {...{ type, inputMode, autoComplete, placeholder }}
        step={meta.step}
        pattern={meta.pattern}
        min={min ?? meta.min}
        max={max ?? meta.max}
        className={classNames(control, "h-11")}
      />
    </FieldFrame>
  );
}

export function TextArea({ label, meta, hint, className, rows = 5 }: FieldProps & { rows?: number }) {
  return (
    <FieldFrame label={label} meta={meta} hint={hint} className={className}>
      <textarea
        key={meta.key}
        {...useControl(meta, hint)}
        {...toLengths(meta)}
        rows={rows}
        className={classNames(control, "min-h-30 py-2.5")}
      />
    </FieldFrame>
  );
}

interface FileInputProps extends FieldProps {
  accept?: string;
  /** Says on choosing what the server would say after the upload. Null where the file may be right. */
  toProblem?: (file: File) => string | null;
}

export function FileInput({ label, meta, hint, className, accept, toProblem }: FileInputProps) {
  const { defaultValue: _, ...props } = useControl(meta, hint);
  function check({ currentTarget: input }: ChangeEvent<HTMLInputElement>) {
    const file = input.files?.[0];
    input.setCustomValidity((file && toProblem?.(file)) ?? "");
    input.reportValidity();
  }
  return (
    <FieldFrame label={label} meta={meta} hint={hint} className={className}>
      <input key={meta.key} {...props} type="file" accept={accept} onChange={check} className={fileLook} />
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
  const { required, ...props } = useControl(meta, hint);
  return (
    <FieldFrame label={label} meta={meta} hint={hint} className={className}>
      <select
        key={meta.key}
        {...props}
        // HTML allows `required` only if the first option is empty; otherwise one is always chosen.
        required={required && options[0]?.value === ""}
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

function useControl(meta: FieldMeta, hint: ReactNode) {
  const { id, name, formId, required, initialValue, errors, errorId } = meta;
  return {
    ...{ id, name, form: formId },
    required: required || undefined,
    defaultValue: typeof initialValue === "string" ? initialValue : undefined,
    "aria-invalid": errors ? true : undefined,
    "aria-describedby": [hint && `${id}-hint`, errors && errorId].filter(Boolean).join(" ") || undefined,
    // Only after sending, because the page then opens at the first field to correct.
    autoFocus: useContext(FirstInvalid) === name,
  };
}

const toLengths = ({ minLength, maxLength }: FieldMeta) => ({ minLength, maxLength });

function FieldFrame({ label, meta, hint, className, children }: FieldProps & { children: ReactNode }) {
  return (
    <div className={classNames("grid content-start gap-1", className)}>
      <label htmlFor={meta.id} className="wrap-anywhere font-semibold text-md">
        {label}
        {!meta.required && !meta.isEither && <span className="font-normal text-ink-3"> (optional)</span>}
      </label>
      {hint && (
        <p id={`${meta.id}-hint`} className="wrap-anywhere text-ink-3 text-sm">
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
