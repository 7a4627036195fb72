import { classNames } from "./class-names.ts";

const tones = {
  plain: "bg-sunken text-ink-2",
  good: "bg-accent-soft text-accent-strong",
  blue: "bg-blue-soft text-blue",
  amber: "bg-amber-soft text-amber",
  coral: "bg-coral-soft text-coral",
};

export type ChipTone = keyof typeof tones;

export interface Chip {
  label: string;
  tone?: ChipTone;
}

/** Short facts in a row; nothing where there are none. */
export function Chips({ chips, label }: { chips: readonly Chip[]; label?: string }) {
  if (chips.length === 0) return null;
  return (
    <ul aria-label={label} className="flex flex-wrap gap-1.5">
      {chips.map((chip) => (
        <li
          key={chip.label}
          className={classNames(
            "rounded-chip px-2 py-1 font-medium text-sm leading-tight",
            tones[chip.tone ?? "plain"],
          )}
        >
          {chip.label}
        </li>
      ))}
    </ul>
  );
}
