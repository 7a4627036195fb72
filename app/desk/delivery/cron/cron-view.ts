import { hourMs, minuteMs } from "#app/kit/platform/durations.ts";
import { toOfficeTime } from "#app/kit/text/when.ts";
import type { Chip } from "#app/kit/ui/chip.tsx";
import { formatCount } from "#app/kit/ui/count.ts";
import type { FailedRun, LastRun } from "./cron-runs.server.ts";
import type { DeadLetter } from "./dead-letters.server.ts";
import { works } from "./works.ts";

function toSpan(ms: number): string {
  if (ms < hourMs) return `${Math.floor(ms / minuteMs)} min`;
  const hours = Math.floor(ms / hourMs);
  return hours < 48 ? `${hours} h` : `${Math.floor(hours / 24)} days`;
}

const toAgoText = (at: number, now: number): string =>
  now - at < minuteMs ? "just now" : `${toSpan(now - at)} ago`;

const toDurationText = (ms: number): string => (ms < 1000 ? `${ms} ms` : `${(ms / 1000).toFixed(1)} s`);

/** Knows wrangler.toml's two kinds of lines: every so many minutes, and daily. */
function readCron(cron: string): { text: string; everyMs: number } {
  const [minute = "", hour = ""] = cron.split(" ");
  const step = /^\*\/(\d+)$/.exec(minute)?.[1];
  if (step) return { text: `Every ${step} minutes`, everyMs: Number(step) * minuteMs };
  const at = `${hour.padStart(2, "0")}:${minute.padStart(2, "0")}`;
  return { text: `Daily at ${at} UTC`, everyMs: 24 * 60 * minuteMs };
}

/** Late after this many intervals, because the first start may still be running. */
const lateAfter = 3;

function toState(last: LastRun | undefined, everyMs: number, now: number): Chip {
  if (!last) return { label: "Not run yet" };
  if (last.outcome === "failed") return { label: "Failed", tone: "coral" };
  return now - last.startedAt > lateAfter * everyMs
    ? { label: "Late", tone: "coral" }
    : { label: "Done", tone: "good" };
}

export function toWorkRow(name: string, cron: string, last: LastRun | undefined, now: number) {
  const schedule = readCron(cron);
  const { title, text, isRunnable } = works[name] ?? { title: name, text: "", isRunnable: false };
  return {
    name,
    title,
    text,
    isRunnable,
    schedule: schedule.text,
    state: toState(last, schedule.everyMs, now),
    last: last ? { ago: toAgoText(last.startedAt, now), time: toOfficeTime(last.startedAt) } : null,
    took: last ? toDurationText(last.finishedAt - last.startedAt) : "",
    longest: last?.longestMs == null ? "" : toDurationText(last.longestMs),
    runs: last?.runs ?? 0,
    failures: last?.failures ?? 0,
  };
}

export const toFailureRow = ({ id, name, cron, startedAt, note }: FailedRun) => ({
  id,
  title: works[name]?.title ?? name,
  schedule: cron.includes("*") ? readCron(cron).text : "Started by hand",
  time: toOfficeTime(startedAt),
  note,
});

const queueNames: Readonly<Record<string, string>> = {
  "clinward-work": "Works",
  "clinward-mail": "Emails",
  "clinward-announcements": "Announcements to search engines",
  "clinward-beacons": "Measurements of page views",
  "clinward-documents": "Readings of résumés",
};

export const toLetterRow = ({ queue, subject, letters, firstAt, lastAt }: DeadLetter) => ({
  id: `${queue} ${subject}`,
  queue: queueNames[queue] ?? queue,
  subject: works[subject]?.title ?? (subject || "–"),
  letters: formatCount(letters),
  first: toOfficeTime(firstAt),
  last: toOfficeTime(lastAt),
});
