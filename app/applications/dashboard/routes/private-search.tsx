import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { Form, Link, useLoaderData } from "@remix-run/react";
import { AccountPanel, accountHeaders, toAccountMeta } from "#app/accounts/account-page.tsx";
import { isPrivateSearch, switchPrivateSearch } from "#app/accounts/owner/private-search.server.ts";
import { admit, requireViewer } from "#app/accounts/session/page-guard.server.ts";
import { findProfileDetails } from "#app/clinicians/profile/details/profile-details.server.ts";
import { requireForm } from "#app/kit/platform/form/form-body.ts";
import { Button } from "#app/kit/ui/button.tsx";
import { paths } from "#app/paths.ts";
import { site } from "#app/site.ts";

const title = "Private search";

export const meta = () => toAccountMeta(title);
export const headers = accountHeaders;

export async function loader({ context, request }: LoaderFunctionArgs) {
  const viewer = admit(await requireViewer(context), request);
  const [isOn, { privacy }] = await Promise.all([
    isPrivateSearch(context.db, viewer.id),
    findProfileDetails(context.db, viewer.id),
  ]);
  return { isOn, hidden: privacy.hidden.map(({ name }) => name) };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const viewer = admit(await requireViewer(context), request);
  const isOn = (await requireForm(request, ["private"])).get("private") === "on";
  await switchPrivateSearch(context.db, viewer, isOn, context.now);
  throw redirect(paths.settings(isOn ? "private-on" : "private-off"));
}

export default function PrivateSearchPage() {
  const { isOn, hidden } = useLoaderData<typeof loader>();
  return (
    <AccountPanel title={title} lead={`Look for work without anyone noticing. It is ${isOn ? "on" : "off"}.`}>
      <ul className="grid list-disc gap-1 pl-5">
        <li>Every email to you has the subject “A message from {site.name}”.</li>
        <li>
          Employers and staffing agencies cannot find you, even if you let them before. That stays off until
          you turn it on again.
        </li>
        <li>
          {hidden.length > 0 ? `You hide from ${hidden.join(", ")}.` : "You hide from no employer yet."}{" "}
          <Link to={`${paths.profileDetails("section=privacy")}#privacy`} className="link">
            Choose employers
          </Link>
          . Before you apply to one of them, or to an agency, the form says that it will see your name. Our
          recruiters see the list with an application that they pass on, and give it to none of them.
        </li>
        <li>
          Logging out removes saved jobs, jobs you opened, your license and typed forms from this browser.
          Without an account,{" "}
          <Link to={paths.clearDevice()} className="link">
            clear this device
          </Link>
          .
        </li>
      </ul>
      <p className="text-ink-2">
        An employer that you apply to sees your application, also one in this list.
      </p>
      <Form method="post" className="grid">
        <Button name="private" value={isOn ? "off" : "on"}>
          {isOn ? "Turn private search off" : "Turn private search on"}
        </Button>
      </Form>
    </AccountPanel>
  );
}
