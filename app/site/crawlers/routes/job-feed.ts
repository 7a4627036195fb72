import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { toAlertName } from "#app/clinicians/alerts/alert-wish.ts";
import { type JobCardView, toJobCard } from "#app/jobs/postings/record/card-view.ts";
import { typeNames } from "#app/jobs/postings/record/job-names.ts";
import { listChoosablePlaces } from "#app/jobs/postings/record/job-places.ts";
import { type JobListing, listListings } from "#app/jobs/postings/record/listings.server.ts";
import {
  readSavedSearch,
  toListSearch,
  toSearchAddress,
} from "#app/jobs/search/percolator/search-address.ts";
import { planSearch, readSearch } from "#app/jobs/search/plan/read-search.server.ts";
import { fromMatchedPlace } from "#app/jobs/search/plan/search-place.ts";
import { toKeys } from "#app/jobs/search/results/search-rows.server.ts";
import { newestKeys } from "#app/jobs/search/results/search-statements.ts";
import { notFound } from "#app/kit/platform/http.ts";
import { requireSearchAllowance } from "#app/kit/platform/search-limit.ts";
import { escapeXml } from "#app/kit/text/escape-xml.ts";
import { type FeedFormat, jobFeedFiles, paths } from "#app/paths.ts";
import type { Feed, FeedEntry } from "#app/site/crawlers/feed/feed.server.ts";
import { toFeedAnswer } from "#app/site/crawlers/feed/write-feed.ts";
import { site } from "#app/site.ts";

const mostEntries = 50;

/** Any search as a feed: its newest open postings. One that closes leaves. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireSearchAllowance(context);
  const { pathname, searchParams } = new URL(request.url);
  const formats = Object.keys(jobFeedFiles) as FeedFormat[];
  const format = formats.find((one) => pathname === `/${jobFeedFiles[one]}`);
  const asked = readSavedSearch(searchParams);
  if (!format || !("filters" in asked)) throw notFound();
  const { db, env, now } = context;
  const search = await readSearch(db, asked.filters);
  const plan = planSearch(search, now);
  const found =
    plan.text === "" ? null : await newestKeys(db.$client, plan, mostEntries, 0).first<{ list: string }>();
  const listings = await listListings(db, toKeys(found ?? undefined));
  const jobs = listings.map((listing) => fromMatchedPlace(listing, search.place));
  const address = toSearchAddress(asked);
  const toUrl = (path: string) => new URL(path, env.SITE_URL).href;
  const entries = jobs.map((job) => toEntry(job, toJobCard(job, now), toUrl(paths.job(job.slug))));
  const feed: Feed = {
    title: `${site.name}: ${toAlertName(address, null)}`,
    description:
      "The newest open postings of this search, with pay, place and who confirmed that they are open.",
    author: site.name,
    page: toUrl(paths.jobs(toListSearch(address))),
    self: toUrl(paths.jobFeed(format, toListSearch(address))),
    icon: toUrl("/favicon.svg"),
    updated: new Date(
      Math.max(0, ...jobs.map(({ confirmedAt, postedAt }) => Math.max(confirmedAt, postedAt))),
    ),
    entries,
  };
  return toFeedAnswer(feed, format);
}

function toEntry(job: JobListing, card: JobCardView, url: string): FeedEntry {
  const pay = [card.pay.amount, card.pay.unit].filter(Boolean).join(" ");
  const place = card.place ?? "Place not stated";
  const type = typeNames[job.employmentType];
  const lines = [
    [job.employer, place].join(" · "),
    listChoosablePlaces(job).join("; "),
    [pay, card.pay.parts].filter(Boolean).join(". "),
    [type, ...card.facts].join(" · "),
    card.license ?? "",
    // Without how long ago, which would change the feed each day.
    `Posted ${new Date(job.postedAt).toISOString().slice(0, 10)}, confirmed open ${new Date(job.confirmedAt).toISOString().slice(0, 10)}`,
  ].filter(Boolean);
  return {
    url,
    title: `${job.title}, ${job.employer}`,
    summary: [place, pay, type].join(" · "),
    html: lines.map((line) => `<p>${escapeXml(line)}</p>`).join(""),
    image: null,
    tags: [type],
    published: new Date(job.postedAt),
    updated: new Date(Math.max(job.postedAt, job.confirmedAt)),
  };
}
