import { renderToStaticMarkup } from "react-dom/server";
import type { JobCardView } from "#app/jobs/postings/record/card-view.ts";
import { toTypeText } from "#app/jobs/postings/record/job-names.ts";
import { toHashSource } from "#app/kit/framework/content-security-policy.ts";
import { toTaggedAnswer } from "#app/kit/platform/tagged-answer.ts";
import { paths } from "#app/paths.ts";
import { site } from "#app/site.ts";
import { type EmbedLook, toEmbedCss } from "./embed-look.ts";

export interface EmbedPage {
  title: string;
  jobs: readonly JobCardView[];
  /** A page of ours with all of it, and how the link to it reads. */
  more: { to: string; text: string } | null;
  siteUrl: string;
}

/** Says in reports of visits where they came from. */
const toOutside = (path: string, siteUrl: string): string =>
  new URL(`${path}?utm_source=embed`, siteUrl).href;

/** The slots of the site's own card, in the same order. Without scripts, so nothing is saved or answered here. */
const Card = ({ job, siteUrl }: { job: JobCardView; siteUrl: string }) => (
  <article>
    <h2>
      <a href={toOutside(paths.job(job.slug), siteUrl)} target="_blank" rel="noopener">
        {job.title}
      </a>
      {job.badges.map(({ tone, label }) => (
        <span key={tone} className="mark">
          {label}{" "}
        </span>
      ))}
    </h2>
    <p>{[job.employer, job.place].filter(Boolean).join(" · ")}</p>
    <p className="pay">
      <b>{job.pay.amount}</b>
      {job.pay.unit && ` ${job.pay.unit}`}
      {job.pay.parts && <small>{job.pay.parts}</small>}
    </p>
    <p>{[toTypeText(job.type, job.isTypeStated), ...job.facts].join(" · ")}</p>
    {job.license && <p className="soft">{job.license}</p>}
    <p className="soft">{job.freshness}</p>
  </article>
);

const Page = ({ title, jobs, more, siteUrl, css }: EmbedPage & { css: string }) => (
  <html lang="en">
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="robots" content="noindex" />
      <title>{title}</title>
      <style dangerouslySetInnerHTML={{ __html: css }} />
    </head>
    <body>
      <main>
        <h1>{title}</h1>
        {jobs.length > 0 && (
          <ul>
            {jobs.map((job) => (
              <li key={job.slug}>
                <Card job={job} siteUrl={siteUrl} />
              </li>
            ))}
          </ul>
        )}
      </main>
      <footer>
        {more && (
          <a href={toOutside(more.to, siteUrl)} target="_blank" rel="noopener">
            {more.text}
          </a>
        )}
        <a href={toOutside("/", siteUrl)} target="_blank" rel="noopener">
          Jobs by {site.name} (opens a new tab)
        </a>
      </footer>
    </body>
  </html>
);

/** The one page of the site that others may frame. It sets no cookie, runs no script and loads nothing. */
export async function drawEmbed(page: EmbedPage, look: EmbedLook, status = 200): Promise<Response> {
  const css = toEmbedCss(look);
  const html = `<!DOCTYPE html>${renderToStaticMarkup(<Page {...page} css={css} />)}`;
  const drawn = await toTaggedAnswer(html, "text/html", {
    "cache-control": status === 200 ? "public, max-age=300, s-maxage=300" : "no-store",
    "content-security-policy": `default-src 'none'; style-src ${await toHashSource(css)}; base-uri 'none'; form-action 'none'; frame-ancestors *`,
  });
  return new Response(drawn.body, { status, headers: drawn.headers });
}
