import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { HireRequestButton } from "#app/companies/pitch/hire-request-button.tsx";
import { getFromCatalog } from "#app/facts/catalog/catalog.ts";
import type { AboutSection } from "#app/facts/catalog/trust-records.ts";
import { logError } from "#app/kit/platform/log.ts";
import { ButtonLink } from "#app/kit/ui/button.tsx";
import { formatCount } from "#app/kit/ui/count.ts";
import { Notice } from "#app/kit/ui/notice.tsx";
import { PageHeader } from "#app/kit/ui/page-header.tsx";
import { Paragraphs } from "#app/kit/ui/text-section.tsx";
import { getSiteSpeed, type SpeedFigure } from "#app/kit/vitals/site-speed.server.ts";
import { formatMetric, type Metric, metricFacts, speedDays } from "#app/kit/vitals/vitals.ts";
import { toPageMeta } from "#app/pages/page/page-meta.ts";
import { paths } from "#app/paths.ts";
import { site } from "#app/site.ts";

export async function loader({ context }: LoaderFunctionArgs) {
  const { env, now, requestId } = context;
  const [sections, speed] = await Promise.all([
    getFromCatalog(env.CATALOG, "about"),
    getSiteSpeed(env.VITALS_DB, now).catch((error) => {
      logError("about.speed", error, { requestId });
      context.preventCaching();
      return null;
    }),
  ]);
  return { sections, speed, canonical: paths.about() };
}

export const meta: MetaFunction = () =>
  toPageMeta({
    title: "About us",
    description: `Who runs ${site.name}, who pays for it, how postings are checked and dated, how pay is computed, how fast the site is, and what we do not do.`,
  });

export default function AboutRoute() {
  return <AboutPage {...useLoaderData<typeof loader>()} />;
}

interface AboutPageProps {
  sections: readonly AboutSection[];
  speed: readonly SpeedFigure[] | null;
}

function AboutPage({ sections, speed }: AboutPageProps) {
  return (
    <>
      <PageHeader
        isAiry
        title={`About ${site.name}`}
        lead="Who we are, who pays, and how we work out what you read on these pages."
      />
      <div className="page grid gap-x-10 gap-y-10 pb-12 md:grid-cols-2">
        {sections.map(({ slug, title, paragraphs, list }) => (
          <section
            key={slug}
            aria-labelledby={slug}
            className="grid content-start gap-3 border-line border-t pt-5"
          >
            <h2 id={slug} className="text-2xl">
              {title}
            </h2>
            <Paragraphs texts={paragraphs} />
            {list.length > 0 && (
              <div className="prose text-ink-2">
                <ul className="grid gap-2">
                  {list.map((text) => (
                    <li key={text}>{text}</li>
                  ))}
                </ul>
              </div>
            )}
          </section>
        ))}
      </div>
      <section aria-labelledby="speed" className="bg-sunken py-10">
        <div className="page grid gap-5">
          <header className="grid max-w-3xl gap-2">
            <h2 id="speed" className="text-2xl">
              How fast this site is
            </h2>
            <p className="text-ink-2">
              Measured in visitors' own browsers, on every kind of page and device. Three of four page views
              were this fast or faster.
            </p>
          </header>
          <SpeedTable speed={speed} />
        </div>
      </section>
      <section aria-labelledby="go-on" className="page grid justify-items-start gap-4 py-10">
        <h2 id="go-on" className="text-2xl">
          Talk to us
        </h2>
        <p className="max-w-2xl text-ink-2">
          Ask about a job, a posting or your data, or tell us who you need. Call{" "}
          <a href={site.phoneHref} className="link">
            {site.phone}
          </a>
          , {site.hours}.
        </p>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to={paths.contact()}>Contact us</ButtonLink>
          <HireRequestButton look="outline">Send a hiring request</HireRequestButton>
          <ButtonLink to={paths.faq()} look="outline">
            Read common questions
          </ButtonLink>
        </div>
      </section>
    </>
  );
}

const plainNames: Partial<Record<Metric, string>> = {
  lcp: "Main content visible",
  inp: "Answer to a tap or key",
  cls: "Content that moves while loading",
  ttfb: "First byte from the server",
};

function SpeedTable({ speed }: { speed: readonly SpeedFigure[] | null }) {
  if (!speed)
    return (
      <Notice title="We cannot read the measurements right now">Please try again in a few minutes.</Notice>
    );
  return (
    <dl className="grid gap-px overflow-hidden rounded-card border border-line bg-line sm:grid-cols-2">
      {speed.map(({ metric, p75, views }) => (
        <div key={metric} className="grid content-start gap-0.5 bg-surface px-5 py-4">
          <dt className="text-ink-2 text-md">
            {plainNames[metric]} <span className="text-ink-3 text-sm">({metric.toUpperCase()})</span>
          </dt>
          <dd className="font-bold text-2xl tabular-nums [letter-spacing:-0.02em]">
            {p75 === null ? "Too few page views" : formatMetric(metric, p75)}
          </dd>
          <dd className="text-ink-3 text-sm">
            {formatCount(views)} page views in {speedDays} days. Good is up to{" "}
            {formatMetric(metric, metricFacts[metric].goodAtMost)}.
          </dd>
        </div>
      ))}
    </dl>
  );
}
