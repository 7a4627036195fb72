import { parsePayUnit } from "#app/jobs/reading/pay/pay-units.ts";
import { emptyPosting, type Posting } from "./posting.ts";
import { isObject, type Json, toItems, toObject, toStrings, toText } from "./usajobs.ts";

type Job = Record<string, Json>;

/**
 * Postings of systems that employers recruit with, as their public lists have them: Lever (Postings API), Ashby (Job
 * Postings API), SmartRecruiters (Posting API), Workable (widget). Null for anything else.
 */
export function fromRecruitingSystem(value: Json): Posting | null {
  if (!isObject(value)) return null;
  const reader = readers.find(({ has }) => has.every((key) => key in value));
  return reader ? reader.read(value) : null;
}

/** Of a list that leaves out what a posting needs: what to send instead. */
export const findUnreadableList = (value: Json): string | null =>
  isObject(value) && "externalPath" in value && "title" in value
    ? "This is a list of Workday, which has neither the employer nor the text. Send the postings themselves or another feed."
    : null;

const readers: readonly { has: readonly string[]; read: (job: Job) => Posting }[] = [
  { has: ["hostedUrl", "text"], read: fromLever },
  { has: ["jobUrl", "title", "publishedAt"], read: fromAshby },
  { has: ["name", "company", "releasedDate"], read: fromSmartRecruiters },
  { has: ["shortcode", "title", "application_url"], read: fromWorkable },
];

function fromLever(job: Job): Posting {
  const url = toText(job.hostedUrl);
  const categories = toObject(job.categories);
  const pay = toObject(job.salaryRange);
  return {
    ...emptyPosting,
    ...toLinks(toText(job.id), url, job.applyUrl),
    title: toText(job.text),
    employer: toBoard(url),
    description: [job.description, job.descriptionPlain].map(toText).find(Boolean) ?? "",
    location: toText(categories.location),
    morePlaces: toStrings(categories.allLocations),
    country: toText(job.country),
    posted: toDay(job.createdAt),
    pay: toPay(pay.min, pay.max, toText(pay.currency), toText(pay.interval)),
    employmentTypes: toStrings(categories.commitment),
    workplace: toText(job.workplaceType),
    department: toText(categories.department),
    categories: toStrings(categories.team),
  };
}

function fromAshby(job: Job): Posting {
  const url = toText(job.jobUrl);
  return {
    ...emptyPosting,
    ...toLinks(toText(job.id), url, job.applyUrl),
    title: toText(job.title),
    employer: toBoard(url),
    description: toText(job.descriptionHtml) || toText(job.descriptionPlain),
    location: toText(job.location),
    morePlaces: toItems(job.secondaryLocations).map((place) => toText(toObject(place).location)),
    posted: toText(job.publishedAt),
    payText: toText(toObject(job.compensation).compensationTierSummary),
    employmentTypes: toStrings(job.employmentType),
    workplace: toText(job.workplaceType),
    isTelecommute: job.isRemote === true,
    department: toText(job.department),
    categories: toStrings(job.department),
  };
}

function fromSmartRecruiters(job: Job): Posting {
  const place = toObject(job.location);
  const company = toObject(job.company);
  const sections = toObject(toObject(job.jobAd).sections);
  const text = (name: string) => toText(toObject(sections[name]).text);
  const id = toText(job.id);
  const board = toText(company.identifier);
  const url = toText(job.postingUrl) || (board && `https://jobs.smartrecruiters.com/${board}/${id}`);
  return {
    ...emptyPosting,
    ...toLinks(id, url, job.applyUrl),
    title: toText(job.name),
    employer: toText(company.name),
    employerAbout: text("companyDescription"),
    description: [text("jobDescription"), text("qualifications"), text("additionalInformation")].join("\n"),
    city: toText(place.city),
    state: toText(place.region),
    postalCode: toText(place.postalCode),
    country: toText(place.country),
    isTelecommute: place.remote === true,
    posted: toText(job.releasedDate),
    employmentTypes: toStrings(toObject(job.typeOfEmployment).label),
    department: toText(toObject(job.department).label),
    categories: toStrings(toObject(job.department).label),
    requisitionId: toText(job.refNumber),
  };
}

function fromWorkable(job: Job): Posting {
  const url = toText(job.url) || toText(job.shortlink);
  return {
    ...emptyPosting,
    ...toLinks(toText(job.shortcode), url, job.application_url),
    title: toText(job.title),
    employer: toText(job.company) || toBoard(url),
    description: [job.description, job.requirements, job.benefits].map(toText).join("\n"),
    city: toText(job.city),
    state: toText(job.state),
    country: toText(job.country),
    isTelecommute: job.telecommuting === true,
    posted: toText(job.published_on) || toText(job.created_at),
    employmentTypes: toStrings(job.employment_type),
    department: toText(toItems(job.department)[0]),
    categories: toItems(job.department).map(toText),
    requisitionId: toText(job.code),
  };
}

const toLinks = (id: string, url: string, applyUrl: Json) => ({
  externalId: id || url,
  url,
  applyUrl: toText(applyUrl) || url,
});

/** "levercare" in "https://jobs.lever.co/levercare/aaaa". */
function toBoard(url: string): string {
  if (!URL.canParse(url)) return "";
  return decode(new URL(url).pathname.split("/")[1] ?? "").replace(/[-_]+/g, " ");
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Lever writes milliseconds. */
function toDay(value: Json): string {
  const date = typeof value === "number" ? new Date(value) : null;
  return date && !Number.isNaN(date.getTime()) ? date.toISOString() : toText(value);
}

/** "per-hour-wage", "per-year-salary", "bi-weekly-salary" */
function toPay(min: Json, max: Json, currency: string, interval: string): Posting["pay"] {
  const [least, most] = [min, max].map((amount) => (typeof amount === "number" ? amount : null));
  if ((currency && currency !== "USD") || (least === null && most === null)) return null;
  return { min: least!, max: most!, unit: parsePayUnit(interval.replace(/-(?:wage|salary)$/, "")) };
}
