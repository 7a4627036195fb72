import { createContext, type ReactNode, useContext } from "react";
import { classNames } from "#app/kit/ui/class-names.ts";

export type FormValues = Readonly<Record<string, string>>;
export type FormErrors = Readonly<Record<string, string>>;

interface Shown {
  values: FormValues;
  errors: FormErrors;
  notes?: Readonly<Record<string, string>>;
  firstInvalid: string | undefined;
}

export const ShownForm = createContext<Shown>({ values: {}, errors: {}, firstInvalid: undefined });

const control = "h-11 w-full min-w-0 rounded-control border border-line-strong bg-surface px-3 text-ink";

interface FieldProps {
  name: string;
  label: string;
  hint?: string;
  className?: string;
}

interface TextProps extends FieldProps {
  type?: "text" | "date" | "tel";
  inputMode?: "numeric" | "decimal";
  list?: string;
  maxLength?: number;
  placeholder?: string;
  autoComplete?: string;
}

export function TextField({ name, label, hint, className, ...rest }: TextProps) {
  const shown = useContext(ShownForm);
  return (
    <Frame name={name} label={label} hint={hint} className={className}>
      <input
        {...toControlProps(shown, name, hint)}
        defaultValue={shown.values[name] ?? ""}
        autoComplete="off"
        {...rest}
        className={control}
      />
    </Frame>
  );
}

export function TextAreaField({ name, label, hint, className, rows = 5 }: FieldProps & { rows?: number }) {
  const shown = useContext(ShownForm);
  return (
    <Frame name={name} label={label} hint={hint} className={className}>
      <textarea
        {...toControlProps(shown, name, hint)}
        defaultValue={shown.values[name] ?? ""}
        rows={rows}
        className={classNames(control, "h-auto py-2.5")}
      />
    </Frame>
  );
}

export function ChoiceField({
  name,
  label,
  hint,
  className,
  empty,
  children,
}: FieldProps & { empty?: string; children: ReactNode }) {
  const shown = useContext(ShownForm);
  return (
    <Frame name={name} label={label} hint={hint} className={className}>
      <select
        {...toControlProps(shown, name, hint)}
        defaultValue={shown.values[name] ?? ""}
        autoComplete="off"
        className={control}
      >
        {empty !== undefined && <option value="">{empty}</option>}
        {children}
      </select>
    </Frame>
  );
}

export function Tick({ name, children }: { name: string; children: ReactNode }) {
  const { values } = useContext(ShownForm);
  return (
    <label className="tick">
      <input type="checkbox" name={name} value="1" defaultChecked={values[name] === "1"} />
      {children}
    </label>
  );
}

function toControlProps({ errors, firstInvalid }: Shown, name: string, hint: string | undefined) {
  const isInvalid = Object.hasOwn(errors, name);
  return {
    id: name,
    name,
    "aria-invalid": isInvalid || undefined,
    "aria-describedby":
      [hint && `${name}-hint`, isInvalid && `${name}-error`].filter(Boolean).join(" ") || undefined,
    autoFocus: firstInvalid === name,
  };
}

function Frame({ name, label, hint, className, children }: FieldProps & { children: ReactNode }) {
  const { errors, notes } = useContext(ShownForm);
  return (
    <div className={classNames("grid min-w-0 content-start gap-1", className)}>
      <label htmlFor={name} className="font-semibold text-md">
        {label}
      </label>
      {children}
      {hint && (
        <p id={`${name}-hint`} className="text-ink-3 text-sm">
          {hint}
        </p>
      )}
      {notes?.[name] && <p className="wrap-anywhere text-ink-3 text-sm">{notes[name]}</p>}
      {errors[name] && (
        <p id={`${name}-error`} className="text-coral text-sm">
          {errors[name]}
        </p>
      )}
    </div>
  );
}
