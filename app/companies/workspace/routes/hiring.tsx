import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { companyField } from "#app/accounts/account-fields.ts";
import { accountHeaders, toAccountMeta } from "#app/accounts/account-page.tsx";
import { admit, requireRole, requireViewer } from "#app/accounts/session/page-guard.server.ts";
import { findCompanies } from "#app/companies/workspace/claim/company-search.server.ts";
import {
  createWorkspace,
  isUntouched,
  listWorkspaces,
} from "#app/companies/workspace/own-workspaces/new-workspace.server.ts";
import { WorkspaceList } from "#app/companies/workspace/own-workspaces/workspace-list.tsx";
import type { SiteContext, Viewer } from "#app/kit/platform/context.ts";
import { requireForm } from "#app/kit/platform/form/form-body.ts";
import { forbidden, goTo } from "#app/kit/platform/http.ts";
import { ButtonLink } from "#app/kit/ui/button.tsx";
import { PageHeader } from "#app/kit/ui/page-header.tsx";
import { paths } from "#app/paths.ts";
import { workPaths } from "#app/work-paths.ts";
import "#app/pages/page/workspace.css";

export const meta = () => toAccountMeta("Your companies");
export const headers = accountHeaders;

export async function loader({ context, request }: LoaderFunctionArgs) {
  const viewer = admit(await requireViewer(context), request);
  const { memberships, role } = viewer;
  if (memberships.length === 0) throw role === "employer" ? goTo(paths.findCompany()) : forbidden();
  if (memberships.length === 1) throw goTo(await toStart(context, viewer));
  return { workspaces: await listWorkspaces(context.db, viewer), isEmployer: role === "employer" };
}

async function toStart({ db }: SiteContext, viewer: Viewer): Promise<string> {
  const { employerId, employerName, employerSlug } = viewer.memberships[0]!;
  const isNew = viewer.role === "employer" && (await isUntouched(db, employerId));
  const alike = isNew ? await findCompanies(db, viewer, employerName) : [];
  return alike.length > 0 ? paths.findCompany() : workPaths.hiringHome(employerSlug);
}

export async function action({ context, request }: ActionFunctionArgs) {
  const viewer = admit(await requireRole(context, ["employer"]), request);
  const name = companyField.safeParse((await requireForm(request, ["name"])).get("name"));
  if (!name.success) throw goTo(paths.findCompany());
  throw goTo(paths.companySettings(await createWorkspace(context, viewer, name.data)));
}

export default function HiringPage() {
  const { workspaces, isEmployer } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title="Your companies" lead="Open the one that you hire for now." />
      <div className="page grid gap-stack pb-section">
        <WorkspaceList workspaces={workspaces} />
        {isEmployer && (
          <ButtonLink to={paths.findCompany()} look="outline" className="justify-self-start">
            Claim another company
          </ButtonLink>
        )}
      </div>
    </>
  );
}
