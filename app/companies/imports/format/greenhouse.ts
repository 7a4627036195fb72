import { parsePayUnit } from "#app/jobs/reading/read-pay.ts";
import { emptyPosting, type Posting } from "./posting.ts";
import { isObject, type Json, toItems, toObject, toStrings, toText } from "./values.ts";

export const isGreenhouseJob = (value: Json): value is Record<string, Json> =>
  isObject(value) && "absolute_url" in value && "title" in value && isObject(value.location);

export function fromGreenhouse(job: Record<string, Json>): Posting {
  const url = toText(job.absolute_url);
  const ranges = toItems(job.pay_input_ranges).map(toObject);
  const range = ranges.length === 1 ? ranges[0]! : {};
  const cents = (value: Json) => (typeof value === "number" ? value / 100 : null);
  const isDollars = toText(range.currency_type) === "USD";
  const fields = toItems(job.metadata).map(toObject);
  const field = (name: RegExp) =>
    fields.filter((f) => name.test(toText(f.name))).flatMap((f) => toStrings(f.value));
  const min = isDollars ? cents(range.min_cents) : null;
  const max = isDollars ? cents(range.max_cents) : null;
  return {
    ...emptyPosting,
    externalId: toText(job.id) || url,
    title: toText(job.title),
    employer: toText(job.company_name) || toBoardName(url),
    description: toText(job.content),
    location: toText(toObject(job.location).name),
    applyUrl: url,
    url,
    posted: toText(job.first_published) || toText(job.updated_at),
    closes: toText(job.application_deadline),
    // Greenhouse names no unit, so amounts too small for a year are hourly.
    pay:
      max === null && min === null
        ? null
        : { min, max, unit: toUnit(`${range.title} ${range.blurb}`, max ?? min ?? 0) },
    employmentTypes: field(/employment|job type|time type|schedule/i),
    workplace: field(/workplace|remote|location type/i).join(" "),
    categories: toStrings(job.departments),
    schedule: field(/\bshift\b/i).join(" "),
    requisitionId: toText(job.requisition_id),
  };
}

function toUnit(words: string, dollars: number) {
  const unit = /\b(?:per|an?|each)\s+(hour|shift|day|visit|week|month|year)\b/i
    .exec(words)?.[1]
    ?.toLowerCase();
  if (unit) return parsePayUnit(unit);
  if (/\bhour/i.test(words)) return "hour";
  if (/\b(?:annual|year|salary)/i.test(words) || dollars >= 20_000) return "year";
  return null;
}

/** Names the employer when the feed does not: "acmehealth" in "https://boards.greenhouse.io/acmehealth/jobs/1". */
const toBoardName = (url: string) => /greenhouse\.io\/(?:embed\/job_app\?for=)?([\w-]+)/.exec(url)?.[1] ?? "";
