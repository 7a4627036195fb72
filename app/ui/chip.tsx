import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

const tones = {
  plain: "bg-sunken text-ink-2",
  good: "bg-accent-soft text-accent-strong",
  blue: "bg-blue-soft text-blue",
  amber: "bg-amber-soft text-amber",
  coral: "bg-coral-soft text-coral",
};

export type ChipTone = keyof typeof tones;

/** A short fact. */
export function Chip({ tone = "plain", children }: { tone?: ChipTone; children: ReactNode }) {
  return (
    <span className={classNames("rounded-chip px-2 py-1 font-medium text-sm leading-tight", tones[tone])}>
      {children}
    </span>
  );
}
