import type { ReactNode } from "react";
import { type ChoiceName, choiceFields, getChoiceField } from "#app/clinicians/offer/terms/choice-fields.ts";
import type { FieldName, TypedOffer } from "#app/clinicians/offer/terms/field-names.ts";
import { getNumberField, type NumberName } from "#app/clinicians/offer/terms/number-fields.ts";
import { toParam } from "#app/clinicians/offer/terms/offer-address.ts";
import { states } from "#app/facts/reference/place/states.ts";
import { showText, useFollowing } from "#app/kit/ui/control/use-following.ts";

interface OfferFieldProps {
  name: FieldName;
  at: number;
  typed: TypedOffer;
  error?: string;
}

const placeholders: Partial<Record<FieldName, string>> = {
  pay: "48.50",
  worked: "48",
  callTimes: "1.5",
  weeks: "13",
};

export function OfferField({ name, at, typed, error }: OfferFieldProps) {
  const param = toParam(name, at);
  const value = typed[name] ?? "";
  if (name === "state")
    return (
      <SelectField param={param} label="State" value={value} error={error}>
        <option value="">Choose</option>
        {states.map(({ code, name: title }) => (
          <option key={code} value={code}>
            {title}
          </option>
        ))}
      </SelectField>
    );
  if (name === "city")
    return (
      <InputField param={param} label="City or county" value={value} error={error} placeholder="Optional" />
    );
  if (name in choiceFields) {
    const { label, kinds, options, usual } = getChoiceField(name as ChoiceName);
    return (
      <SelectField param={param} label={label} value={value || usual} error={error} kinds={kinds}>
        {Object.entries(options).map(([option, title]) => (
          <option key={option} value={option}>
            {title}
          </option>
        ))}
      </SelectField>
    );
  }
  const { label, hint, kinds, unit, isBilled } = getNumberField(name as NumberName);
  return (
    <InputField
      param={param}
      label={unit === "dollars" ? `${label}, $` : label}
      hint={hint}
      kinds={kinds}
      isBilled={isBilled && !value}
      value={value}
      error={error}
      placeholder={placeholders[name]}
      isNumber
    />
  );
}

interface FrameProps {
  param: string;
  label: string;
  hint?: string;
  kinds?: readonly string[];
  /** Hidden for work that is not measured in wRVUs. */
  isBilled?: boolean;
  value: string;
  error?: string;
}

export function InputField({
  placeholder,
  isNumber,
  ...frame
}: FrameProps & { placeholder?: string; isNumber?: boolean }) {
  const { param, value, error, hint } = frame;
  const control = useFollowing<HTMLInputElement, string>(value, showText);
  return (
    <Frame {...frame}>
      <input
        ref={control}
        id={param}
        name={param}
        defaultValue={value}
        inputMode={isNumber ? "decimal" : undefined}
        autoComplete="off"
        placeholder={placeholder}
        aria-invalid={error ? true : undefined}
        aria-describedby={describe(param, hint, error)}
      />
    </Frame>
  );
}

export function SelectField({ children, ...frame }: FrameProps & { children: ReactNode }) {
  const { param, value, error, hint } = frame;
  const control = useFollowing<HTMLSelectElement, string>(value, showText);
  return (
    <Frame {...frame}>
      <select
        ref={control}
        id={param}
        name={param}
        defaultValue={value}
        aria-invalid={error ? true : undefined}
        aria-describedby={describe(param, hint, error)}
      >
        {children}
      </select>
    </Frame>
  );
}

const describe = (param: string, hint?: string, error?: string): string | undefined =>
  [hint && `${param}-hint`, error && `${param}-error`].filter(Boolean).join(" ") || undefined;

function Frame({
  param,
  label,
  hint,
  kinds,
  isBilled,
  error,
  children,
}: FrameProps & { children: ReactNode }) {
  return (
    <div className="offer-field" data-kinds={kinds?.join(" ")} data-billed={isBilled || undefined}>
      <label htmlFor={param}>{label}</label>
      {children}
      {hint && (
        <p id={`${param}-hint`} className="text-ink-3 text-sm">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${param}-error`} className="text-coral text-sm">
          {error}
        </p>
      )}
    </div>
  );
}
