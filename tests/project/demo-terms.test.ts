import { expect, test } from "vitest";
import { findProfession } from "#app/facts/reference/profession/professions.ts";
import { toPayView } from "#app/jobs/postings/record/pay.ts";
import { toHourlyCents } from "#app/jobs/postings/record/pay-amounts.ts";
import type { PostingContent } from "#app/jobs/postings/record/posting-content.ts";
import { deniesUrgent } from "#app/jobs/reading/urgency.ts";
import { readDemoReference } from "../../scripts/demo/demo-reference.ts";
import {
  assignments,
  breaches,
  hasType,
  isLicensed,
  jobs,
  pools,
  toOffer,
  toText,
} from "../support/demo-postings.ts";

const { findWage } = readDemoReference();

test("only physicians in full-time jobs on site are offered a visa", () => {
  const canSponsor = (job: PostingContent) =>
    job.profession === "physician" && job.employmentType === "full-time" && job.workplace !== "remote";
  expect(breaches((job) => /J-1|H-1B/.test(toOffer(job)), canSponsor)).toEqual([]);
});

test("only licensed clinicians at health centers have federal malpractice coverage", () => {
  const centers = new Set(
    pools.employers.filter(({ kind }) => kind === "health-center").map(({ name }) => name),
  );
  const isCovered = (job: PostingContent) => centers.has(job.employer.name) && isLicensed(job);
  expect(breaches((job) => /Federal Tort|National Health Service/.test(toOffer(job)), isCovered)).toEqual([]);
  expect(breaches((job) => /malpractice/i.test(toOffer(job)), isLicensed)).toEqual([]);
});

test("retirement plans and loan forgiveness suit the employer", () => {
  const nonprofit = new Set(
    pools.employers
      .filter(({ kind }) => /^(?:system|hospital|health-center|behavioral)$/.test(kind))
      .map(({ name }) => name),
  );
  const isNonprofit = (job: PostingContent) => nonprofit.has(job.employer.name);
  expect(breaches((job) => /403\(b\)|457\(b\)|PSLF/.test(toOffer(job)), isNonprofit)).toEqual([]);
  expect(
    breaches(
      (job) => /401\(k\)/.test(toOffer(job)),
      (job) => !isNonprofit(job),
    ),
  ).toEqual([]);
});

test("a sign-on bonus is below 15% of a year's pay, or 30% for physicians", () => {
  const toShare = (job: PostingContent) => {
    const hourly = toHourlyCents((job.salaryMinCents ?? job.salaryMaxCents)!, {
      ...job,
      hoursPerWeek: job.facts.hoursPerWeek!,
    });
    const bonus = Number(job.facts.signOnBonus!.replace(/[$,]/g, ""));
    return (bonus * 100) / (hourly! * job.facts.hoursPerWeek! * 52);
  };
  const isPaid = (job: PostingContent) =>
    Boolean(job.facts.signOnBonus && (job.salaryMinCents ?? job.salaryMaxCents));
  expect(breaches(isPaid, (job) => toShare(job) < (job.profession === "physician" ? 0.3 : 0.15))).toEqual([]);
  expect(
    breaches(
      (job) => Boolean(job.facts.signOnBonus),
      (job) => job.employmentType === "full-time",
    ),
  ).toEqual([]);
});

test("shifts times hours make the week that a schedule states", () => {
  for (const [name, schedule] of Object.entries(pools.schedules)) {
    const { full, part } = expectedWeeks[name] ?? { full: undefined, part: undefined };
    expect.soft([name, schedule.week], name).toEqual([name, full]);
    expect.soft([name, schedule.partWeek], name).toEqual([name, part]);
  }
  expect(
    breaches(
      (job) => /^24 hours on/.test(job.facts.schedule ?? ""),
      (job) => job.facts.hoursPerWeek === 42,
    ),
  ).toEqual([]);
});

const perMonth = (hours: number) => Math.round((hours * 12) / 52);
/** Hours a week worked out from the words of each schedule, in full and in part time. */
const expectedWeeks: Record<string, { full: number; part: number }> = {
  ...Object.fromEntries(
    ["12d", "12n", "12r", "12w", "uc12", "field12", "rw"].map((name) => [
      name,
      { full: 3 * 12, part: 2 * 12 },
    ]),
  ),
  ...Object.fromEntries(
    ["8d", "8e", "8n", "clinic", "field"].map((name) => [name, { full: 5 * 8, part: 3 * 8 }]),
  ),
  ...Object.fromEntries(
    ["10d", "10e", "4x10", "fieldw", "r10"].map((name) => [name, { full: 4 * 10, part: 2 * 10 }]),
  ),
  r8d: { full: 5 * 8, part: 5 * 4 },
  r8e: { full: 5 * 8, part: 4 * 5 },
  rn: { full: (7 * 10) / 2, part: 2 * 10 },
  school: { full: 5 * 7.5, part: 3 * 7.5 },
  "7on7offd": { full: (7 * 12) / 2, part: (7 * 12) / 4 },
  "7on7offn": { full: (7 * 12) / 2, part: (7 * 12) / 4 },
  em: { full: perMonth(14 * 9), part: perMonth(8 * 9) },
  emn: { full: perMonth(12 * 10), part: perMonth(6 * 10) },
  or: { full: 5 * 9, part: 3 * 9 },
  call24: { full: perMonth(5 * 24 + 7 * 8) - 1, part: perMonth(3 * 24 + 3 * 8) },
  ems12: { full: (7 * 12) / 2, part: 2 * 12 },
  ems24: { full: (7 * 24) / 4, part: 24 },
  ems48: { full: (7 * 48) / 6, part: 24 },
};

test("assignments state hours and weeks and are paid by the hour or the shift", () => {
  const isAssigned = (job: PostingContent) => hasType(job, assignments);
  expect(breaches(isAssigned, ({ facts }) => Boolean(facts.hoursPerWeek && facts.contractWeeks))).toEqual([]);
  expect(breaches(isAssigned, (job) => job.payUnit !== "year")).toEqual([]);
  const isPackage = ({ payUnit }: PostingContent) => payUnit === "week";
  expect(jobs.filter(isPackage).length).toBeGreaterThan(20);
  expect(
    breaches(isPackage, ({ employmentType, salaryMinCents: least, facts }) => {
      const {
        taxableHourlyCents: wage = 0,
        lodgingWeeklyCents: bed = 0,
        mealsWeeklyCents: meals = 0,
      } = facts;
      const sum = wage * facts.hoursPerWeek! + bed + meals;
      return employmentType === "travel" && (least === null ? sum === 0 : sum === least);
    }),
  ).toEqual([]);
  expect(
    breaches(
      ({ urgency }) => urgency === "urgent",
      ({ facts }) => !deniesUrgent(facts.startDate),
    ),
  ).toEqual([]);
  expect(
    breaches(
      (job) => job.payUnit === "shift",
      (job) => job.shiftHours !== null,
    ),
  ).toEqual([]);
  expect(
    breaches(
      (job) => hasType(job, "prn per-diem"),
      (job) => job.payUnit === "hour" && !job.facts.hoursPerWeek,
    ),
  ).toEqual([]);
  expect(
    breaches(
      (job) => job.employmentType === "part-time",
      ({ facts }) => facts.hoursPerWeek! < 30,
    ),
  ).toEqual([]);
});

test("no assignment is annualized in pay or text", () => {
  const isTemporary = (job: PostingContent) => hasType(job, `${assignments} prn per-diem`);
  const toNote = (job: PostingContent) =>
    `${toPayView({ ...job, hoursPerWeek: job.facts.hoursPerWeek ?? null, contractWeeks: job.facts.contractWeeks ?? null }).note}`;
  expect(breaches(isTemporary, (job) => !/a year/.test(toNote(job)))).toEqual([]);
  expect(breaches(isTemporary, (job) => !/\$[\d,]{6,}|a year's pay|annual salary/.test(toText(job)))).toEqual(
    [],
  );
});

test("pay lies inside the occupation's range where the work is, at the hours stated", () => {
  const toRate = (job: PostingContent) =>
    toHourlyCents((job.salaryMinCents ?? job.salaryMaxCents)!, {
      ...job,
      hoursPerWeek: job.facts.hoursPerWeek ?? null,
    })! / 100;
  const isRegular = (job: PostingContent) =>
    hasType(job, "full-time part-time") &&
    job.profession !== "physician" &&
    (job.salaryMinCents ?? job.salaryMaxCents) !== null;
  const isInside = (job: PostingContent) => {
    const socs = new Set(
      pools.roles
        .filter((role) => role.profession === job.profession)
        .map((role) => role.soc ?? findProfession(job.profession)!.soc),
    );
    const lifts = pools.roles.filter((role) => role.profession === job.profession).map((role) => role.lift);
    return [...socs].some((soc) => {
      const { floor, median, spread } = findWage(soc, job.stateCode, null);
      const [low, high] = [floor * 0.65, median * spread(0.9) * Math.max(1, ...lifts) * 1.2].map(
        (yearly) => yearly / 2080,
      );
      return toRate(job) >= low! && toRate(job) <= high!;
    });
  };
  expect(breaches(isRegular, isInside)).toEqual([]);
  const hasRate = (job: PostingContent) => (job.salaryMinCents ?? job.salaryMaxCents) !== null;
  expect(breaches(hasRate, (job) => toRate(job) >= 15)).toEqual([]);
  const isHigh = (job: PostingContent) => hasRate(job) && /^(?:CA|WA|NY|NJ|CT|DC)$/.test(job.stateCode ?? "");
  expect(breaches(isHigh, (job) => toRate(job) >= 18)).toEqual([]);
});

test("benefits fit the kind of job", () => {
  const permanent =
    /PTO|40[13]\(|parental|Relocation|Loan repayment|disability|Guaranteed|Sign-on|tuition|Clinical ladder/i;
  expect(
    breaches(
      (job) => hasType(job, "prn per-diem"),
      (job) => !permanent.test(toOffer(job)),
    ),
  ).toEqual([]);
  const lasting = /PTO|40[13]\(|parental|Relocation|Loan repayment|Sign-on|PSLF|tuition/i;
  expect(
    breaches(
      (job) => hasType(job, assignments),
      (job) => !lasting.test(toOffer(job)),
    ),
  ).toEqual([]);
  expect(
    breaches(
      (job) => job.employmentType === "part-time",
      (job) => !/Sign-on|PSLF|1x salary|\d days of PTO/.test(toOffer(job)),
    ),
  ).toEqual([]);
});
