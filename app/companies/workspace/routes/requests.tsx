import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import * as z from "zod";
import { accountHeaders, toAccountMeta } from "#app/accounts/account-page.tsx";
import { ConfirmFirst } from "#app/companies/workspace/claim/claim-form.tsx";
import { admitToRead } from "#app/companies/workspace/frame/company-guard.server.ts";
import { HiringPage, toHiringCompany } from "#app/companies/workspace/frame/hiring-page.tsx";
import {
  listSentRequests,
  type SentRequest,
  sentPerPage,
} from "#app/companies/workspace/requests/sent-requests.server.ts";
import { dueRule, toDueAt } from "#app/kit/forms/due.ts";
import { toOfficeTime } from "#app/kit/text/when.ts";
import { ButtonLink } from "#app/kit/ui/button.tsx";
import { type Chip, Chips } from "#app/kit/ui/chip.tsx";
import { paths } from "#app/paths.ts";
import { workPaths } from "#app/work-paths.ts";

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
              to={newer === null ? null : workPaths.hiringRequests(company.slug, `page=${newer}`)}
              label="Newer"
            />
            <PageLink
              to={older === null ? null : workPaths.hiringRequests(company.slug, `page=${older}`)}
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

function SentList({ requests }: { requests: readonly RequestView[] }) {
  return (
    <ul className="divide-y divide-line rounded-card border border-line bg-surface">
      {requests.map(({ publicId, title, kind, reference, sent, chip, text }) => (
        <li key={publicId} className="grid gap-1 px-5 py-3.5">
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
            <h3 className="wrap-anywhere text-md">{title}</h3>
            <Chips chips={[chip]} />
          </div>
          <p className="text-ink-3 text-sm tabular-nums">
            {[kind !== title && kind, reference, `Sent ${sent}`].filter(Boolean).join(" · ")}
          </p>
          <p className="text-ink-2 text-md">{text}</p>
        </li>
      ))}
    </ul>
  );
}

const chips: Record<SentRequest["status"], Chip> = {
  new: { label: "Received", tone: "amber" },
  contacted: { label: "We got in touch", tone: "good" },
  won: { label: "Filled", tone: "good" },
  lost: { label: "Closed", tone: "plain" },
  closed: { label: "Closed", tone: "plain" },
};

type RequestView = ReturnType<typeof toRequestView>;

function toRequestView({ kind, publicId, reference, about, status, createdAt }: SentRequest, now: number) {
  return {
    publicId,
    title: about ?? (kind === "hire" ? "Hiring request" : "Message to us"),
    kind: kind === "hire" ? "Hiring request" : "Message",
    reference,
    sent: toOfficeTime(createdAt),
    chip: chips[status],
    text: toText(status, createdAt, now),
  };
}

function toText(status: SentRequest["status"], createdAt: number, now: number): string {
  const dueAt = toDueAt(createdAt);
  if (status === "contacted") return "A recruiter has answered you by email or phone and is working on it.";
  if (status === "won") return "We found someone for it. Write to us when you need more.";
  if (status === "lost" || status === "closed") return "We finished it. Write to us to open it again.";
  return dueAt > now
    ? `A recruiter answers by ${toOfficeTime(dueAt)}. ${dueRule}`
    : `A recruiter should have answered by ${toOfficeTime(dueAt)}. Call us, and we look at it first.`;
}
