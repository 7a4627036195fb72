import { expect } from "vitest";
import { findProfession } from "#app/facts/reference/profession/professions.ts";
import type { PostingContent } from "#app/jobs/postings/record/posting-content.ts";
import { createDemoJobs } from "../../scripts/demo/demo-jobs.ts";
import { readPools } from "../../scripts/demo/pools.ts";

/** A Thursday, 10 am in New York. */
export const now = Date.UTC(2026, 6, 16, 15);
export const jobs = createDemoJobs(now);
export const pools = readPools();

export const toText = (job: PostingContent) => job.descriptionHtml.replace(/<[^>]+>/g, " ");
export const toDuties = (job: PostingContent) => job.responsibilities.join("; ");
export const toOffer = (job: PostingContent) => [...job.benefits, job.facts.visa].join("; ");
export const toAll = (job: PostingContent) =>
  [toText(job), toDuties(job), toOffer(job), ...job.requirements, job.title].join("; ");
const toGroup = (job: PostingContent) => findProfession(job.profession)?.group ?? "";
export const isLicensed = (job: PostingContent) => findProfession(job.profession)?.license === "state";
export const needsPrivileges = (job: PostingContent) =>
  /^(?:physician|advanced-practice)$/.test(toGroup(job));
export const hasType = (job: PostingContent, types: string) =>
  types.split(" ").includes(job.employmentType ?? "");
/** Employment types for work of a few weeks. */
export const assignments = "travel locum temporary contract";

/** Lists every posting in question that breaks the rule; at least one has to be in question. */
export function breaches(
  isInQuestion: (job: PostingContent) => boolean,
  isFine: (job: PostingContent) => boolean,
): string[] {
  const inQuestion = jobs.filter(isInQuestion);
  expect(inQuestion.length).toBeGreaterThan(0);
  return inQuestion
    .filter((job) => !isFine(job))
    .map((job) => `${job.source?.externalId} ${job.title} (${job.employmentType})`);
}
