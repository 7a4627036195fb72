import type { JobFacts } from "#app/jobs/schema.ts";
import type { Shift, Workplace } from "./job-draft.ts";
import { shiftNames, workplaceNames } from "./job-names.ts";

interface Terms {
  contractWeeks: number | null;
  hoursPerWeek: number | null;
  shiftHours: number | null;
  shift: Shift | null;
  workplace: Workplace | null;
  startDate?: JobFacts["startDate"];
  schedule?: JobFacts["schedule"];
}

/** In the order in which people read them. */
export function toFactLine(terms: Terms): string[] {
  const { contractWeeks, hoursPerWeek } = terms;
  return [
    contractWeeks && `${contractWeeks} ${contractWeeks === 1 ? "wk" : "wks"}`,
    toStart(terms.startDate),
    toShifts(terms),
    hoursPerWeek && `${hoursPerWeek} h/wk`,
    terms.workplace === "hybrid" && workplaceNames.hybrid,
  ].filter((fact): fact is string => typeof fact === "string" && fact !== "");
}

const months = "Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec";
const monthAndDay = new RegExp(String.raw`^(${months})[a-z]*\.? (\d{1,2})\b`, "i");
const isoDate = /^\d{4}-(\d\d)-(\d\d)/;

/** Only dates: nobody can compare "as soon as credentialed". */
function toStart(text = ""): string | null {
  const named = monthAndDay.exec(text);
  if (named) return `starts ${named[1]} ${named[2]}`;
  const [, month, day] = isoDate.exec(text) ?? [];
  const name = months.split("|")[Number(month) - 1];
  return name ? `starts ${name} ${Number(day)}` : null;
}

const counts = ["one", "two", "three", "four", "five", "six", "seven"];
const countAndHours = new RegExp(
  String.raw`\b(${counts.join("|")}|[1-7])\s*(?:x|×)?\s*(\d{1,2}(?:\.5)?)(?:[\s-]*(?:hours?|hrs?|h)\b|s\b)`,
  "i",
);
const hoursOfEach = /^(\d{1,2}(?:\.5)?)[\s-]*(?:hour|hr|h)\b/i;
const weekdays = /^mon(?:day)?\s*(?:to|through|-|–)\s*fri(?:day)?\b/i;

function toShifts({ schedule = "", shift, shiftHours, hoursPerWeek }: Terms): string {
  const name = shift ? shiftNames[shift].toLowerCase() : "";
  const [, counted = "", hours] = countAndHours.exec(schedule) ?? [];
  const count = counts.indexOf(counted.toLowerCase()) + 1 || Number(counted);
  // A monthly schedule counts its shifts too, so its hours do not add up to the week's.
  if (hours && isWeek(count * Number(hours), hoursPerWeek)) return join(`${count} × ${hours} h`, name);
  if (weekdays.test(schedule)) return join("Mon–Fri", shift === "day" ? "" : name);
  const each = shiftHours ?? hoursOfEach.exec(schedule)?.[1];
  return each && shift !== "7on7off" ? join(`${each} h`, name || "shifts") : name;
}

const isWeek = (hours: number, stated: number | null): boolean =>
  stated !== null && Math.abs(hours - stated) <= 1;

const join = (...words: string[]): string => words.filter(Boolean).join(" ");
