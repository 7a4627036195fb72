import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { SavedScreen } from "#app/jobs/saved/list/saved-screen.tsx";
import { useSaved } from "#app/jobs/saved/saved-store.ts";
import { Notice } from "#app/kit/ui/notice.tsx";
import { PageHeader } from "#app/kit/ui/page-header.tsx";
import { toPageMeta } from "#app/pages/page/page-meta.ts";
import { paths } from "#app/paths.ts";
import type { loader } from "./saved.server.ts";
import "#app/jobs/saved/list/saved-list.css";
import type { AccountSaved } from "#app/jobs/saved/saved-facts.ts";
import { useJoinedAgain } from "#app/jobs/saved/use-saved-sync.ts";
import { NewerOlder } from "#app/pages/page/newer-older.tsx";

/** What the account has. The device adds the pay from when a posting was saved on it. */
function AccountScreen({ account }: { account: AccountSaved }) {
  useJoinedAgain();
  const own = useSaved();
  const pays = new Map(own?.map(({ slug, pay }) => [slug, pay]));
  const entries = account.rows.map(({ entry }) => ({
    ...entry,
    pay: entry.pay ?? pays.get(entry.slug) ?? null,
  }));
  const facts = new Map(account.rows.map(({ entry, facts }) => [entry.slug, facts]));
  const { previous, next } = account.pages;
  return (
    <SavedScreen entries={entries} account={{ facts, total: previous || next ? account.total : null }}>
      <NewerOlder label="Pages of saved jobs" newer={previous} older={next} />
    </SavedScreen>
  );
}

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
