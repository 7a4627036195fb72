import { site } from "#app/site.ts";

export function WaysToReachUs({ headingLevel: Heading = "h2" }: { headingLevel?: "h2" | "h3" }) {
  return (
    <section aria-labelledby="reach" className="grid content-start gap-3 text-md">
      <Heading id="reach" className="text-lg">
        Other ways to reach us
      </Heading>
      <dl className="grid gap-3 [&_dt]:text-ink-3 [&_dt]:text-sm">
        <div>
          <dt>Phone</dt>
          <dd>
            <a href={site.phoneHref} className="link">
              {site.phone}
            </a>
          </dd>
        </div>
        <div>
          <dt>Email</dt>
          <dd>
            <a href={`mailto:${site.email}`} className="link">
              {site.email}
            </a>
          </dd>
        </div>
        <div>
          <dt>Hours</dt>
          <dd>{site.hours}</dd>
        </div>
        <div>
          <dt>Mail</dt>
          <dd>{site.address}</dd>
        </div>
      </dl>
    </section>
  );
}
