import type { AboutSection } from "#app/facts/catalog/trust-records.ts";
import { HireRequestButton } from "#app/companies/pitch/hire-request-button.tsx";
import { paths } from "#app/paths.ts";
import { site } from "#app/site.ts";
import { ButtonLink } from "#app/kit/ui/button.tsx";
import { PageHeader } from "#app/kit/ui/page-header.tsx";
import { Paragraphs } from "#app/kit/ui/text-section.tsx";
import type { SpeedFigure } from "#app/kit/vitals/site-speed.server.ts";
import { SpeedTable } from "./speed-table.tsx";

interface AboutPageProps {
  sections: readonly AboutSection[];
  speed: readonly SpeedFigure[] | null;
}

export function AboutPage({ sections, speed }: AboutPageProps) {
  return (
    <>
      <PageHeader
        title={`About ${site.name}`}
        lead="Who we are, who pays, and how we work out what you read on these pages."
      />
      <div className="page grid gap-x-10 gap-y-10 pb-12 md:grid-cols-2 md:gap-y-12">
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
              <div className="prose text-ink-2 [&>ul]:mt-0">
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
      <section aria-labelledby="speed" className="bg-sunken py-10 md:py-12">
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
      <section aria-labelledby="go-on" className="page grid justify-items-start gap-4 py-12">
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
