import { buttonClass } from "#app/ui/button.tsx";

interface RowButtonProps {
  name: string;
  value: string | number;
  label: string;
  /** What it does it to, for screen readers. */
  about: string;
  /** The desk's key that presses it on the chosen row. */
  deskKey?: "e" | false;
}

/** A step that a row of a table offers. Its table is in a form. */
export const RowButton = ({ name, value, label, about, deskKey }: RowButtonProps) => (
  <button
    type="submit"
    name={name}
    value={value}
    data-key={deskKey || undefined}
    aria-label={`${label}: ${about}`}
    className={buttonClass("outline", "small")}
  >
    {label}
  </button>
);
