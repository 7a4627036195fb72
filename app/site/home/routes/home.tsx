import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { type ClientLoaderFunctionArgs, useLoaderData } from "@remix-run/react";
import { withOwnLicense } from "#app/facts/licensing/memory/own-license.server.ts";
import { toJobCard } from "#app/jobs/postings/record/card-view.ts";
import { findRecentJobs } from "#app/jobs/postings/record/listings.server.ts";
import { findOpenCounts } from "#app/jobs/search/openings/open-counts.server.ts";
import { randomId } from "#app/kit/platform/random.ts";
import { island, withIslands } from "#app/kit/ui/island.tsx";
import { JsonLd } from "#app/kit/ui/json-ld-script.tsx";
import { toPageMeta } from "#app/pages/page/page-meta.ts";
import { paths } from "#app/paths.ts";
import { countAreas } from "#app/site/home/areas.ts";
import { toStateMap } from "#app/site/home/directory/state-map.ts";
import { findForAccount } from "#app/site/home/for-license.server.ts";
import { Hero } from "#app/site/home/hero/hero.tsx";
import { HomeJobs } from "#app/site/home/home-jobs.tsx";
import { site } from "#app/site.ts";
import "#app/site/home/home.css";

const shownJobs = 6;

export async function loader({ context }: LoaderFunctionArgs) {
  const [own, jobs, counts] = await Promise.all([
    findForAccount(context),
    findRecentJobs(context.db, shownJobs),
    findOpenCounts(context),
  ]);
  // A page without its data must not be cached for other visitors.
  if (!jobs) context.preventCaching();
  return {
    own,
    jobs:
      jobs &&
      (await withOwnLicense(
        context,
        jobs.map((job) => toJobCard(job, context.now)),
      )),
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
  const { own, jobs, map, areaCounts, idempotencyKey, siteData } = useLoaderData<typeof loader>();
  return (
    <>
      <Hero />
      <HomeJobs own={own} newest={jobs} />
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
