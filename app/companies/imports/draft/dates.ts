import { easternOffsetMs } from "#app/jobs/postings/record/posting-key.ts";
import { dayMs, hourMs } from "#app/kit/platform/durations.ts";

const iso =
  /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?\s*(Z|[+-]\d{2}:?\d{2})?)?$/i;
const american = /^(\d{1,2})\/(\d{1,2})\/(\d{4})(?:\s.*)?$/;

/** UTC milliseconds. A time without a zone is US Eastern. `isEnd` means a day's last moment. */
export function parseDate(text: string, isEnd = false): number | null {
  const value = text.trim();
  const parts = iso.exec(value);
  if (parts) {
    const [, year, month, day, hour, minute, second, zone] = parts;
    const date = toUtc(Number(year), Number(month), Number(day));
    if (date === null) return null;
    if (hour === undefined) return toDay(date, isEnd);
    if (Number(hour) > 24 || Number(minute) > 59) return null;
    const time = date + (Number(hour) * 3600 + Number(minute) * 60 + Number(second ?? 0)) * 1000;
    return time - (zone ? toOffset(zone) : -easternOffsetMs);
  }
  const slashed = american.exec(value);
  if (slashed) {
    const date = toUtc(Number(slashed[3]), Number(slashed[1]), Number(slashed[2]));
    return date === null ? null : toDay(date, isEnd);
  }
  if (/^\d{13}$/.test(value)) return Number(value);
  if (/^\d{10}$/.test(value)) return Number(value) * 1000;
  const spelled = /[a-z]{3}/i.test(value) && /\b\d{4}\b/.test(value) ? Date.parse(value) : Number.NaN;
  return Number.isNaN(spelled) ? null : spelled;
}

/** 8 a.m. Eastern falls on the same day in every US time zone. */
const toDay = (date: number, isEnd: boolean) =>
  isEnd ? date + dayMs + easternOffsetMs - 1 : date + 13 * hourMs;

function toUtc(year: number, month: number, day: number): number | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? date.getTime() : null;
}

function toOffset(zone: string): number {
  if (/^z$/i.test(zone)) return 0;
  const [, sign, hours, minutes] = /^([+-])(\d{2}):?(\d{2})$/.exec(zone)!;
  return (sign === "-" ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000;
}
