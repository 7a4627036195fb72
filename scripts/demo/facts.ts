import type { JobFacts } from "#app/platform/schema.ts";
import { findProfession } from "#app/specialties/professions.ts";
import type { Opening } from "./plan.ts";
import type { Pools, Schedule } from "./pools.ts";
import type { Random } from "./random.ts";
import { capitalize, fillIn } from "./wording.ts";

const dayMs = 86_400_000;
const commonRecords = ["Epic", "Oracle Health", "MEDITECH Expanse"];
/** Where work goes round the clock. */
export const shiftWorlds = new Set(["ward", "facility", "aide"]);

/** The start of an assignment: a Monday two to seven weeks out, in words. */
export function toStartDate(now: number, weeks: number): string {
  const day = new Date(now + weeks * 7 * dayMs);
  const monday = new Date(day.getTime() + ((8 - day.getUTCDay()) % 7) * dayMs);
  return monday.toLocaleDateString("en-US", { month: "long", day: "numeric", timeZone: "UTC" });
}

/** Weeks of an assignment; null for a permanent post. */
export function drawWeeks({ type }: Opening, random: Random): number | null {
  if (type === "travel") return 13;
  if (type === "locum") return random.pick([4, 6, 8, 12, 13, 26]);
  if (type === "contract") return random.pick([13, 16, 20, 26]);
  return type === "temporary" ? random.pick([8, 10, 12, 16]) : null;
}

interface Known {
  schedule: Schedule;
  unit: string;
  weeks: number | null;
  startDate: string;
  requisitionId: string;
  signOnBonus: string | null;
  load: string | null;
  experienceMonths: number | null;
}

/** The short facts of a posting; what this one does not say is absent. */
export function drawFacts(opening: Opening, known: Known, pools: Pools, random: Random): JobFacts {
  const { role, type, employer } = opening;
  const { schedule } = known;
  const lists = pools.requirements;
  const group = findProfession(role.profession)?.group;
  const isDoctor = group === "physician";
  const isShiftWork = group === "nursing" && shiftWorlds.has(role.world);
  const isPermanent = type === "full-time" || type === "part-time";
  const draw = (list: readonly string[] | undefined, share: number) =>
    list?.length && random.chance(share) ? fillIn(random.draw(list), {}, random) : undefined;
  const [scheduleText, hoursPerWeek] = toHours(opening, schedule);
  const starts = lists.start.filter((text) => !(known.experienceMonths && /graduation/.test(text)));
  const facts: JobFacts = {
    unit: capitalize(known.unit),
    schedule: scheduleText,
    hoursPerWeek,
    call: draw(role.call, 0.85) ?? (isDoctor && random.chance(0.2) ? "None" : undefined),
    ratio: draw(
      role.ratio?.filter((text) => fitsShift(text, schedule.shift)),
      0.8,
    ),
    patientsPerDay: toPatientsPerDay(known.load),
    floatPolicy: role.world === "ward" ? draw(lists.floatPolicy, 0.45) : undefined,
    ehr: employer.ehr ?? (employer.kind === "agency" ? draw(commonRecords, 0.4) : undefined),
    startDate: known.weeks ? known.startDate : draw(starts, 0.45),
    contractWeeks: known.weeks ?? undefined,
    openings: random.chance(0.3) ? random.int(2, isDoctor ? 2 : 6) : undefined,
    requisitionId: known.requisitionId,
    differentials: isShiftWork && isPermanent ? draw(lists.differentials[schedule.shift], 0.6) : undefined,
    signOnBonus: known.signOnBonus?.match(/\$[\d,]*\d/)?.[0],
    productivity: isDoctor && type === "full-time" ? draw(lists.productivity, 0.4) : undefined,
    visa: isDoctor && type === "full-time" ? draw(lists.visa, 0.3) : undefined,
  };
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined));
}

function toHours({ type }: Opening, schedule: Schedule): [string, number | undefined] {
  if (type === "part-time") return [schedule.part, schedule.partWeek];
  if (type !== "prn" && type !== "per-diem") return [schedule.text, schedule.week];
  return [`${schedule.hours}-hour shifts as needed`, undefined];
}

const fitsShift = (ratio: string, shift: Schedule["shift"]): boolean =>
  !(shift === "night" && /\bdays\b/.test(ratio) && !/nights/.test(ratio)) &&
  !(shift !== "night" && /\bnights\b/.test(ratio) && !/days/.test(ratio)) &&
  !/^As /.test(ratio);

/** "16 to 20 patients a day" as the fact "16 to 20"; a caseload is no such figure. */
function toPatientsPerDay(load: string | null): string | undefined {
  if (!load || !/^\d.* a (?:\w+ )?day$/.test(load)) return undefined;
  return load.replace(/ patients a day$/, "");
}
