import { buttonClass } from "#app/kit/ui/button.tsx";

interface RowButtonProps {
  name: string;
  value: string | number;
  label: string;
  about: string;
  deskKey?: "e" | false;
}

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
