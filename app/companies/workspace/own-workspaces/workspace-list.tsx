import { Link } from "@remix-run/react";
import { ClaimList } from "#app/companies/workspace/claim/claim-list.tsx";
import type { ClaimView } from "#app/companies/workspace/claim/claim-words.ts";
import { roleNames } from "#app/companies/workspace/team/role-select.tsx";
import { ButtonLink } from "#app/kit/ui/button.tsx";
import { Monogram } from "#app/kit/ui/picture/monogram.tsx";
import { paths } from "#app/paths.ts";
import { workPaths } from "#app/work-paths.ts";
import type { Workspace } from "./new-workspace.server.ts";

export function WorkspaceList({ workspaces }: { workspaces: readonly Workspace[] }) {
  return (
    <ul className="divide-y divide-line rounded-card border border-line bg-surface">
      {workspaces.map((workspace) => (
        <li key={workspace.slug} className="flex flex-wrap items-center gap-x-4 gap-y-1 px-5 py-3.5">
          <Monogram name={workspace.name} />
          <div className="min-w-0 flex-1 basis-60">
            <Link
              to={workPaths.hiringHome(workspace.slug)}
              className="link wrap-anywhere inline-flex min-h-11 items-center font-semibold"
            >
              {workspace.name}
            </Link>
            <p className="text-ink-2 text-md">{toWaiting(workspace)}</p>
          </div>
          <p className="text-ink-3 text-sm">You are {roleNames[workspace.role].a}</p>
        </li>
      ))}
    </ul>
  );
}

function toWaiting({ open, pending, paused, waiting }: Workspace): string {
  const parts = [
    waiting > 0 && `${waiting} ${waiting === 1 ? "applicant waits" : "applicants wait"} for an answer`,
    `${open} open ${open === 1 ? "posting" : "postings"}`,
    pending > 0 && `${pending} waiting for our approval`,
    paused > 0 && `${paused} paused`,
  ];
  return parts.filter(Boolean).join(" · ");
}

interface HiringSummaryProps {
  workspaces: readonly Workspace[];
  claims: readonly ClaimView[];
  canClaim: boolean;
}

export function HiringSummary({ workspaces, claims, canClaim }: HiringSummaryProps) {
  const own = workspaces.find(({ role }) => role === "owner" || role === "recruiter");
  return (
    <>
      <section aria-labelledby="hiring" className="grid gap-4">
        <h2 id="hiring">Hiring</h2>
        {workspaces.length > 0 && <WorkspaceList workspaces={workspaces} />}
        <p className="flex flex-wrap gap-3">
          {own && <ButtonLink to={paths.postJob(own.slug)}>Post a job</ButtonLink>}
          {workspaces.length === 0 && <ButtonLink to={paths.findCompany()}>Find your company</ButtonLink>}
          {workspaces.length > 0 && canClaim && (
            <ButtonLink to={paths.findCompany()} look="outline">
              Claim a company
            </ButtonLink>
          )}
        </p>
      </section>
      <ClaimList claims={claims} />
    </>
  );
}
