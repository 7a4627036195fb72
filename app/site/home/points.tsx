import { classNames } from "#app/kit/ui/class-names.ts";
import { toIconStyle } from "#app/kit/ui/icon.tsx";

export function Points({ points, className }: { points: readonly string[]; className?: string }) {
  return (
    <ul className={classNames("hidden gap-1.5 text-md md:grid", className)}>
      {points.map((point) => (
        <li key={point} style={toIconStyle("check")} className="icon-before icon-accent flex gap-3">
          {point}
        </li>
      ))}
    </ul>
  );
}
