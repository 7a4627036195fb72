import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Form, Link, useLoaderData } from "@remix-run/react";
import { accountHeaders, toAccountMeta } from "#app/accounts/account-page.tsx";
import { admit, requireViewer } from "#app/accounts/session/page-guard.server.ts";
import { toClaimView } from "#app/companies/workspace/claim/claim-words.ts";
import { findOwnClaim, withdrawClaim } from "#app/companies/workspace/claim/own-claims.server.ts";
import { toClaimTrail } from "#app/companies/workspace/frame/hiring-page.tsx";
import { requireForm } from "#app/kit/platform/form/form-body.ts";
import { goTo, notFound } from "#app/kit/platform/http.ts";
import { Button, ButtonLink } from "#app/kit/ui/button.tsx";
import { Chips } from "#app/kit/ui/chip.tsx";
import { PageHeader } from "#app/kit/ui/page-header.tsx";
import { paths } from "#app/paths.ts";
import { site } from "#app/site.ts";
import { workPaths } from "#app/work-paths.ts";
import "#app/pages/page/workspace.css";

export const meta = () => toAccountMeta("Your claim of a company");
export const headers = accountHeaders;

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const viewer = admit(await requireViewer(context), request);
  const claim = await findOwnClaim(context.db, viewer.id, params.publicId ?? "");
  if (!claim) throw notFound();
  const view = toClaimView(claim, context.now);
  return { claim: view, trail: toClaimTrail({ name: view.companyName, path: null }) };
}

export async function action({ context, request, params }: ActionFunctionArgs) {
  const viewer = admit(await requireViewer(context), request);
  const publicId = params.publicId ?? "";
  if (!(await findOwnClaim(context.db, viewer.id, publicId))) throw notFound();
  await requireForm(request, []);
  await withdrawClaim(context.db, viewer.id, publicId, context.now);
  throw goTo(paths.companyClaim(publicId));
}

export default function ClaimPage() {
  const { claim } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title={`Your claim of ${claim.companyName}`} lead={`Sent ${claim.sent}`} />
      <div className="page grid gap-stack pb-section">
        <div className="grid max-w-2xl gap-4 rounded-card border border-line bg-surface p-5">
          <Chips chips={[claim.chip]} label="State" />
          <p>{claim.next}</p>
          {claim.reason && (
            <div>
              <h2 className="text-lg">Why</h2>
              <p className="wrap-anywhere whitespace-pre-line text-ink-2">{claim.reason}</p>
            </div>
          )}
          {claim.message && (
            <div>
              <h2 className="text-lg">What you wrote</h2>
              <p className="wrap-anywhere whitespace-pre-line text-ink-2">{claim.message}</p>
            </div>
          )}
          {claim.isApproved && (
            <ButtonLink to={workPaths.hiringJobs(claim.companySlug)} className="justify-self-start">
              Open the workspace
            </ButtonLink>
          )}
          {claim.isPending && (
            <Form method="post" className="flex flex-wrap items-center gap-4">
              <Button look="outline">Withdraw this claim</Button>
              <a href={site.phoneHref} className="link inline-flex min-h-11 items-center text-md">
                Call {site.phone}
              </a>
            </Form>
          )}
        </div>
        <p>
          <Link to={paths.findCompany()} className="link">
            Find another company
          </Link>
        </p>
      </div>
    </>
  );
}
