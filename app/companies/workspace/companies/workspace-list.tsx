import { Link } from "@remix-run/react";
import { roleNames } from "#app/companies/workspace/team/role-words.ts";
import { Monogram } from "#app/kit/ui/picture/monogram.tsx";
import { paths } from "#app/paths.ts";
import type { Workspace } from "./new-workspace.server.ts";

export function WorkspaceList({ workspaces }: { workspaces: readonly Workspace[] }) {
  return (
    <ul className="divide-y divide-line rounded-card border border-line bg-surface">
      {workspaces.map((workspace) => (
        <li key={workspace.slug} className="flex flex-wrap items-center gap-x-4 gap-y-1 px-5 py-3.5">
          <Monogram name={workspace.name} />
          <div className="min-w-0 flex-1 basis-60">
            <Link
              to={paths.hiringJobs(workspace.slug)}
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
