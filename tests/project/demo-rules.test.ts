import { expect, test } from "vitest";
import type { PostingContent } from "#app/jobs/postings/record/posting-content.ts";
import { dayMs } from "#app/kit/platform/durations.ts";
import {
  assignments,
  breaches,
  hasType,
  isLicensed,
  jobs,
  needsPrivileges,
  pools,
  toAll,
  toDuties,
  toOffer,
  toText,
} from "../support/demo-postings.ts";

test("remote work comes with no visa, relocation, call, housing or parking", () => {
  const isRemote = (job: PostingContent) => job.workplace === "remote";
  const onsite = /visa|J-1|H-1B|relocat|parking|housing|childcare|rental car|\btour\b|cafeteria/i;
  expect(breaches(isRemote, (job) => !onsite.test(toAll(job)))).toEqual([]);
  expect(breaches(isRemote, (job) => !job.facts.call || job.facts.call === "None")).toEqual([]);
  expect(
    breaches(
      (job) => isRemote(job) && !isLicensed(job),
      (job) => !/licen[sc]|malpractice|\bCE\b/i.test(toAll(job)),
    ),
  ).toEqual([]);
});

test("a census is never above the number of beds", () => {
  const pairs = jobs.flatMap((job) => [
    ...toText(job).matchAll(/has (\d+) beds and an average census of (\d+)/g),
  ]);
  expect(pairs.length).toBeGreaterThan(0);
  for (const [, beds, census] of pairs) expect(Number(census)).toBeLessThanOrEqual(Number(beds));
});

test("a unit has fewer beds than its hospital", () => {
  const beds = new Map(
    pools.employers.flatMap(({ kind, name, about }) => {
      const total = kind === "hospital" && about.join(" ").match(/(\d+)(?:-bed| beds)/)?.[1];
      return total ? [[name, Number(total)] as const] : [];
    }),
  );
  expect(beds.size).toBe(12);
  const toUnitBeds = (job: PostingContent) => Number(job.facts.unit?.match(/(\d+)-bed/)?.[1] ?? 0);
  const isWhole = (job: PostingContent) => toUnitBeds(job) === beds.get(job.employer.name);
  const isPart = (job: PostingContent) => toUnitBeds(job) <= beds.get(job.employer.name)! / 3;
  expect(
    breaches(
      (job) => beds.has(job.employer.name) && toUnitBeds(job) > 0,
      (job) => isWhole(job) || isPart(job),
    ),
  ).toEqual([]);
});

test("day shifts have no night duties, and weekday schedules no weekends", () => {
  const isDay = (job: PostingContent) => job.shift === "day" || job.shift === "evening";
  const nights = /\bnights?\b|overnight|midnight/i;
  expect(
    breaches(isDay, (job) => !nights.test(`${toDuties(job)}; ${toOffer(job)}; ${job.facts.ratio}`)),
  ).toEqual([]);
  expect(breaches(isDay, (job) => !/night shift|at night|overnight/i.test(toText(job)))).toEqual([]);
  const isWeekdays = (job: PostingContent) =>
    /^(?:Monday to Friday|Four 10-hour weekdays)/.test(job.facts.schedule ?? "");
  expect(
    breaches(
      isWeekdays,
      (job) => !/weekend|holiday/i.test([...job.requirements, job.facts.differentials].join()),
    ),
  ).toEqual([]);
});

test("an assignment starts after credentialing, and nobody else is promised an earlier start", () => {
  const toStart = (job: PostingContent) => Date.parse(`${job.facts.startDate}, 2026 12:00 UTC`);
  const toWeeks = (job: PostingContent) => (toStart(job) - job.postedAt) / dayMs / 7;
  const isAssigned = (job: PostingContent) => hasType(job, assignments);
  expect(
    breaches(isAssigned, (job) => toWeeks(job) >= (needsPrivileges(job) ? 10 : isLicensed(job) ? 6 : 4)),
  ).toEqual([]);
  const credentialing = (job: PostingContent) =>
    Number(toText(job).match(/Credentialing takes about (\d+) weeks/)?.[1] ?? 0);
  expect(
    breaches(
      (job) => credentialing(job) > 0,
      (job) => credentialing(job) < toWeeks(job),
    ),
  ).toEqual([]);
  expect(
    breaches(
      needsPrivileges,
      (job) => !/30 days|three weeks from/.test(`${job.facts.startDate} ${toText(job)}`),
    ),
  ).toEqual([]);
});

test("titles repeat no word", () => {
  const toWords = (title: string) =>
    title
      .toLowerCase()
      .match(/[a-z]{2,}/g)!
      .filter((word) => word !== "and");
  expect(
    breaches(
      () => true,
      ({ title }) => new Set(toWords(title)).size === toWords(title).length,
    ),
  ).toEqual([]);
});

test("a posting asks for a license exactly where its chip says so", () => {
  const asks = (job: PostingContent) =>
    job.requirements.some((text) => / license\b/i.test(text) && !/driver|administrator/i.test(text));
  expect(breaches((job) => isLicensed(job) && job.licenseStates.length > 0, asks)).toEqual([]);
  expect(
    breaches(
      (job) => !isLicensed(job),
      (job) => !asks(job),
    ),
  ).toEqual([]);
  const isMultistate = (job: PostingContent) => job.requirements.some((text) => /multistate/i.test(text));
  expect(breaches(isLicensed, (job) => isMultistate(job) === (job.compactAccepted === true))).toEqual([]);
});

test("a posting that asks for experience says nothing to new graduates", () => {
  const beginner = /new graduates?\b|no experience|After graduation|Residency stipend/i;
  expect(
    breaches(
      (job) => (job.experienceMonths ?? 0) > 0,
      (job) => !beginner.test(`${toAll(job)} ${job.facts.startDate}`),
    ),
  ).toEqual([]);
  expect(
    breaches(
      (job) => job.employmentType === "travel",
      (job) => (job.experienceMonths ?? 0) >= 12,
    ),
  ).toEqual([]);
});

test("call duties come only with call", () => {
  const takesCall = /\b(?:take|share|trauma|STEMI|fracture) call\b|call rotation/i;
  const hasNone = (job: PostingContent) => hasType(job, "prn per-diem") || /^No/.test(job.facts.call ?? "");
  expect(breaches(hasNone, (job) => !takesCall.test(toDuties(job)))).toEqual([]);
});

test("clinics and long-term care buildings post no hospital units", () => {
  const kinds = new Map(pools.employers.map(({ name, kind }) => [name, kind]));
  const isOutside = (job: PostingContent) =>
    /^(?:clinic|ltc|dental|dialysis|home-health|health-center)$/.test(kinds.get(job.employer.name) ?? "");
  expect(
    breaches(
      isOutside,
      (job) =>
        !/inpatient|\bICU\b|\bOR\b|emergency department|NICU|telemetry/i.test(
          `${job.title} ${job.facts.unit}`,
        ),
    ),
  ).toEqual([]);
});

test("nurse ratios in California and Oregon stay within state law", () => {
  const limits: Record<string, number> = { CA: 5, OR: 4 };
  const toMost = (job: PostingContent) =>
    Math.max(0, ...[...(job.facts.ratio ?? "").matchAll(/1:(\d+)/g)].map(([, n]) => Number(n)));
  const isHospitalNurse = (job: PostingContent) =>
    job.profession === "registered-nurse" && job.setting === "Hospital";
  expect(
    breaches(
      (job) => isHospitalNurse(job) && (job.stateCode ?? "") in limits,
      (job) => toMost(job) <= (job.specialty === "progressive-care" ? 3 : limits[job.stateCode!]!),
    ),
  ).toEqual([]);
});

test("the English is American and plain", () => {
  const foreign =
    /\bwards?\b|\b(?:a|the|this|open|permanent|night) posts?\b(?!-)|\bautumn|\bdear\b|\bwhoever|\bof which\b|\bwhom\b|\bcolour|\bprogramme\b|\bstands (?:for|in)\b|\btwelves\b|\bclaw-?back/i;
  const toWhole = (job: PostingContent) =>
    `${toAll(job)} ${Object.values(job.facts).join(" ")} ${job.employer.about}`;
  expect(
    breaches(
      () => true,
      (job) => !foreign.test(toWhole(job)),
    ),
  ).toEqual([]);
});
