import { Form, Link } from "@remix-run/react";
import { paths } from "#app/paths.ts";
import { Button } from "#app/kit/ui/button.tsx";

export interface EarlierPostings {
  company: string;
  name: string;
  postings: readonly { slug: string; title: string; place: string; posted: string }[];
}

export const TemplateList = ({ company, name, postings }: EarlierPostings) => (
  <section aria-labelledby="templates" className="grid gap-item">
    <h2 id="templates">Use an earlier posting</h2>
    <ul className="divide-y divide-line rounded-card border border-line bg-surface">
      {postings.map(({ slug, title, place, posted }) => (
        <li key={slug} className="flex flex-wrap items-center gap-x-4 gap-y-1 px-5 py-3">
          <div className="min-w-0 flex-1 basis-60">
            <p className="wrap-anywhere font-semibold">{title}</p>
            <p className="text-ink-3 text-sm">{[place, `posted ${posted}`].filter(Boolean).join(" · ")}</p>
          </div>
          <Form method="post">
            <input type="hidden" name="template" value={slug} />
            <Button
              name="intent"
              value="copy"
              look="outline"
              size="small"
              aria-label={`Use as a template: ${title}`}
            >
              Use
            </Button>
          </Form>
        </li>
      ))}
    </ul>
    <Link
      to={paths.hiringJobs(company)}
      className="link inline-flex min-h-11 items-center justify-self-start"
    >
      All postings of {name}
    </Link>
  </section>
);
