import type { ReactNode } from "react";
import { classNames } from "#app/kit/ui/class-names.ts";
import { fileLook } from "#app/kit/ui/control/field.tsx";
import { fileField, longestName } from "./document.ts";

const control = "w-full min-w-0 rounded-control border border-line-strong bg-surface text-ink";

interface LabeledProps {
  id: string;
  label: string;
  hint?: string;
  problem: string | null;
  children: (props: {
    id: string;
    "aria-describedby": string | undefined;
    "aria-invalid": true | undefined;
    autoFocus: boolean;
  }) => ReactNode;
}

function Labeled({ id, label, hint, problem, children }: LabeledProps) {
  const described = [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(" ");
  return (
    <div className="grid content-start gap-1">
      <label htmlFor={id} className="font-semibold text-md">
        {label}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="text-ink-3 text-sm">
          {hint}
        </p>
      )}
      {children({
        id,
        "aria-describedby": described || undefined,
        "aria-invalid": problem ? true : undefined,
        autoFocus: problem !== null,
      })}
      {problem && (
        <p id={`${id}-problem`} role="alert" className="text-coral text-sm">
          {problem}
        </p>
      )}
    </div>
  );
}

interface FileFieldProps {
  label: string;
  hint: string;
  accept: string;
  isOptional?: boolean;
  problem: string | null;
}

export const FileField = ({ label, hint, accept, isOptional, problem }: FileFieldProps) => (
  <Labeled id="document-file" label={label} hint={hint} problem={problem}>
    {(props) => (
      <input
        {...props}
        type="file"
        name={fileField}
        accept={accept}
        required={!isOptional}
        className={fileLook}
      />
    )}
  </Labeled>
);

interface NameFieldProps {
  label: string;
  hint?: string;
  value: string;
  isRequired?: boolean;
  problem: string | null;
}

export const NameField = ({ label, hint, value, isRequired, problem }: NameFieldProps) => (
  <Labeled id="document-name" label={label} hint={hint} problem={problem}>
    {(props) => (
      <input
        {...props}
        name="name"
        defaultValue={value}
        maxLength={longestName}
        required={isRequired}
        autoComplete="off"
        className={classNames(control, "h-11 px-3")}
      />
    )}
  </Labeled>
);

interface KindFieldProps {
  options: readonly { value: string; label: string }[];
  value: string;
  problem: string | null;
}

export const KindField = ({ options, value, problem }: KindFieldProps) => (
  <Labeled id="document-kind" label="What it is" problem={problem}>
    {(props) => (
      <select
        {...props}
        name="kind"
        defaultValue={value}
        required
        className={classNames(control, "h-11 px-3")}
      >
        <option value="">Choose</option>
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    )}
  </Labeled>
);
