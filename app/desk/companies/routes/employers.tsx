import type { MetaFunction } from "@remix-run/cloudflare";
import { Form, Link, useActionData, useLoaderData } from "@remix-run/react";
import { ChangeCard, CompanyTable } from "#app/desk/companies/change-card.tsx";
import { ClaimCard } from "#app/desk/companies/claim-card.tsx";
import { DeskPage } from "#app/desk/frame/screen/desk-page.tsx";
import { deskPaths } from "#app/desk-paths.ts";
import { buttonClass } from "#app/kit/ui/button.tsx";
import { Notice } from "#app/kit/ui/notice.tsx";
import { toPageMeta } from "#app/pages/page/page-meta.ts";
import type { action, loader } from "./employers.server.ts";

export { action, loader } from "./employers.server.ts";

export const meta: MetaFunction = () => toPageMeta({ title: "Employers", isIndexed: false });

export default function EmployersPage() {
  const { name, claims, changes, pages, companies, next, done } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <DeskPage
      title="Employers"
      lead="Claims to act for a company, changes that companies ask for, and every company on the site."
    >
      {done && !answer && <Notice live tone="good" title={done} />}
      <section aria-labelledby="claims" className="grid gap-item">
        <h2 id="claims">Claims that wait for us</h2>
        {claims.length === 0 && <p className="text-ink-2">No claim waits for us.</p>}
        <ul className="grid gap-4">
          {claims.map((claim) => (
            <li key={claim.publicId}>
              <ClaimCard claim={claim} answer={answer?.publicId === claim.publicId ? answer : undefined} />
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="changes" className="grid gap-item">
        <h2 id="changes">Changes of companies that wait for us</h2>
        {changes.length === 0 && <p className="text-ink-2">No change waits for us.</p>}
        <ul className="grid gap-4">
          {changes.map((change) => (
            <li key={change.publicId}>
              <ChangeCard
                change={change}
                answer={answer?.publicId === change.publicId ? answer : undefined}
              />
            </li>
          ))}
        </ul>
      </section>
      {pages.length > 0 && (
        <section aria-labelledby="pages" className="grid gap-item">
          <h2 id="pages">Careers pages that wait for us</h2>
          <ul className="grid gap-1">
            {pages.map(({ slug, name, due }) => (
              <li key={slug} data-row>
                <Link
                  to={deskPaths.adminEmployer(slug)}
                  data-open
                  className="link inline-flex min-h-11 items-center"
                >
                  {name}
                </Link>{" "}
                <span className="text-ink-3">{due}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section aria-labelledby="companies" className="grid gap-item">
        <h2 id="companies">Companies</h2>
        <Form role="search" className="flex max-w-xl flex-wrap gap-2">
          <input
            type="search"
            name="name"
            aria-label="Company's name"
            placeholder="Name begins with"
            defaultValue={name}
            maxLength={100}
            className="h-11 min-w-0 flex-1 rounded-control border border-line-strong bg-surface px-3"
          />
          <button type="submit" className={buttonClass("outline")}>
            Search
          </button>
        </Form>
        {companies.length === 0 ? (
          <Notice title="No company found">No company's name begins with “{name}”.</Notice>
        ) : (
          <CompanyTable companies={companies} />
        )}
        {next && (
          <Link to={next} rel="next" className={buttonClass("outline", "small", "justify-self-end")}>
            Older
          </Link>
        )}
      </section>
    </DeskPage>
  );
}
