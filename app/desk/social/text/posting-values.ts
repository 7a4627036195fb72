import { findState } from "#app/facts/reference/place/states.ts";
import { findProfession } from "#app/facts/reference/profession/professions.ts";
import { findSpecialty } from "#app/facts/reference/profession/specialties.ts";
import { toPlaceText } from "#app/jobs/postings/record/card-view.ts";
import { shiftNamesAlone, typeNames } from "#app/jobs/postings/record/job-names.ts";
import type { JobListing } from "#app/jobs/postings/record/listings.server.ts";
import { toPayView } from "#app/jobs/postings/record/pay.ts";
import { paths } from "#app/paths.ts";
import { fillAll, type Links, type SharedValues } from "./fill-text.ts";
import { mapNetworks, type NetworkTexts, networkTerms } from "./networks.ts";

/** Removes line breaks and bidirectional marks, which would affect the text around it. */
const toLine = (text: string): string =>
  text
    .replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, "")
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim();

export function toSharedValues(job: JobListing): SharedValues {
  const { amount, unit } = toPayView(job);
  return {
    title: toLine(job.title),
    employer: toLine(job.employer),
    place: toLine(toPlaceText(job) ?? ""),
    pay: unit ? `${amount} ${unit}` : "",
    type: job.employmentTypeInferred ? "" : typeNames[job.employmentType],
    shift: job.shift ? shiftNamesAlone[job.shift] : "",
    tags: toTags(job),
  };
}

const toTag = (name: string): string => `#${name.replace(/[^A-Za-z0-9]+/g, "")}`;

function toTags({ profession, specialty, stateCode, workplace }: JobListing): string {
  const state = workplace === "remote" ? null : findState(stateCode);
  const names = [
    findProfession(profession)?.name,
    findSpecialty(specialty)?.name,
    state && `${state.name} jobs`.replace(/\b[a-z]/g, (letter) => letter.toUpperCase()),
    "Healthcare Jobs",
  ];
  return [...new Set(names.flatMap((name) => (name ? [toTag(name)] : [])))].join(" ");
}

/** Analytics counts the post's visits under this name. */
export const toCampaign = (postId: number): string => `social-${postId}`;

export function toLinks(siteUrl: string, slug: string, postId: number): Links {
  return mapNetworks((network) => {
    const url = new URL(paths.job(slug), siteUrl);
    url.searchParams.set("utm_source", networkTerms[network].source);
    url.searchParams.set("utm_medium", "social");
    url.searchParams.set("utm_campaign", toCampaign(postId));
    return url.href;
  });
}

/** What a post says now, given its posting. */
export const toFilled = (
  texts: NetworkTexts,
  job: JobListing,
  { siteUrl, postId }: { siteUrl: string; postId: number },
): NetworkTexts => fillAll(texts, toSharedValues(job), toLinks(siteUrl, job.slug, postId));
