import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Form, Link, useActionData, useLoaderData } from "@remix-run/react";
import { accountHeaders, toAccountMeta } from "#app/accounts/account-meta.ts";
import { requireRole } from "#app/accounts/session/guards.ts";
import { admit } from "#app/accounts/session/page-guard.server.ts";
import { claimCompany, mayAdmitAtOnce } from "#app/companies/workspace/claim/claim-company.server.ts";
import { ClaimForm } from "#app/companies/workspace/claim/claim-form.tsx";
import { ClaimList } from "#app/companies/workspace/claim/claim-list.tsx";
import { claimMessageField, longestSearch } from "#app/companies/workspace/claim/claim-rules.ts";
import { toClaimView } from "#app/companies/workspace/claim/claim-words.ts";
import { findClaimable, findCompanies } from "#app/companies/workspace/claim/company-search.server.ts";
import { findCompanyDomain, findProvenDomain } from "#app/companies/workspace/claim/email-domain.ts";
import { FoundCompanyList } from "#app/companies/workspace/claim/found-company-list.tsx";
import { listOwnClaims } from "#app/companies/workspace/claim/own-claims.server.ts";
import { OwnCompany } from "#app/companies/workspace/companies/own-company.tsx";
import { toClaimTrail } from "#app/companies/workspace/frame/hiring-page.tsx";
import { requireForm } from "#app/kit/platform/form/form-body.ts";
import { goTo, notFound, unprocessed } from "#app/kit/platform/http.ts";
import { Button } from "#app/kit/ui/button.tsx";
import { PageHeader } from "#app/kit/ui/page-header.tsx";
import { paths } from "#app/paths.ts";
import "#app/pages/page/workspace.css";

export const meta = () => toAccountMeta("Find your company");
export const headers = accountHeaders;

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { db, now } = context;
  const viewer = admit(await requireRole(context, ["employer"]), request);
  const { searchParams } = new URL(request.url);
  const slug = searchParams.get("company");
  const searched = searchParams.get("q")?.slice(0, longestSearch).trim() ?? null;
  const name = searched ?? viewer.memberships[0]?.employerName ?? "";
  const [company, found, claims] = await Promise.all([
    slug ? findClaimable(db, slug) : null,
    slug ? [] : findCompanies(db, viewer, name),
    listOwnClaims(db, viewer.id),
  ]);
  if (slug && !company) throw notFound();
  return {
    trail: toClaimTrail(),
    viewer: { email: viewer.email, isVerified: viewer.emailVerified },
    own: viewer.memberships.map(({ employerName, employerSlug }) => ({
      name: employerName,
      slug: employerSlug,
    })),
    claims: claims.map((claim) => toClaimView(claim, now)),
    name,
    isSearched: searched !== null,
    found: found.map((one) => ({
      slug: one.slug,
      name: one.name,
      place: [one.city, one.stateCode].filter(Boolean).join(", ") || null,
      open: one.open,
    })),
    chosen: company && {
      company: { slug: company.slug, name: company.name, domain: await findCompanyDomain(company) },
      isProven: (await findProvenDomain(viewer.email, company)) !== null,
      isAtOnce: await mayAdmitAtOnce(context, company.id),
    },
  };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const viewer = admit(await requireRole(context, ["employer"]), request);
  const form = await requireForm(request, ["company", "message"]);
  const slug = String(form.get("company") ?? "");
  const typed = String(form.get("message") ?? "");
  const refuse = (error: string) => unprocessed({ typed, error });
  const company = await findClaimable(context.db, slug);
  if (!company) throw notFound();
  const message = claimMessageField.safeParse(typed);
  if (!message.success && (await findProvenDomain(viewer.email, company)) === null)
    return refuse(message.error.issues[0]!.message);
  const claimed = await claimCompany(context, viewer, slug, message.data ?? "");
  if (claimed.ok)
    throw goTo(
      claimed.isApproved ? paths.companySettings(slug, "done=claimed") : paths.companyClaim(claimed.publicId),
    );
  if (claimed.reason === "unknown") throw notFound();
  return refuse(
    claimed.reason === "unverified"
      ? "Confirm your email first."
      : "You have several claims that are being checked. Withdraw one, or try again tomorrow.",
  );
}

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
