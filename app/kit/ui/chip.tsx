const tones = {
  plain: "chip",
  good: "chip chip-good",
  blue: "chip chip-blue",
  amber: "chip chip-amber",
  coral: "chip chip-coral",
};

export type ChipTone = keyof typeof tones;

export interface Chip {
  label: string;
  tone?: ChipTone;
  /** The browser's own tooltip. */
  title?: string;
}

export const toChipClass = (tone: ChipTone): string => tones[tone];

export function Chips({ chips, label }: { chips: readonly Chip[]; label?: string }) {
  if (chips.length === 0) return null;
  return (
    <ul aria-label={label} className="chips">
      {chips.map((chip) => (
        <li key={chip.label} title={chip.title} className={toChipClass(chip.tone ?? "plain")}>
          {chip.label}
        </li>
      ))}
    </ul>
  );
}
