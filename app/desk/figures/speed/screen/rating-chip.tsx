import { classNames } from "#app/kit/ui/class-names.ts";
import type { Rating } from "#app/kit/vitals/vitals.ts";

const ratings: Record<Rating, { label: string; look: string }> = {
  good: { label: "Good", look: "bg-accent-soft text-accent-strong" },
  fair: { label: "Needs work", look: "bg-amber-soft text-amber" },
  poor: { label: "Poor", look: "bg-coral-soft text-coral" },
  unknown: { label: "Too few", look: "bg-sunken text-ink-2" },
};

export function RatingChip({ rating }: { rating: Rating }) {
  const { label, look } = ratings[rating];
  return (
    <span className={classNames("inline-flex w-fit rounded-chip px-1.5 font-semibold text-sm", look)}>
      {label}
    </span>
  );
}
