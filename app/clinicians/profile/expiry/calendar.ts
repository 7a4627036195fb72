/** All-day, on "2027-05-01". The id stays while the date changes, so that a calendar moves the entry. */
interface CalendarEntry {
  id: string;
  day: string;
  title: string;
  text: string;
  url: string;
  /** Reminds so many days before. */
  remindDays: number;
}

/** RFC 5545. `host` makes the ids unique in the world. */
export function toCalendarFile(
  name: string,
  entries: readonly CalendarEntry[],
  host: string,
  now: number,
): string {
  const stamp = `${new Date(now).toISOString().replace(/[-:]/g, "").slice(0, 15)}Z`;
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${escapeText(host)}//Dates//EN`,
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    `X-WR-CALNAME:${escapeText(name)}`,
    "REFRESH-INTERVAL;VALUE=DURATION:P1D",
    ...entries.flatMap((entry) => toEvent(entry, host, stamp)),
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join("");
}

const toEvent = (
  { id, day, title, text, url, remindDays }: CalendarEntry,
  host: string,
  stamp: string,
): string[] => [
  "BEGIN:VEVENT",
  `UID:${escapeText(id)}@${host}`,
  `DTSTAMP:${stamp}`,
  `DTSTART;VALUE=DATE:${day.replaceAll("-", "")}`,
  `SUMMARY:${escapeText(title)}`,
  `DESCRIPTION:${escapeText(text)}`,
  `URL:${url}`,
  "TRANSP:TRANSPARENT",
  "BEGIN:VALARM",
  "ACTION:DISPLAY",
  `DESCRIPTION:${escapeText(title)}`,
  `TRIGGER:-P${remindDays}D`,
  "END:VALARM",
  "END:VEVENT",
];

const escapeText = (text: string): string =>
  text
    .replace(/[\\;,]/g, (mark) => `\\${mark}`)
    .replace(/\r\n|[\r\n]/g, "\\n")
    .replace(/\p{Cc}/gu, " ");

const mostBytes = 75;
const encoder = new TextEncoder();

/** At most 75 bytes a line, never within a character. */
function fold(line: string): string {
  let folded = "";
  let bytes = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (bytes + size > mostBytes) {
      folded += "\r\n ";
      bytes = 1;
    }
    folded += character;
    bytes += size;
  }
  return folded;
}
