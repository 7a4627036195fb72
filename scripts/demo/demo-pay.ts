import { fullTimeHours, hoursPerYear, weeksPerYear } from "#app/facts/reference/pay/full-time.ts";
import { findProfession } from "#app/facts/reference/profession/professions.ts";
import { toHourlyCents } from "#app/jobs/postings/record/pay-amounts.ts";
import type { EmploymentType, PayUnit, PostingContent } from "#app/jobs/postings/record/posting-content.ts";
import type { DemoReference } from "./demo-reference.ts";
import type { Opening } from "./opening.ts";
import type { Pools, Schedule } from "./pools.ts";
import type { Random } from "./seeded-random.ts";

type Pay = Pick<PostingContent, "salaryMinCents" | "salaryMaxCents" | "payUnit" | "shiftHours">;

interface DrawnPay {
  pay: Pay;
  /** What a stated travel package consists of. */
  parts: PackageParts;
  /** Dollars a year at the lower end, even if the posting shows no pay. */
  leastYearly: number;
}

type PackageParts = Pick<
  PostingContent["facts"],
  "taxableHourlyCents" | "lodgingWeeklyCents" | "mealsWeeklyCents" | "guaranteedHours"
>;

/** Minimum wage is $15 or more in 2026, so no hourly rate there starts below $18.50. */
const highMinimums = new Set("AZ CA CO CT DC DE FL HI IL MA MD ME MO NE NJ NY OR RI WA".split(" "));
const silentShare = 0.06;
const onlyLeastShare = 0.045;
const onlyMostShare = 0.035;
const exactShare = 0.4;

/** Multiples of regular pay. */
const premiums: Partial<Record<EmploymentType, readonly [number, number]>> = {
  travel: [1.22, 1.5],
  locum: [1.25, 1.55],
  contract: [1.08, 1.2],
  "per-diem": [1.08, 1.18],
  prn: [1.06, 1.16],
};

/** Locum rates compare with an hour of salaried work, so this premium is smaller. */
const doctorPremium = [1, 1.22] as const;

export function drawPay(
  opening: Opening,
  schedule: Schedule,
  pools: Pools,
  reference: DemoReference,
  random: Random,
): DrawnPay {
  const { role, type, city, employer } = opening;
  const profession = findProfession(role.profession)!;
  const isDoctor = profession.group === "physician";
  const wage = reference.findWage(
    role.soc ?? profession.soc,
    city?.stateCode ?? null,
    city?.cbsaCode ?? null,
  );
  const rank = isDoctor ? between(0.48, 0.74, random) : between(0.36, 0.7, random);
  const [least, most] = (isDoctor && premiums[type] && doctorPremium) || premiums[type] || [1, 1];
  const yearly = wage.median * wage.spread(rank) * role.lift * between(least, most, random);

  const payUnit = pickUnit(opening, pools, random);
  const shiftHours = payUnit === "shift" ? schedule.hours : null;
  // A physician's yearly pay covers that schedule's hours: 29 a week in emergency medicine, 45 in anesthesia.
  const fullWeek = isDoctor ? schedule.week : fullTimeHours;
  const fullYear = isDoctor ? schedule.week * weeksPerYear : hoursPerYear;
  const partOfYear = type === "part-time" ? schedule.partWeek / fullWeek : 1;
  const units = payUnit === "year" ? 1 / partOfYear : fullYear / (shiftHours ?? 1);
  const half =
    (payUnit === "shift" ? between(0, 0.05, random) : between(0.04, isDoctor ? 0.12 : 0.14, random)) * yearly;
  const leastHourly = highMinimums.has(city?.stateCode ?? "") ? 18.5 : 15;
  const isExact = payUnit === "shift" && random.chance(exactShare);
  const toCents = (amount: number) =>
    roundPay(
      Math.max(Math.max(amount, wage.floor) / units, payUnit === "hour" ? leastHourly : 0),
      payUnit,
      isDoctor,
      employer.style,
    );
  const min = toCents(isExact ? yearly : yearly - half);
  const max = Math.max(toCents(isExact ? yearly : yearly + half), min);
  const hoursPerWeek = type === "part-time" ? schedule.partWeek : schedule.week;
  const leastYearly =
    (toHourlyCents(min, { payUnit, shiftHours, hoursPerWeek, employmentType: type })! *
      hoursPerWeek *
      weeksPerYear) /
    100;
  if (type === "travel" && employer.kind === "agency") {
    const [least, most] = [min, max].map((cents) => toDollarCents(cents * hoursPerWeek));
    const shown = hide(least!, most!, random);
    const parts = shown.salaryMinCents === null ? {} : toParts(least!, hoursPerWeek, leastHourly);
    return { pay: { ...shown, payUnit: "week", shiftHours: null }, parts, leastYearly };
  }
  return { pay: { ...hide(min, max, random), payUnit, shiftHours }, parts: {}, leastYearly };
}

const taxableShare = 0.42;
const lodgingShare = 0.68;

/** An agency's week of wage and stipends, at the package's lower end. */
function toParts(weekCents: number, hours: number, leastHourly: number): PackageParts {
  const taxableHourlyCents = toDollarCents(Math.max((weekCents * taxableShare) / hours, leastHourly * 100));
  const stipends = weekCents - taxableHourlyCents * hours;
  const lodgingWeeklyCents = toDollarCents(stipends * lodgingShare);
  return {
    taxableHourlyCents,
    lodgingWeeklyCents,
    mealsWeeklyCents: stipends - lodgingWeeklyCents,
    guaranteedHours: hours,
  };
}

const toDollarCents = (cents: number): number => Math.round(cents / 100) * 100;

function hide(min: number, max: number, random: Random) {
  const roll = random.next();
  if (roll < silentShare) return { salaryMinCents: null, salaryMaxCents: null };
  if (roll < silentShare + onlyLeastShare) return { salaryMinCents: min, salaryMaxCents: null };
  if (roll < silentShare + onlyLeastShare + onlyMostShare)
    return { salaryMinCents: null, salaryMaxCents: max };
  return { salaryMinCents: min, salaryMaxCents: max };
}

function pickUnit({ role, type }: Opening, pools: Pools, random: Random): PayUnit {
  const { group } = findProfession(role.profession)!;
  const usual = pools.professions[role.profession]!.pay;
  const isClinician = group === "physician" || group === "advanced-practice" || group === "dental";
  if (type === "locum" && group === "physician") return random.chance(0.45) ? "shift" : "hour";
  // Only work that lasts a year has a yearly amount (app/jobs/postings/record/pay.ts).
  if (type !== "full-time" && type !== "part-time") return "hour";
  if (type === "part-time" && (isClinician || usual.hour)) return "hour";
  const roll = random.next();
  if (roll < (role.perShift ?? 0)) return "shift";
  if (roll < (role.perShift ?? 0) + (role.hourly ?? 0)) return "hour";
  return random.weighted(Object.entries(usual) as [PayUnit, number][]);
}

const between = (low: number, high: number, random: Random): number => low + (high - low) * random.next();

/** Employers round to the dollar, the half, the quarter or the cent. */
const hourlySteps = [50, 100, 25, 50, 1] as const;
const yearlySteps = [100_000, 100_000, 50_000, 50_000, 10_000] as const;
const doctorHourlyFrom = 100_00;

function roundPay(dollars: number, type: PayUnit, isDoctor: boolean, style: number): number {
  const cents = dollars * 100;
  const step =
    type === "year"
      ? isDoctor
        ? 500_000
        : yearlySteps[style]!
      : type === "shift"
        ? 25_00
        : cents >= doctorHourlyFrom
          ? 5_00
          : hourlySteps[style]!;
  return Math.max(Math.round(cents / step), 1) * step;
}
