import type { Chip, ChipTone } from "#app/kit/ui/chip.tsx";
import type { BadgeTone } from "./card-view.ts";

const tones: Record<BadgeTone, ChipTone> = { new: "blue", urgent: "coral", hot: "amber" };

const titles: Partial<Record<BadgeTone, string>> = {
  hot: "Hot marks one posting in three, by its number. It says nothing about pay or demand.",
};

export function toBadgeChips(badges: readonly { tone: BadgeTone; label: string }[]): Chip[] {
  return badges.map(({ tone, label }) => ({ label, tone: tones[tone], title: titles[tone] }));
}
