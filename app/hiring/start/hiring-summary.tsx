import { paths } from "#app/paths.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { ClaimList } from "../claim/claim-list.tsx";
import type { ClaimView } from "../claim/claim-words.ts";
import { WorkspaceList } from "./workspace-list.tsx";
import type { Workspace } from "./workspaces.server.ts";

interface HiringSummaryProps {
  workspaces: readonly Workspace[];
  claims: readonly ClaimView[];
  canClaim: boolean;
}

export function HiringSummary({ workspaces, claims, canClaim }: HiringSummaryProps) {
  return (
    <>
      <section aria-labelledby="hiring" className="grid gap-4">
        <h2 id="hiring">Hiring</h2>
        {workspaces.length > 0 && <WorkspaceList workspaces={workspaces} />}
        <p className="flex flex-wrap gap-3">
          <ButtonLink to={workspaces.length > 0 ? paths.postJob(workspaces[0]!.slug) : paths.findCompany()}>
            {workspaces.length > 0 ? "Post a job" : "Find your company"}
          </ButtonLink>
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
