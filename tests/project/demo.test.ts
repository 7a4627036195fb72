import { expect, test } from "vitest";
import { hoursPerYear } from "#app/facts/reference/pay/full-time.ts";
import { findState, states } from "#app/facts/reference/place/states.ts";
import { findProfession, professions } from "#app/facts/reference/profession/professions.ts";
import { findSpecialty } from "#app/facts/reference/profession/specialties.ts";
import { toHourlyCents } from "#app/jobs/postings/record/pay-amounts.ts";
import { type PostingContent, toFingerprint } from "#app/jobs/postings/record/posting-content.ts";
import { toPostingDay } from "#app/jobs/postings/record/posting-key.ts";
import { employmentTypes } from "#app/kit/platform/column-words.ts";
import { dayMs } from "#app/kit/platform/durations.ts";
import { createDemoJobs } from "../../scripts/demo/demo-jobs.ts";
import { readDemoReference } from "../../scripts/demo/demo-reference.ts";
import { createRandom } from "../../scripts/demo/seeded-random.ts";
import { readCsv } from "../../scripts/load/source/csv.ts";
import { jobs, now } from "../support/demo-postings.ts";
import { isWhole } from "../support/whole-run.ts";

const reference = readDemoReference();

const breaches = (isFine: (job: PostingContent) => boolean) =>
  jobs.filter((job) => !isFine(job)).map((job) => `${job.source?.externalId} ${job.title}`);
const countBy = (toKey: (job: PostingContent) => string | null) => {
  const counts = new Map<string | null, number>();
  for (const job of jobs) counts.set(toKey(job), (counts.get(toKey(job)) ?? 0) + 1);
  return counts;
};
const toText = (job: PostingContent) => job.descriptionHtml.replace(/<[^>]+>/g, " ");

test("there are 1,200 openings, none twice, from about 80 employers, some ten of them agencies", () => {
  expect(jobs).toHaveLength(1200);
  expect(new Set(jobs.map(toFingerprint)).size).toBe(1200);
  expect(new Set(jobs.map((job) => job.source?.externalId)).size).toBe(1200);
  const employers = new Map(jobs.map((job) => [job.employer.name, job.employer.kind]));
  expect(employers.size).toBeGreaterThanOrEqual(75);
  expect([...employers.values()].filter((kind) => kind === "agency").length).toBe(10);
});

test("two runs give the same postings, and the dates go with the clock", () => {
  expect(createDemoJobs(now)).toEqual(jobs);
  const later = createDemoJobs(now + 3 * dayMs);
  for (const date of ["postedAt", "confirmedAt", "validThrough"] as const) {
    expect(later.map((job) => job[date] - 3 * dayMs)).toEqual(jobs.map((job) => job[date]));
  }
  expect(later.map((job) => job.title)).toEqual(jobs.map((job) => job.title));
});

test("every state, employment type and at least 35 professions have openings, in the field's proportions", () => {
  const byState = countBy((job) => job.stateCode);
  expect(states.filter((state) => (byState.get(state.code) ?? 0) < 3)).toEqual([]);
  const byType = countBy((job) => job.employmentType);
  expect(employmentTypes.filter((type) => (byType.get(type) ?? 0) < 10)).toEqual([]);
  const byProfession = countBy((job) => job.profession);
  expect(professions.filter((p) => byProfession.has(p.slug)).length).toBeGreaterThanOrEqual(35);
  const percent = (slug: string) => ((byProfession.get(slug) ?? 0) / jobs.length) * 100;
  expect(percent("registered-nurse")).toBeCloseTo(28, 0);
  expect(percent("physician")).toBeCloseTo(16, 0);
});

test("professions and specialties are ones of the taxonomy, cities stand where they are", () => {
  expect(breaches((job) => findProfession(job.profession) !== null)).toEqual([]);
  expect(breaches((job) => job.specialty === null || findSpecialty(job.specialty) !== null)).toEqual([]);
  const isAt = ({ city, stateCode, lat, lon }: PostingContent) =>
    (reference.citiesByState.get(stateCode ?? "") ?? []).some(
      (place) => place.name === city && place.lat === lat && place.lon === lon,
    );
  expect(breaches((job) => (job.workplace === "remote" ? job.city === null : isAt(job)))).toEqual([]);
});

test("a title names the work and nothing else", () => {
  const employers = new Set(jobs.map((job) => job.employer.name));
  expect(breaches((job) => job.title.length >= 3 && job.title.length <= 90)).toEqual([]);
  expect(breaches((job) => !/[$!*]|\d{2}|urgent hiring|sign.on/i.test(job.title.replace("911", "")))).toEqual(
    [],
  );
  expect(breaches((job) => !job.city || !new RegExp(`\\b${job.city}\\b`).test(job.title))).toEqual([]);
  expect(breaches((job) => !employers.has(job.title) && !job.title.includes(job.employer.name))).toEqual([]);
  expect(breaches((job) => !/\b[A-Z]{6,}\b/.test(job.title))).toEqual([]);
});

test("pay lies where the occupation's does, and a few postings are silent about it", () => {
  const yearly = (job: PostingContent) =>
    [job.salaryMinCents, job.salaryMaxCents].flatMap((cents) =>
      cents === null ? [] : [(toHourlyCents(cents, { ...job, hoursPerWeek: null })! * hoursPerYear) / 100],
    );
  const least = (job: PostingContent) => (job.profession === "physician" ? 140_000 : 27_000);
  expect(
    breaches((job) => yearly(job).every((dollars) => dollars >= least(job) && dollars <= 1_300_000)),
  ).toEqual([]);
  expect(
    breaches((job) => (job.salaryMinCents ?? 0) <= (job.salaryMaxCents ?? Number.POSITIVE_INFINITY)),
  ).toEqual([]);
  expect(breaches((job) => job.payUnit !== "shift" || job.shiftHours !== null)).toEqual([]);
  const silent = jobs.filter((job) => yearly(job).length === 0).length;
  expect(silent).toBeGreaterThan(40);
  expect(silent).toBeLessThan(110);
  expect(jobs.filter((job) => yearly(job).length === 1).length).toBeGreaterThan(50);
  const nurses = jobs.filter(
    (job) => job.profession === "registered-nurse" && job.employmentType === "full-time",
  );
  const pay = nurses.flatMap(yearly).sort((a, b) => a - b);
  const median = pay[Math.floor(pay.length / 2)]!;
  expect(median).toBeGreaterThan(80_000);
  expect(median).toBeLessThan(115_000);
});

test("a license is asked for where the state licenses the work, and the nursing compact only inside it", () => {
  const isLicensed = (job: PostingContent) => findProfession(job.profession)?.license === "state";
  expect(breaches((job) => job.licenseStates.every((code) => findState(code) !== null))).toEqual([]);
  expect(
    breaches((job) =>
      job.workplace === "remote"
        ? job.licenseStates.length > 1 || !isLicensed(job)
        : job.licenseStates.join() === (isLicensed(job) ? job.stateCode : ""),
    ),
  ).toEqual([]);
  const isCompact = (job: PostingContent) => findProfession(job.profession)?.compact === "NLC";
  const isInside = (job: PostingContent) =>
    job.licenseStates.every((code) => reference.nurseCompact.has(code));
  expect(breaches((job) => job.compactAccepted !== true || (isCompact(job) && isInside(job)))).toEqual([]);
  const inside = jobs.filter((job) => isCompact(job) && isInside(job));
  expect(inside.filter((job) => job.compactAccepted).length / inside.length).toBeGreaterThan(0.75);
});

test.each(isWhole ? [0, 5, 9, 20] : [5])(
  "at %i hours UTC some are new today, some close soon, some are over",
  (hour) => {
    const at = Date.UTC(2026, 10, 3, hour, 4);
    const drafts = createDemoJobs(at);
    const today = drafts.filter((job) => toPostingDay(job.postedAt) === toPostingDay(at)).length;
    expect(today).toBeGreaterThanOrEqual(23);
    expect(today).toBeLessThanOrEqual(60);
    expect(drafts.filter((job) => job.validThrough <= at).length).toBe(60);
    const closing = drafts.filter(
      (job) => job.validThrough > at && job.validThrough <= at + 3 * dayMs,
    ).length;
    expect(closing).toBeGreaterThanOrEqual(10);
    expect(closing).toBeLessThanOrEqual(40);
    for (const job of drafts) {
      expect(job.postedAt).toBeLessThanOrEqual(job.confirmedAt);
      expect(job.confirmedAt).toBeLessThanOrEqual(at);
      expect(job.confirmedAt).toBeLessThan(job.validThrough);
      expect(job.validThrough <= at || at - job.postedAt < 31 * dayMs).toBe(true);
    }
    const urgent = drafts.filter((job) => job.urgency === "urgent").length / drafts.length;
    expect(urgent).toBeGreaterThan(0.08);
    expect(urgent).toBeLessThan(0.16);
  },
);

test("about two in five postings are applied to elsewhere, on addresses that nobody can own", () => {
  expect(
    breaches(
      (job) => job.applyUrl === null || /^https:\/\/careers\.[a-z0-9-]+\.example\//.test(job.applyUrl),
    ),
  ).toEqual([]);
  const elsewhere = jobs.filter((job) => job.applyUrl).length / jobs.length;
  expect(elsewhere).toBeGreaterThan(0.35);
  expect(elsewhere).toBeLessThan(0.45);
});

test("no employer has the name of a real hospital or health system", () => {
  const real = new Set(
    readCsv("data/cms_hospitals.csv").flatMap((row) => [
      row.name!.toLowerCase(),
      row.health_system!.toLowerCase(),
    ]),
  );
  expect(breaches((job) => !real.has(job.employer.name.toLowerCase()))).toEqual([]);
});

test("descriptions are all different, and two of one profession share little of their wording", () => {
  expect(new Set(jobs.map((job) => job.descriptionHtml)).size).toBe(1200);
  const random = createRandom(7);
  const byProfession = new Map<string, PostingContent[]>();
  for (const job of jobs)
    byProfession.set(job.profession!, [...(byProfession.get(job.profession!) ?? []), job]);
  const shared = Array.from({ length: 300 }, () => {
    const first = random.pick(jobs);
    const [a, b] = [first, random.pick(byProfession.get(first.profession!)!.filter((job) => job !== first))];
    return toSharedRatio(toShingles(toText(a)), toShingles(toText(b)));
  });
  expect(shared.sort((a, b) => a - b)[150]!).toBeLessThan(0.35);
});

test("texts are whole sentences without gaps, clichés or exclamation marks", () => {
  const all = (job: PostingContent) =>
    [
      toText(job),
      ...job.requirements,
      ...job.responsibilities,
      ...job.benefits,
      job.experienceRequirements ?? "",
    ].join(" ");
  expect(breaches((job) => !/[{}|!]|undefined|null|NaN| {2,}\.|\.\./.test(all(job)))).toEqual([]);
  expect(
    breaches((job) => !/rock ?star|ninja|fast-paced|passionate|world-class|dynamic team/i.test(all(job))),
  ).toEqual([]);
  expect(breaches((job) => toText(job).split(/\s+/).length >= 80)).toEqual([]);
  expect(breaches((job) => job.responsibilities.length >= 3 && job.requirements.length >= 1)).toEqual([]);
  expect(breaches((job) => !/<(?!\/?(?:p|h3|ul|li)>)/.test(job.descriptionHtml))).toEqual([]);
});

function toShingles(text: string): Set<string> {
  const words = text.toLowerCase().match(/[a-z0-9']+/g) ?? [];
  return new Set(words.slice(4).map((_, at) => words.slice(at, at + 5).join(" ")));
}

function toSharedRatio(a: Set<string>, b: Set<string>): number {
  return [...a].filter((shingle) => b.has(shingle)).length / Math.min(a.size, b.size);
}
