import { formatIsoDay } from "#app/kit/text/iso-day.ts";

export const axisHeight = 24;

export function toShortTime(at: string): string {
  const [day = "", hour] = at.split(" ");
  const text = formatIsoDay(day).replace(/, \d+$/, "");
  return hour ? `${text}, ${hour}:00` : text;
}

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

const toPercent = (at: number, count: number): number =>
  count === 1 ? 0 : Math.round((at / (count - 1)) * 1000) / 10;
