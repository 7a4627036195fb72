import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { type ClientLoaderFunctionArgs, Link, useLoaderData } from "@remix-run/react";
import { type JobCardView, toJobCard } from "#app/jobs/postings/record/card-view.ts";
import { findRecentJobs } from "#app/jobs/postings/record/listings.server.ts";
import { findOpenCounts } from "#app/jobs/search/openings/open-counts.server.ts";
import { randomId } from "#app/kit/platform/random.ts";
import { island, withIslands } from "#app/kit/ui/island.tsx";
import { JsonLd } from "#app/kit/ui/json-ld-script.tsx";
import { toPageMeta } from "#app/pages/page/page-meta.ts";
import { paths } from "#app/paths.ts";
import { countAreas } from "#app/site/home/areas.ts";
import { toStateMap } from "#app/site/home/directory/state-map.ts";
import { Hero } from "#app/site/home/hero/hero.tsx";
import { site } from "#app/site.ts";
import "#app/site/home/home.css";
import { JobCard } from "#app/jobs/postings/record/job-card.tsx";
import { useRecentJobs } from "#app/jobs/search/openings/use-recent-jobs.ts";
import { Section } from "#app/site/home/section.tsx";

const shownJobs = 6;

export async function loader({ context }: LoaderFunctionArgs) {
  const [jobs, counts] = await Promise.all([findRecentJobs(context.db, shownJobs), findOpenCounts(context)]);
  // A page without its data must not be cached for other visitors.
  if (!jobs) context.preventCaching();
  return {
    jobs: jobs?.map((job) => toJobCard(job, context.now)) ?? null,
    map: counts && toStateMap(counts.byState),
    areaCounts: counts && countAreas(counts.byProfession),
    idempotencyKey: randomId(),
    siteData: toSiteData(context.env.SITE_URL),
    canonical: paths.home(),
  };
}

/** Loads the islands' code with the data, because the page's anchors must exist after a navigation. */
export const clientLoader = ({ serverLoader }: ClientLoaderFunctionArgs) =>
  withIslands(serverLoader<typeof loader>());

export const meta: MetaFunction = () =>
  toPageMeta({
    title: site.tagline,
    description:
      "Search open healthcare jobs in all 50 states and D.C. and compare pay, shift and license before you apply. Free for clinicians.",
  });

const Explore = island(() => import("#app/site/home/directory/explore.tsx").then((module) => module.Explore));
const Proof = island(() => import("#app/site/home/proof/proof.tsx").then((module) => module.Proof));
const Learn = island(() => import("#app/site/home/guidance/learn.tsx").then((module) => module.Learn));
const QuickHire = island(() =>
  import("#app/site/home/talk/quick-hire.tsx").then((module) => module.QuickHire),
);
const Contact = island(() =>
  import("#app/site/home/talk/contact-section.tsx").then((module) => module.Contact),
);

export default function HomePage() {
  const { jobs, map, areaCounts, idempotencyKey, siteData } = useLoaderData<typeof loader>();
  return (
    <>
      <Hero />
      <FeaturedJobs read={jobs} />
      <Explore areaCounts={areaCounts} map={map} />
      <Proof />
      <Learn />
      <QuickHire idempotencyKey={idempotencyKey} />
      <Contact idempotencyKey={idempotencyKey} />
      <JsonLd data={siteData} />
    </>
  );
}

function toSiteData(siteUrl: string) {
  const url = new URL(paths.home(), siteUrl).href;
  return {
    "@context": "https://schema.org",
    "@graph": [
      {
        "@type": "Organization",
        "@id": `${url}#organization`,
        name: site.name,
        url,
        logo: new URL("/favicon.svg", siteUrl).href,
        email: site.email,
        telephone: site.phone,
        address: site.address,
      },
      {
        "@type": "WebSite",
        "@id": `${url}#website`,
        name: site.name,
        url,
        publisher: { "@id": `${url}#organization` },
        potentialAction: {
          "@type": "SearchAction",
          target: {
            "@type": "EntryPoint",
            urlTemplate: `${new URL(paths.jobs(), siteUrl).href}?query={search_term_string}`,
          },
          "query-input": "required name=search_term_string",
        },
      },
    ],
  };
}

/** The browser asks for the jobs when `read` is null because the loader failed. */
function FeaturedJobs({ read }: { read: JobCardView[] | null }) {
  const jobs = useRecentJobs(read);
  return (
    <Section
      id="featured"
      title="Featured Opportunities"
      lead="The newest postings, at most two from one employer. No paid placements."
      className="pt-0"
      beside={
        <Link to={paths.jobs()} className="link inline-flex min-h-11 items-center">
          See all open jobs
        </Link>
      }
    >
      {typeof jobs === "string" || jobs.length === 0 ? (
        <p
          role={jobs === "failed" ? "alert" : undefined}
          className="rounded-card border border-line bg-surface p-5 text-ink-2"
        >
          {typeof jobs === "string" ? notes[jobs] : notes.none}
        </p>
      ) : (
        <ul className="job-grid">
          {jobs.map((job, at) => (
            <li key={job.slug}>
              <JobCard job={job} headingLevel="h3" isFirst={at === 0} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

const notes = {
  asking: "We are still loading the newest postings.",
  failed: "We cannot read the newest postings right now. Please try again in a minute, or search all jobs.",
  none: "There are no open postings right now. Please check back tomorrow.",
};
