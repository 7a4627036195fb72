import type { Chip, ChipTone } from "#app/kit/ui/chip.tsx";
import type { BadgeTone } from "./card-view.ts";

const tones: Record<BadgeTone, ChipTone> = { new: "plain", urgent: "coral", hot: "plain" };

export const hotTitle = "Hot marks one posting in three, by its number. It says nothing about pay or demand.";

export function toBadgeChips(badges: readonly { tone: BadgeTone; label: string }[]): Chip[] {
  return badges.map(({ tone, label }) => ({
    label,
    tone: tones[tone],
    title: tone === "hot" ? hotTitle : undefined,
  }));
}
