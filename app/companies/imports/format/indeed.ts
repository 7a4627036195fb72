import { emptyPosting, type Posting } from "./posting.ts";
import { toList, toNumber } from "./usajobs.ts";

const names = {
  externalId: [
    "referencenumber",
    "job_reference",
    "reference",
    "referenceid",
    "job_id",
    "jobid",
    "id",
    "guid",
    "apijobid",
  ],
  title: ["title", "jobtitle", "job_title", "position", "name"],
  employer: ["company", "company_name", "companyname", "employer", "advertiser"],
  description: ["description", "body", "content", "summary", "job_description"],
  city: ["city", "locality"],
  state: ["state", "region", "province"],
  postalCode: ["postalcode", "zip", "zipcode", "postal_code", "postcode"],
  country: ["country", "country_code"],
  location: ["location", "formattedlocation", "joblocation"],
  applyUrl: ["url", "link", "applyurl", "apply_url", "apply_link"],
  posted: [
    "date",
    "posted_at",
    "posted",
    "pubdate",
    "date_posted",
    "dateposted",
    "posting_date",
    "published_at",
  ],
  closes: ["expirationdate", "expiration_date", "expires", "validthrough", "closing_date", "expires_at"],
  payText: ["salary", "compensation", "pay", "salary_range"],
  workplace: ["remotetype", "remote_type", "remote", "workplace"],
  education: ["education"],
  experience: ["experience"],
  schedule: ["shift", "schedule", "work_hours"],
  requisitionId: ["requisitionid", "requisition_id", "req_id"],
  startDate: ["start_date", "startdate"],
  employerWebsite: ["company_url", "companyurl"],
  employerAbout: ["company_description"],
} as const satisfies Partial<Record<keyof Posting, readonly string[]>>;

export function fromIndeed(fields: ReadonlyMap<string, string>): Posting {
  const find = (wanted: readonly string[]) => wanted.map((name) => fields.get(name)).find(Boolean) ?? "";
  const texts = Object.fromEntries(Object.entries(names).map(([key, wanted]) => [key, find(wanted)]));
  const posting: Posting = { ...emptyPosting, ...texts };
  const min = toNumber(find(["salary_min", "min_salary", "salarymin"]));
  const max = toNumber(find(["salary_max", "max_salary", "salarymax"]));
  const unit = find(["salary_unit", "salary_period", "salary_type"]);
  const amounts = (min ?? max) ? `$${min ?? max} - $${max ?? min} ${unit}` : "";
  return {
    ...posting,
    externalId: posting.externalId || posting.requisitionId || posting.applyUrl,
    url: posting.applyUrl,
    payText: posting.payText || amounts,
    workplace: toWorkplace(posting.workplace),
    employmentTypes: [
      ...toList(find(["jobtype", "job_type", "type", "employment_type"])).flatMap((t) => t.split(/[,/|]/)),
      ...splitCategories(find(["category"])),
    ],
    categories: splitCategories(find(["category", "categories", "department", "industry"])),
    lat: toNumber(find(["latitude", "lat"])),
    lon: toNumber(find(["longitude", "lng", "lon"])),
    benefits: toList(find(["benefits"])).flatMap((item) => item.split(/,\s+/)),
    openings: toNumber(find(["openings", "positions"])),
  };
}

/** Partner feeds write "never", "sometimes", "always", "yes" or "no". */
function toWorkplace(text: string): string {
  if (/^(?:always|true|yes|1)$/i.test(text)) return "remote";
  if (/^sometimes$/i.test(text)) return "hybrid";
  return /^(?:never|false|no|0)$/i.test(text) ? "" : text;
}

const splitCategories = (text: string) =>
  text
    .split(/[,|]/)
    .map((part) => part.trim())
    .filter(Boolean);
