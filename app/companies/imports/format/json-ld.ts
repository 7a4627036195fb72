import { parsePayUnit } from "#app/jobs/reading/pay/pay-units.ts";
import { emptyPosting, type Posting } from "./posting.ts";
import {
  isObject,
  type Json,
  toItems,
  toList,
  toName,
  toNumber,
  toObject,
  toStrings,
  toText,
} from "./usajobs.ts";

/** Feeds write any case, a list of types, or a type without the schema.org address. */
const isJobPosting = (value: Json): value is Record<string, Json> =>
  isObject(value) && toStrings(value["@type"]).some((type) => /(?:^|[/:])jobposting$/i.test(type));

export function findJobPostings(value: Json, depth = 0): Record<string, Json>[] {
  if (depth > 4) return [];
  if (Array.isArray(value)) return value.flatMap((item) => findJobPostings(item, depth + 1));
  if (isJobPosting(value)) return [value];
  const { "@graph": graph, itemListElement, item, mainEntity } = toObject(value);
  return [graph, itemListElement, item, mainEntity].flatMap((part) =>
    part ? findJobPostings(part, depth + 1) : [],
  );
}

export function fromJsonLd(job: Record<string, Json>): Posting {
  const organization = toItems(job.hiringOrganization)[0];
  const place = toObject(toItems(job.jobLocation)[0]);
  const address = toItems(place.address)[0];
  const parts = toObject(address);
  const geo = toObject(place.geo);
  const identifier = toItems(job.identifier)[0];
  const url = toText(job.url) || toText(job["@id"]);
  const isTelecommute = toStrings(job.jobLocationType).some((type) => /telecommute/i.test(type));
  const experience = toObject(toItems(job.experienceRequirements)[0]);
  const education = toObject(toItems(job.educationRequirements)[0]);
  return {
    ...emptyPosting,
    externalId: toText(toObject(identifier).value) || toText(identifier) || url,
    title: toText(job.title) || toText(job.name),
    employer: toName(organization),
    employerAbout: toText(toObject(organization).description),
    employerWebsite: toText(toObject(organization).url) || toText(toObject(organization).sameAs),
    description: toText(job.description),
    city: toText(parts.addressLocality),
    state: toName(parts.addressRegion),
    postalCode: toText(parts.postalCode),
    country: toName(parts.addressCountry),
    location: toText(address) || toText(toItems(job.jobLocation)[0]) || toText(place.name),
    lat: toNumber(geo.latitude),
    lon: toNumber(geo.longitude),
    morePlaces: toItems(job.jobLocation).slice(1).flatMap(toFurtherPlace),
    applyUrl: url,
    url,
    posted: toText(job.datePosted),
    closes: toText(job.validThrough),
    pay: toSalary(job.baseSalary),
    payText: toText(job.baseSalary),
    employmentTypes: toStrings(job.employmentType),
    isTelecommute,
    applicantPlaces: toStrings(job.applicantLocationRequirements),
    categories: [
      ...toStrings(job.occupationalCategory),
      ...toStrings(job.industry),
      ...toStrings(job.employmentUnit),
    ],
    occupationCode: toStrings(job.occupationalCategory)[0] ?? "",
    education: toText(education.credentialCategory) || toName(job.educationRequirements),
    experience: toText(job.experienceRequirements) || toText(experience.description),
    experienceMonths: toNumber(experience.monthsOfExperience),
    responsibilities: toList(job.responsibilities),
    requirements: toList(job.qualifications),
    skills: toList(job.skills),
    benefits: toList(job.jobBenefits),
    schedule: toText(job.workHours),
    isImmediate: job.jobImmediateStart === true,
    openings: toNumber(job.totalJobOpenings),
    startDate: toText(job.jobStartDate),
  };
}

function toFurtherPlace(place: Json): string[] {
  const { addressLocality, addressRegion, addressCountry } = toObject(toItems(toObject(place).address)[0]);
  const isHere = /^(?:|us|usa|united states(?: of america)?)$/i.test(toName(addressCountry).trim());
  const name = [toText(addressLocality), toName(addressRegion)].filter(Boolean).join(", ");
  return isHere ? [name] : [];
}

function toSalary(value: Json): Posting["pay"] {
  const salary = toObject(toItems(value)[0]);
  const amount = toItems(salary.value)[0];
  const parts = toObject(amount);
  const currency = toText(salary.currency);
  if (currency && !/^(?:usd|us\$|\$)$/i.test(currency)) return null;
  const exact = toNumber(amount) ?? toNumber(parts.value);
  const min = toNumber(parts.minValue) ?? toNumber(salary.minValue) ?? exact;
  const max = toNumber(parts.maxValue) ?? toNumber(salary.maxValue) ?? exact;
  if (min === null && max === null) return null;
  return { min, max, unit: parsePayUnit(toText(parts.unitText) || toText(salary.unitText)) };
}
