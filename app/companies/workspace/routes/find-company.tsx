import { Form, Link, useActionData, useLoaderData } from "@remix-run/react";
import { toAccountMeta } from "#app/accounts/account-page.tsx";
import { ClaimForm } from "#app/companies/workspace/claim/claim-form.tsx";
import { ClaimList } from "#app/companies/workspace/claim/claim-list.tsx";
import { longestSearch } from "#app/companies/workspace/claim/claim-rules.ts";
import { Button, ButtonLink, buttonClass } from "#app/kit/ui/button.tsx";
import { PageHeader } from "#app/kit/ui/page-header.tsx";
import { paths } from "#app/paths.ts";
import { workPaths } from "#app/work-paths.ts";
import "#app/pages/page/workspace.css";
import { formatCount } from "#app/kit/ui/count.ts";
import { Monogram } from "#app/kit/ui/picture/monogram.tsx";
import type { action, loader } from "./find-company.server.ts";

interface FoundView {
  slug: string;
  name: string;
  place: string | null;
  open: number;
}

function FoundCompanyList({ companies }: { companies: readonly FoundView[] }) {
  return (
    <ul className="divide-y divide-line rounded-card border border-line bg-surface">
      {companies.map(({ slug, name, place, open }) => (
        <li key={slug} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-5 py-3.5">
          <Monogram name={name} />
          <div className="min-w-0 flex-1 basis-48">
            <p className="wrap-anywhere font-semibold">{name}</p>
            <p className="text-ink-2 text-md">
              {[place, toOpenText(open)].filter(Boolean).join(" · ")}{" "}
              <Link to={paths.employer(slug)} className="link whitespace-nowrap">
                See its page<span className="sr-only">: {name}</span>
              </Link>
            </p>
          </div>
          <Link to={paths.findCompany(`company=${slug}`)} className={buttonClass("outline")}>
            This is us<span className="sr-only">: {name}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

const toOpenText = (open: number): string =>
  open === 0
    ? "No open postings"
    : open === 1
      ? "1 open posting"
      : `${open >= 1000 ? "More than 1,000" : formatCount(open)} open postings`;

function OwnCompany({ companies }: { companies: readonly { name: string; slug: string }[] }) {
  return (
    <section aria-labelledby="own" className="grid max-w-3xl gap-stack">
      <h2 id="own">{companies.length > 0 ? "Go on with your own" : "Your company is new here?"}</h2>
      {companies.length > 0 ? (
        <p className="flex flex-wrap gap-3">
          {companies.map(({ name, slug }) => (
            <ButtonLink key={slug} to={workPaths.hiringJobs(slug)} look="outline">
              Go on with {name}
            </ButtonLink>
          ))}
        </p>
      ) : (
        <Form method="post" action={paths.hiring()} className="flex flex-wrap gap-3">
          <input
            name="name"
            required
            maxLength={100}
            aria-label="Name of your company"
            autoComplete="organization"
            className="h-11 min-w-0 flex-1 basis-60 rounded-control border border-line-strong bg-surface px-3 text-ink"
          />
          <Button>Create its workspace</Button>
        </Form>
      )}
    </section>
  );
}

export { action, headers, loader } from "./find-company.server.ts";

export const meta = () => toAccountMeta("Find your company");

export default function FindCompanyPage() {
  const { viewer, own, claims, name, isSearched, found, chosen } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  if (chosen)
    return (
      <>
        <PageHeader title={`Do you hire for ${chosen.company.name}?`} />
        <div className="page grid gap-stack pb-section">
          <ClaimForm
            {...chosen}
            viewer={viewer}
            typed={refused?.typed ?? ""}
            error={refused?.error ?? null}
          />
        </div>
      </>
    );
  return (
    <>
      <PageHeader
        title="Find your company"
        lead="Many employers already have postings and a page here. Claim yours, and both are in your hands."
      />
      <div className="page grid gap-section pb-section">
        <ClaimList claims={claims} />
        <section aria-labelledby="found" className="grid max-w-3xl gap-stack">
          <h2 id="found">{isSearched || found.length === 0 ? "Search by name" : "Is this you?"}</h2>
          {!isSearched && found.length > 0 && <FoundCompanyList companies={found} />}
          <Form method="get" role="search" aria-label="Companies" className="flex flex-wrap gap-3">
            <input
              type="search"
              name="q"
              aria-label="Name of the company"
              defaultValue={name}
              maxLength={longestSearch}
              className="h-11 min-w-0 flex-1 basis-60 rounded-control border border-line-strong bg-surface px-3 text-ink"
            />
            <Button look="outline">Search</Button>
          </Form>
          {isSearched && found.length > 0 && <FoundCompanyList companies={found} />}
          {isSearched && found.length === 0 && (
            <p role="status">
              We have no company whose name begins like “{name}”. Try the first word of its name, or go on
              with your own.
            </p>
          )}
        </section>
        <OwnCompany companies={own} />
        <p className="text-ink-2">
          Have a question?{" "}
          <Link to={paths.contact()} className="link">
            Contact us
          </Link>
        </p>
      </div>
    </>
  );
}
