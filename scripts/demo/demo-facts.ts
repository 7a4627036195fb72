import { findProfession } from "#app/facts/reference/profession/professions.ts";
import type { PayUnit } from "#app/jobs/postings/record/posting-content.ts";
import type { JobFacts } from "#app/jobs/schema.ts";
import { dayMs } from "#app/kit/platform/durations.ts";
import { type Fit, isLeader, isWeekdays, needsPrivileges, shiftWorlds } from "./fit.ts";
import type { Opening } from "./opening.ts";
import type { Pools, Schedule } from "./pools.ts";
import type { Random } from "./seeded-random.ts";
import { capitalize, fillWords } from "./wording.ts";

const commonRecords = ["Epic", "Oracle Health", "MEDITECH Expanse"];
const recordsByWorld: Record<string, string> = {
  facility: "PointClickCare",
  aide: "PointClickCare",
  field: "Homecare Homebase",
  dental: "Dentrix",
  ems: "ESO",
  corrections: "CorEMR",
};
/** Most patients per nurse on a hospital unit by state law; other states set no number. */
const ratioLimits: Record<string, number> = { CA: 5, OR: 4 };
const stepDownLimit = 3;
const stepDownUnits = new Set(["progressive-care", "neuroscience-nursing"]);

/** Privileges take about 90 days, and a license or clearance five weeks or more. */
export function drawLeadWeeks(opening: Opening, random: Random): number {
  if (needsPrivileges(opening)) return random.int(10, 13);
  const isLicensed = findProfession(opening.role.profession)?.license === "state";
  return isLicensed || opening.employer.kind === "correctional" ? random.int(6, 8) : random.int(4, 6);
}

export function toStartDate(now: number, weeks: number): string {
  const day = new Date(now + weeks * 7 * dayMs);
  const monday = new Date(day.getTime() + ((8 - day.getUTCDay()) % 7) * dayMs);
  return monday.toLocaleDateString("en-US", { month: "long", day: "numeric", timeZone: "UTC" });
}

export function drawWeeks({ type }: Opening, random: Random): number | null {
  if (type === "travel") return 13;
  if (type === "locum") return random.pick([4, 6, 8, 12, 13, 26]);
  if (type === "contract") return random.pick([13, 16, 20, 26]);
  return type === "temporary" ? random.pick([8, 10, 12, 16]) : null;
}

export function drawCall({ role, type }: Opening, random: Random): string | undefined {
  if (type === "prn" || type === "per-diem") return undefined;
  if (role.call?.length && random.chance(0.85)) return random.draw(role.call);
  const isDoctor = findProfession(role.profession)?.group === "physician";
  return isDoctor && !role.call && random.chance(0.2) ? "None" : undefined;
}

interface Known {
  canSay: Fit;
  schedule: Schedule;
  unit: string;
  weeks: number | null;
  startDate: string;
  requisitionId: string;
  signOnBonus: string | null;
  load: string | null;
  call: string | undefined;
  payUnit: PayUnit;
  benefits: readonly string[];
}

export function drawFacts(opening: Opening, known: Known, pools: Pools, random: Random): JobFacts {
  const { role, type, employer } = opening;
  const { schedule } = known;
  const lists = pools.requirements;
  const group = findProfession(role.profession)?.group;
  const isDoctor = group === "physician";
  const isShiftWork = group === "nursing" && shiftWorlds.has(role.world);
  const isPermanent = type === "full-time" || type === "part-time";
  const draw = (list: readonly string[] | undefined, share: number) =>
    list?.length && random.chance(share) ? fillWords(random.draw(list), {}, random) : undefined;
  const [scheduleText, hoursPerWeek] = toHours(opening, schedule);
  const starts = lists.start.filter(known.canSay);
  const takesVisa = role.profession === "physician" && type === "full-time" && opening.city !== null;
  const facts: JobFacts = {
    unit: capitalize(known.unit),
    schedule: scheduleText,
    hoursPerWeek,
    call: known.call,
    ratio: draw(
      role.ratio?.flatMap((text) => toRatio(text, opening, schedule.shift)),
      0.8,
    ),
    patientsPerDay: toPatientsPerDay(known.load),
    floatPolicy: role.world === "bedside" ? draw(lists.floatPolicy, 0.45) : undefined,
    ehr: employer.ehr ?? (employer.kind === "agency" ? draw(toRecords(opening), 0.4) : undefined),
    startDate: known.weeks ? known.startDate : draw(starts, 0.45),
    contractWeeks: known.weeks ?? undefined,
    openings: random.chance(0.3) && !isLeader(opening) ? random.int(2, isDoctor ? 2 : 6) : undefined,
    requisitionId: known.requisitionId,
    differentials:
      isShiftWork && isPermanent && !isWeekdays(schedule)
        ? draw(lists.differentials[schedule.shift], 0.6)
        : undefined,
    signOnBonus: known.signOnBonus?.match(/\$[\d,]*\d/)?.[0],
    productivity: isDoctor && paysByVisit(opening, known.payUnit) ? draw(lists.productivity, 0.4) : undefined,
    visa: known.benefits.some((text) => /J-1/.test(text))
      ? lists.visa[0]
      : takesVisa
        ? draw(lists.visa, 0.3)
        : undefined,
  };
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined));
}

function toHours({ type }: Opening, schedule: Schedule): [string, number | undefined] {
  if (type === "part-time") return [schedule.part, schedule.partWeek];
  if (type !== "prn" && type !== "per-diem") return [schedule.text, schedule.week];
  return [`${Math.min(schedule.hours, 24)}-hour shifts as needed`, undefined];
}

const toRecords = ({ role }: Opening): readonly string[] =>
  recordsByWorld[role.world] ? [recordsByWorld[role.world]!] : commonRecords;

/** Employers pay per wRVU for salaried physicians' own patients, not for shift work or reading. */
const paysByVisit = ({ role, type }: Opening, payUnit: PayUnit): boolean =>
  type === "full-time" && payUnit === "year" && /^doctor-(?:clinic|surgical)$/.test(role.world);

/** Picks this shift's part of "1:5 days, 1:6 nights" if the state allows it. */
function toRatio(text: string, { role, city }: Opening, shift: Schedule["shift"]): string[] {
  const stateLimit = role.world === "bedside" && ratioLimits[city?.stateCode ?? ""];
  const limit = stateLimit && stepDownUnits.has(role.specialty ?? "") ? stepDownLimit : stateLimit;
  const most = Math.max(
    0,
    ...Array.from(text.matchAll(/(?:1:| to 1:)(\d+)/g), ([, patients]) => Number(patients)),
  );
  if (limit && most > limit) return [];
  if (!/ (?:days|nights)/.test(text) || shift === "rotating" || shift === "weekend") return [text];
  const own = text.split(", ").find((part) => part.endsWith(` ${shift}s`));
  return own ? [own.replace(` ${shift}s`, "")] : [];
}

/** Turns "16 to 20 patients a day" into "16 to 20". Returns undefined for a caseload. */
function toPatientsPerDay(load: string | null): string | undefined {
  if (!load || !/^\d.* a (?:\w+ )?day$/.test(load)) return undefined;
  return load.replace(/ patients a day$/, "");
}
