import type { MatchedText } from "./job.ts";

export function MatchedLine({ matched }: { matched: MatchedText | undefined }) {
  if (!matched) return null;
  return (
    <p className="job-matched">
      {matched.before}
      <mark className="rounded-sm bg-amber-soft font-semibold text-ink">{matched.marked}</mark>
      {matched.after}
    </p>
  );
}
