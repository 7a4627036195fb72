import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { AccountScreen } from "#app/jobs/saved/list/account-screen.tsx";
import { SavedScreen } from "#app/jobs/saved/list/saved-screen.tsx";
import { useSaved } from "#app/jobs/saved/saved-store.ts";
import { Notice } from "#app/kit/ui/notice.tsx";
import { PageHeader } from "#app/kit/ui/page-header.tsx";
import { toPageMeta } from "#app/pages/page/page-meta.ts";
import { paths } from "#app/paths.ts";
import type { loader } from "./saved.server.ts";
import "#app/jobs/saved/list/saved-list.css";

export { action, loader } from "./saved.server.ts";

export const meta: MetaFunction = () =>
  toPageMeta({
    title: "Saved jobs",
    description: "The jobs you saved: still open or closed, what the pay is now, side by side.",
    isIndexed: false,
  });

export default function SavedPage() {
  const entries = useSaved();
  const { account } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader
        title="Saved jobs"
        lead={
          account
            ? "Kept in your account, on each device where you log in."
            : "Kept on this device, without an account. Anyone who uses this browser can see them."
        }
      />
      <div className="page min-h-dvh pb-16">
        {account ? (
          <AccountScreen account={account} />
        ) : entries ? (
          <SavedScreen entries={entries} />
        ) : (
          <WithoutScripts />
        )}
      </div>
    </>
  );
}

function WithoutScripts() {
  return (
    <noscript>
      <Notice title="Saving jobs needs JavaScript.">
        Your list is kept in this browser, so only a script can read it. Turn on JavaScript to use it. Until
        then,{" "}
        <a href={paths.jobs()} className="link">
          search open jobs
        </a>{" "}
        and bookmark the pages you want to come back to.
      </Notice>
    </noscript>
  );
}
