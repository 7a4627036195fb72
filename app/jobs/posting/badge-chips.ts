import type { Chip, ChipTone } from "#app/ui/chip.tsx";
import type { BadgeTone } from "./job.ts";

const tones: Record<BadgeTone, ChipTone> = { new: "blue", urgent: "coral", hot: "amber" };

export function toBadgeChips(badges: readonly { tone: BadgeTone; label: string }[]): Chip[] {
  return badges.map(({ tone, label }) => ({ label, tone: tones[tone] }));
}
