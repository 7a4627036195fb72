const shapes = [
  /^(?<year>\d{4})$/,
  /^(?<year>\d{4})[-/.](?<number>\d{1,2})$/,
  /^(?<number>\d{1,2})\s*[-/.]\s*(?<year>\d{4})$/,
  /^(?<name>[a-z]{3,9})\.?,?\s+(?<year>\d{4})$/,
];

/** "03/2021", "2021-03", "March 2021" or "2021", as "2021-03" or "2021". Null for anything else. */
export function parseResumeMonth(text: string): string | null {
  const typed = text.trim().toLowerCase();
  const { year, number, name } = shapes.map((shape) => shape.exec(typed)?.groups).find(Boolean) ?? {};
  if (!year || !/^(?:19|20)/.test(year)) return null;
  if (!number && !name) return year;
  const month = number ? Number(number) : findMonth(name!);
  return month >= 1 && month <= 12 ? `${year}-${String(month).padStart(2, "0")}` : null;
}

const longNames =
  "january february march april may june july august september october november december".split(" ");

/** "Sept" and "March", but not "Marble". */
const findMonth = (name: string): number => longNames.findIndex((long) => long.startsWith(name)) + 1;

/** As the form shows it: "03/2021". */
export const toMonthText = (date: string | null): string =>
  date === null ? "" : date.length === 4 ? date : `${date.slice(5)}/${date.slice(0, 4)}`;
