import { ClaimList } from "#app/companies/workspace/claim/claim-list.tsx";
import type { ClaimView } from "#app/companies/workspace/claim/claim-words.ts";
import { ButtonLink } from "#app/kit/ui/button.tsx";
import { paths } from "#app/paths.ts";
import type { Workspace } from "./new-workspace.server.ts";
import { WorkspaceList } from "./workspace-list.tsx";

interface HiringSummaryProps {
  workspaces: readonly Workspace[];
  claims: readonly ClaimView[];
  canClaim: boolean;
}

export function HiringSummary({ workspaces, claims, canClaim }: HiringSummaryProps) {
  const own = workspaces.find(({ role }) => role !== "reviewer");
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
