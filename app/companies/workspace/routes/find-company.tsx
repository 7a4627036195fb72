import { Form, Link, useActionData, useLoaderData } from "@remix-run/react";
import { toAccountMeta } from "#app/accounts/account-page.tsx";
import { ClaimForm } from "#app/companies/workspace/claim/claim-form.tsx";
import { ClaimList } from "#app/companies/workspace/claim/claim-list.tsx";
import { longestSearch } from "#app/companies/workspace/claim/claim-rules.ts";
import { FoundCompanyList } from "#app/companies/workspace/claim/found-company-list.tsx";
import { OwnCompany } from "#app/companies/workspace/own-workspaces/own-company.tsx";
import { Button } from "#app/kit/ui/button.tsx";
import { PageHeader } from "#app/kit/ui/page-header.tsx";
import { paths } from "#app/paths.ts";
import "#app/pages/page/workspace.css";
import type { action, loader } from "./find-company.server.ts";

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
