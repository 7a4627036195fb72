import type { RunRelease } from "#app/desk/figures/speed/queries/releases.ts";

export interface ReleaseMark {
  name: string;
  /** Percent of the chart's width. */
  share: number;
}

const unitMs = { day: 86_400_000, hour: 3_600_000 };

/** Without the first release, which ran before the measurements. */
export function toReleaseMarks(
  releases: readonly RunRelease[],
  times: readonly string[],
  unit: keyof typeof unitMs,
): ReleaseMark[] {
  const last = times.length - 1;
  const from = Date.parse(unit === "day" ? times[0]! : `${times[0]!.replace(" ", "T")}:00:00Z`);
  return releases
    .toSorted((a, b) => a.firstAt - b.firstAt)
    .slice(1)
    .flatMap(({ name, firstAt }) => {
      const at = Math.floor((firstAt - from) / unitMs[unit]);
      return at < 0 || at > last ? [] : [{ name, share: Math.round((at / Math.max(1, last)) * 1000) / 10 }];
    });
}
