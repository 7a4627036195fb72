import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { sql } from "drizzle-orm";
import { findEmployer } from "#app/companies/pitch/public-page/employer-page.server.ts";
import { noteFeedFetch } from "#app/desk/delivery/feeds/outward-feeds.server.ts";
import {
  isOfActiveCompany,
  type JobRecord,
  selectLiveRecords,
} from "#app/jobs/postings/record/find-job.server.ts";
import { listPlaces, toPlaceName } from "#app/jobs/postings/record/job-places.ts";
import { toPublicPosting } from "#app/jobs/postings/shape/public-posting.ts";
import { notFound } from "#app/kit/platform/http.ts";
import { sha256 } from "#app/kit/platform/random.ts";
import { requireSearchAllowance } from "#app/kit/platform/search-limit.ts";
import { toTaggedAnswer } from "#app/kit/platform/tagged-answer.ts";
import { escapeXml } from "#app/kit/text/escape-xml.ts";
import { paths } from "#app/paths.ts";
import { isForJobSites, toFeedXml } from "#app/site/crawlers/posting-feeds.server.ts";

const mostListed = 500;
const kept = { "cache-control": "public, max-age=600" };

/**
 * An employer's newest open postings for its own tools: as Indeed's XML, or as JSON in the shape of Greenhouse's job board
 * (https://developers.greenhouse.io/job-board.html, read November 29, 2026), with texts on `?content=true`.
 */
export async function loader({ context, request, params }: LoaderFunctionArgs) {
  await requireSearchAllowance(context);
  const { db, env, now } = context;
  const employer = await findEmployer(db, params.slug ?? "");
  if (!employer) throw notFound();
  const newest = sql`SELECT id FROM jobs WHERE employer_id = ${employer.id} AND status = 'open'
    ORDER BY posted_at DESC, id LIMIT ${mostListed}`;
  const { pathname, searchParams } = new URL(request.url);
  // The JSON is for the company's own pages.
  const isListed = pathname.endsWith(".xml") ? isForJobSites : sql`true`;
  const records = await selectLiveRecords(
    db,
    sql`jobs.id IN (${newest}) AND ${isOfActiveCompany} AND ${isListed}`,
    now,
  );
  if (pathname.endsWith(".xml")) {
    const body = toFeedXml(records, "indeed", env.SITE_URL, latest(records));
    const made = { hash: (await sha256(body)).slice(0, 12), bytes: body.length };
    noteFeedFetch(context, request, { feed: pathname, made });
    return toTaggedAnswer(body, "application/xml", kept);
  }
  const hasContent = searchParams.get("content") === "true";
  const jobs = records.map((record) => toBoardJob(record, env.SITE_URL, hasContent));
  const body = JSON.stringify({ jobs, meta: { total: jobs.length } });
  return toTaggedAnswer(body, "application/json", kept);
}

const latest = (records: readonly JobRecord[]): number =>
  Math.max(0, ...records.map(({ confirmedAt }) => confirmedAt));

function toBoardJob(record: JobRecord, siteUrl: string, hasContent: boolean) {
  const posting = toPublicPosting(record);
  const { pay } = posting;
  const places = listPlaces(record).map(toPlaceName).filter(Boolean);
  const cents = (dollars: number | null | undefined) => (dollars == null ? null : Math.round(dollars * 100));
  return {
    id: posting.id,
    internal_job_id: posting.id,
    title: posting.title,
    company_name: posting.employer.name,
    updated_at: posting.confirmedAt,
    first_published: posting.postedAt,
    application_deadline: posting.validThrough,
    requisition_id: record.details.facts.requisitionId ?? null,
    location: { name: posting.workplace === "remote" ? "Remote" : (places[0] ?? "") },
    offices: places.map((name) => ({ name, location: name })),
    absolute_url: new URL(paths.job(posting.slug), siteUrl).href,
    language: "en",
    pay_input_ranges: pay
      ? [
          {
            min_cents: cents(pay.min ?? pay.max),
            max_cents: cents(pay.max ?? pay.min),
            currency_type: pay.currency,
            title: `For ${pay.unit === "hour" ? "an" : "a"} ${pay.unit}`,
            blurb: "",
          },
        ]
      : [],
    metadata: [],
    // As in that API, the HTML is escaped once more.
    ...(hasContent && { content: escapeXml(record.details.descriptionHtml) }),
  };
}
