import type { AccountSaved } from "#app/jobs/saved/saved-facts.ts";
import { useSaved } from "#app/jobs/saved/saved-store.ts";
import { useJoinedAgain } from "#app/jobs/saved/use-saved-sync.ts";
import { NewerOlder } from "#app/pages/page/newer-older.tsx";
import { SavedScreen } from "./saved-screen.tsx";

/** What the account has. The device adds the pay from when a posting was saved on it. */
export function AccountScreen({ account }: { account: AccountSaved }) {
  useJoinedAgain();
  const own = useSaved();
  const pays = new Map(own?.map(({ slug, pay }) => [slug, pay]));
  const entries = account.rows.map(({ entry }) => ({ ...entry, pay: pays.get(entry.slug) ?? null }));
  const facts = new Map(account.rows.map(({ entry, facts }) => [entry.slug, facts]));
  const { previous, next } = account.pages;
  return (
    <SavedScreen entries={entries} account={{ facts, total: previous || next ? account.total : null }}>
      <NewerOlder label="Pages of saved jobs" newer={previous} older={next} />
    </SavedScreen>
  );
}
