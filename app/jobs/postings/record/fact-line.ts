import type { JobFacts } from "#app/jobs/schema.ts";
import { shiftNames, workplaceNames } from "./job-names.ts";
import type { Shift, Workplace } from "./posting-content.ts";

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
  const shifts = toShifts(terms);
  return [
    contractWeeks && `${contractWeeks} ${contractWeeks === 1 ? "wk" : "wks"}`,
    toStart(terms.startDate),
    shifts,
    // "3 × 12 h" has said it.
    hoursPerWeek && !shifts.includes("×") && `${hoursPerWeek} h/wk`,
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

export interface JobFact {
  label: string;
  value: string;
}

export interface FactTile extends Omit<JobFact, "value"> {
  value: string | null;
  note: string | null;
}

const asked = ["Shift", "Start", "Length"];
/** These replace facts that are not stated, most often stated first. */
const instead = ["Job type", "Hours a week", "Sign-on bonus", "Workplace", "Setting", "Call"];
const longestNote = 40;

/** The four facts that people read first, then the others. */
export function toFactTiles(facts: readonly JobFact[], pay: Omit<FactTile, "label">) {
  const find = (label: string) => facts.find((fact) => fact.label === label);
  const spare = instead.flatMap((label) => find(label) ?? []);
  const schedule = find("Schedule")?.value ?? null;
  const tiles = asked.map((label): FactTile => {
    const fact = find(label) ?? spare.shift();
    const note = fact?.label === "Shift" && schedule && schedule.length <= longestNote ? schedule : null;
    return fact ? { ...fact, note } : { label, value: null, note: null };
  });
  const shown = new Set(tiles.flatMap(({ label, note }) => (note ? [label, "Schedule"] : [label])));
  return {
    tiles: [{ label: "Pay", ...pay }, ...tiles],
    rest: facts.filter(({ label }) => !shown.has(label)),
  };
}
