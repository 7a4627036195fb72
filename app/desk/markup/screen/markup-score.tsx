import { toChipClass } from "#app/kit/ui/chip.tsx";

const goodScore = 90;

export function Score({ score }: { score: number }) {
  const tone = score < 50 ? "coral" : score < goodScore ? "amber" : "good";
  return (
    <span className={toChipClass(tone)}>
      <span className="sr-only">Score </span>
      {score}
    </span>
  );
}
