import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import * as z from "zod";
import { accountHeaders, toAccountMeta } from "#app/accounts/account-meta.ts";
import { ConfirmFirst } from "#app/companies/workspace/claim/claim-form.tsx";
import { admitToRead } from "#app/companies/workspace/frame/company-guard.server.ts";
import { HiringPage } from "#app/companies/workspace/frame/hiring-page.tsx";
import { toHiringCompany, toHiringTrail } from "#app/companies/workspace/frame/hiring-trail.ts";
import { toRequestView } from "#app/companies/workspace/requests/request-words.ts";
import { SentList } from "#app/companies/workspace/requests/sent-list.tsx";
import { listSentRequests, sentPerPage } from "#app/companies/workspace/requests/sent-requests.server.ts";
import { paths } from "#app/paths.ts";
import { ButtonLink } from "#app/kit/ui/button.tsx";

export const meta = () => toAccountMeta("Requests");
export const headers = accountHeaders;

const pageField = z.coerce.number().int().min(1).max(500).catch(1);

export async function loader(args: LoaderFunctionArgs) {
  const { viewer, company } = await admitToRead(args);
  const { db, now } = args.context;
  const page = pageField.parse(new URL(args.request.url).searchParams.get("page") ?? 1);
  // An unconfirmed address may be someone else's.
  const rows = viewer.emailVerified ? await listSentRequests(db, viewer.email, page) : [];
  return {
    company: toHiringCompany(company),
    trail: toHiringTrail(company, "requests"),
    email: viewer.email,
    isVerified: viewer.emailVerified,
    requests: rows.slice(0, sentPerPage).map((row) => toRequestView(row, now)),
    newer: page > 1 ? page - 1 : null,
    older: rows.length > sentPerPage ? page + 1 : null,
  };
}

export default function RequestsPage() {
  const { company, email, isVerified, requests, newer, older } = useLoaderData<typeof loader>();
  return (
    <HiringPage company={company} part="requests" title="Requests">
      <section aria-labelledby="sent" className="grid max-w-3xl gap-item">
        <h2 id="sent">What you sent us</h2>
        {!isVerified ? (
          <ConfirmFirst email={email} />
        ) : requests.length > 0 ? (
          <>
            <p className="text-ink-2">
              Hiring requests and messages from {email}. Your colleagues do not see them.
            </p>
            <SentList requests={requests} />
          </>
        ) : (
          <div className="grid gap-item rounded-card border border-line bg-surface p-5">
            <p className="text-ink-2">
              {newer ? "There is nothing older." : `Nothing came from ${email} yet.`} Tell us who you need,
              and our recruiters look for candidates.
            </p>
            <ButtonLink to={paths.hireRequest()} look="outline" className="justify-self-start">
              Send a hiring request
            </ButtonLink>
          </div>
        )}
        {(newer || older) && (
          <nav aria-label="More requests" className="flex justify-between gap-3">
            <PageLink
              to={newer === null ? null : paths.hiringRequests(company.slug, `page=${newer}`)}
              label="Newer"
            />
            <PageLink
              to={older === null ? null : paths.hiringRequests(company.slug, `page=${older}`)}
              label="Older"
            />
          </nav>
        )}
      </section>
    </HiringPage>
  );
}

function PageLink({ to, label }: { to: string | null; label: string }) {
  if (!to) return <span />;
  return (
    <Link to={to} className="link inline-flex min-h-11 items-center">
      {label}
    </Link>
  );
}
