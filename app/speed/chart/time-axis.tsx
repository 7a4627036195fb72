import { formatIsoDay } from "#app/text/iso-day.ts";

export const axisHeight = 24;

/** "Aug 1", and "Aug 1, 07:00" for an hour. */
export function toShortTime(at: string): string {
  const [day = "", hour] = at.split(" ");
  const text = formatIsoDay(day).replace(/, \d+$/, "");
  return hour ? `${text}, ${hour}:00` : text;
}

/** The first, the middle and the last time below a chart of this height. */
export function TimeAxis({ times, y }: { times: readonly string[]; y: number }) {
  const last = times.length - 1;
  const named = [
    [0, "start"],
    [Math.floor(last / 2), "middle"],
    [last, "end"],
  ] as const;
  return named.map(([at, anchor]) => (
    <text
      key={anchor}
      className={anchor === "middle" && times[at]!.includes(" ") ? "axis-hour" : undefined}
      x={`${toPercent(at, times.length)}%`}
      y={y + axisHeight - 6}
      textAnchor={anchor}
    >
      {toShortTime(times[at]!)}
    </text>
  ));
}

/** Where a time is: the first at the left edge, the last at the right one. */
const toPercent = (at: number, count: number): number =>
  count === 1 ? 0 : Math.round((at / (count - 1)) * 1000) / 10;
