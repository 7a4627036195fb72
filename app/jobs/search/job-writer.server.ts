import { type JobDraft, toFingerprint } from "#app/jobs/posting/job-draft.ts";
import { dayMs, easternOffsetMs, keysPerDay } from "#app/jobs/posting/posting-key.ts";
import { sha256 } from "#app/platform/random.ts";
import { findState } from "#app/reference/place/states.ts";
import { findProfession } from "#app/reference/profession/professions.ts";
import { findSpecialty } from "#app/reference/profession/specialties.ts";
import { toSlug } from "#app/text/slug.ts";
import { toSearchEntry } from "./search-keys.ts";
import { toIndexedText } from "./search-language.ts";

const keyOf = (jobs: string) =>
  `((${jobs}.posted_at - ${easternOffsetMs}) / ${dayMs}) * ${keysPerDay} + ${jobs}.id`;

/**
 * Run the statements as one `db.batch` of at most a few hundred drafts, whose fingerprints must differ. A known
 * fingerprint updates its posting but keeps its date, id and URL; a removed or filled posting stays that way.
 */
export async function toJobWrites(
  db: D1Database,
  drafts: readonly JobDraft[],
  now: number,
): Promise<D1PreparedStatement[]> {
  const rows = JSON.stringify(await Promise.all(drafts.map((draft) => toRow(draft, now))));
  const each = "json_each(?1) e";
  // Without CROSS JOIN, newer SQLite planners walk all of jobs for each draft.
  return [
    `INSERT INTO employers (slug, name, kind, about, website, created_at)
      SELECT e.value ->> 'employer_slug', e.value ->> 'employer', e.value ->> 'employer_kind', e.value ->> 'employer_about',
        e.value ->> 'employer_website', e.value ->> 'now' FROM ${each} WHERE true ON CONFLICT (slug) DO NOTHING`,
    `DELETE FROM job_index WHERE key IN
      (SELECT ${keyOf("j")} FROM ${each} CROSS JOIN jobs j ON j.fingerprint = e.value ->> 'fingerprint')`,
    `INSERT INTO jobs (slug, employer_id, ${writtenColumns.join(", ")}, fingerprint, posted_at, created_at, updated_at, status)
      SELECT e.value ->> 'slug', (SELECT id FROM employers WHERE slug = e.value ->> 'employer_slug'),
        ${writtenColumns.map((c) => `e.value ->> '${c}'`).join(", ")}, e.value ->> 'fingerprint',
        e.value ->> 'posted_at', e.value ->> 'now', e.value ->> 'now', e.value ->> 'status' FROM ${each} WHERE true
      ON CONFLICT (fingerprint) DO UPDATE SET ${writtenColumns.map((c) => `${c} = excluded.${c}`).join(", ")},
        updated_at = excluded.updated_at,
        status = CASE WHEN jobs.status IN ('open', 'expired') THEN excluded.status ELSE jobs.status END`,
    `INSERT INTO job_details (job_id, ${detailColumns.join(", ")})
      SELECT j.id, ${detailColumns.map((c) => `e.value ->> '${c}'`).join(", ")}
      FROM ${each} CROSS JOIN jobs j ON j.fingerprint = e.value ->> 'fingerprint' WHERE true
      ON CONFLICT (job_id) DO UPDATE SET ${detailColumns.map((c) => `${c} = excluded.${c}`).join(", ")}`,
    `INSERT INTO job_index (key, state, facets, pay_cents, lat, lon)
      SELECT ${keyOf("j")}, e.value ->> 'state', e.value ->> 'facets',
        e.value ->> 'pay_cents', j.lat, j.lon
      FROM ${each} CROSS JOIN jobs j ON j.fingerprint = e.value ->> 'fingerprint' WHERE j.status = 'open' ORDER BY 1`,
    `INSERT INTO jobs_fts (rowid, title, employer, terms, place, body, keys)
      SELECT ${keyOf("j")}, e.value ->> 'indexed_title', e.value ->> 'employer', e.value ->> 'terms', e.value ->> 'place',
        e.value ->> 'body', e.value ->> 'keys'
      FROM ${each} CROSS JOIN jobs j ON j.fingerprint = e.value ->> 'fingerprint' WHERE j.status = 'open' ORDER BY 1`,
    `INSERT INTO job_sources (source, external_id, job_id, content_hash, url, first_seen_at, last_seen_at)
      SELECT e.value ->> 'source', e.value ->> 'external_id', j.id, e.value ->> 'content_hash', e.value ->> 'source_url',
        e.value ->> 'now', e.value ->> 'now'
      FROM ${each} CROSS JOIN jobs j ON j.fingerprint = e.value ->> 'fingerprint' WHERE e.value ->> 'source' IS NOT NULL
      ON CONFLICT (source, external_id) DO UPDATE SET job_id = excluded.job_id,
        content_hash = excluded.content_hash, url = excluded.url, last_seen_at = excluded.last_seen_at`,
  ].map((sql) => db.prepare(sql).bind(rows));
}

const writtenColumns = [
  "title",
  "profession",
  "specialty",
  "employment_type",
  "employment_type_inferred",
  "workplace",
  "shift",
  "setting",
  "urgency",
  "city",
  "state_code",
  "postal_code",
  "lat",
  "lon",
  "salary_min_cents",
  "salary_max_cents",
  "salary_type",
  "shift_hours",
  "hours_per_week",
  "contract_weeks",
  "license_states",
  "compact_accepted",
  "benefits",
  "apply_url",
  "confirmed_at",
  "valid_through",
] as const;

const detailColumns = [
  "description_html",
  "responsibilities",
  "requirements",
  "skills",
  "education_requirements",
  "education_category",
  "experience_requirements",
  "experience_months",
  "experience_inferred",
  "facts",
] as const;

type ListingRow = Record<
  (typeof writtenColumns)[number] | (typeof detailColumns)[number],
  string | number | null
>;

async function toRow(draft: JobDraft, now: number) {
  const fingerprint = toFingerprint(draft);
  const entry = toSearchEntry(draft);
  const listing: ListingRow = {
    title: draft.title,
    profession: draft.profession,
    specialty: draft.specialty,
    employment_type: draft.employmentType ?? "full-time",
    employment_type_inferred: draft.employmentType ? 0 : 1,
    workplace: draft.workplace,
    shift: draft.shift,
    setting: draft.setting,
    urgency: draft.urgency,
    city: draft.city,
    state_code: draft.stateCode,
    postal_code: draft.postalCode,
    lat: draft.lat,
    lon: draft.lon,
    salary_min_cents: draft.salaryMinCents,
    salary_max_cents: draft.salaryMaxCents,
    salary_type: draft.salaryType,
    shift_hours: draft.shiftHours,
    hours_per_week: draft.facts.hoursPerWeek ?? null,
    contract_weeks: draft.facts.contractWeeks ?? null,
    license_states: JSON.stringify(draft.licenseStates),
    compact_accepted: draft.compactAccepted === null ? null : Number(draft.compactAccepted),
    benefits: JSON.stringify(draft.benefits),
    apply_url: draft.applyUrl,
    confirmed_at: draft.confirmedAt,
    valid_through: draft.validThrough,
    description_html: draft.descriptionHtml,
    responsibilities: JSON.stringify(draft.responsibilities),
    requirements: JSON.stringify(draft.requirements),
    skills: JSON.stringify(draft.skills),
    education_requirements: draft.educationRequirements,
    education_category: draft.educationCategory,
    experience_requirements: draft.experienceRequirements,
    experience_months: draft.experienceMonths ?? 12,
    experience_inferred: draft.experienceMonths === null ? 1 : 0,
    facts: JSON.stringify(draft.facts),
  };
  return {
    ...listing,
    now,
    fingerprint,
    slug: await toJobSlug(draft, fingerprint),
    status: draft.validThrough > now ? "open" : "expired",
    posted_at: draft.postedAt,
    employer: draft.employer.name,
    employer_slug: toSlug(draft.employer.name),
    employer_kind: draft.employer.kind,
    employer_about: draft.employer.about ?? "",
    employer_website: draft.employer.website ?? null,
    state: entry.state,
    facets: entry.facets,
    pay_cents: entry.payCents,
    keys: entry.keys,
    ...toSearchText(draft),
    source: draft.source?.name ?? null,
    external_id: draft.source?.externalId ?? null,
    content_hash: draft.source?.contentHash ?? null,
    source_url: draft.source?.url ?? null,
  };
}

async function toJobSlug(draft: JobDraft, fingerprint: string): Promise<string> {
  const words = toSlug([draft.title, draft.city, draft.stateCode].filter(Boolean).join(" ")).slice(0, 80);
  const hash = (await sha256(fingerprint))
    .replace(/[^A-Za-z0-9]/g, "")
    .toLowerCase()
    .slice(0, 8);
  return `${words.replace(/-+$/, "")}-${hash}`;
}

function toSearchText(draft: JobDraft) {
  const profession = findProfession(draft.profession);
  const specialty = findSpecialty(draft.specialty);
  return {
    indexed_title: toIndexedText(draft.title, "title"),
    terms: toIndexedText(
      [
        profession?.name,
        specialty?.name,
        draft.employmentType?.replace("-", " "),
        draft.shift && `${draft.shift} shift`,
        draft.setting,
        draft.workplace,
      ]
        .filter(Boolean)
        .join(" "),
      "title",
    ),
    place: [draft.city, draft.stateCode, findState(draft.stateCode)?.name].filter(Boolean).join(" "),
    body: toIndexedText(
      [
        draft.descriptionHtml.replace(/<[^<>]+>/g, " "),
        ...draft.requirements,
        ...draft.skills,
        ...draft.benefits,
      ].join(" "),
      "prose",
    ),
  };
}
