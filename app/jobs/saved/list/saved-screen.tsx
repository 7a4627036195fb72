import { type ReactNode, useState } from "react";
import type { SavedEntry } from "#app/jobs/saved/saved-entry.ts";
import type { SavedFacts } from "#app/jobs/saved/saved-facts.ts";
import { remove, save } from "#app/jobs/saved/saved-store.ts";
import { ClearDevice } from "#app/kit/device/clear-device.tsx";
import { toTimeText } from "#app/kit/text/when.ts";
import { Button } from "#app/kit/ui/button.tsx";
import { formatCount } from "#app/kit/ui/count.ts";
import { Icon } from "#app/kit/ui/icon.tsx";
import { AboutForm, RemovedNotice } from "./about-form.tsx";
import { CompareSection, maxCompared, useChosen } from "./compare-section.tsx";
import { NothingSaved, SavedRow } from "./saved-row.tsx";
import { type KnownFacts, useAboutMe, useSavedFacts } from "./use-saved-facts.ts";

const headingId = "saved-heading";

interface SavedScreenProps {
  entries: readonly SavedEntry[];
  /** Where the entries are an account's: what the server said of them, and how many there are beside this page. */
  account?: { facts: ReadonlyMap<string, SavedFacts | null>; total: number | null };
  /** Follows the list. */
  children?: ReactNode;
}

export function SavedScreen({ entries: all, account, children }: SavedScreenProps) {
  const [about, setAbout] = useAboutMe();
  const slugs = all.map(({ slug }) => slug);
  const { known, retry } = useSavedFacts(slugs, about, account?.facts);
  const [removed, setRemoved] = useState<readonly SavedEntry[]>([]);
  // The account hears of it later.
  const [gone, setGone] = useState<readonly string[]>([]);
  const entries = all.filter(({ slug }) => !gone.includes(slug));
  const isClosed = ({ slug }: SavedEntry) => {
    const facts = known.bySlug.get(slug);
    return facts === null || facts?.state === "closed";
  };
  const open = entries.filter((entry) => !isClosed(entry));
  const closed = entries.filter(isClosed);
  const { chosen, toggle, clear } = useChosen(open);

  /** False when the browser keeps nothing. */
  function removeAll(chosen: readonly SavedEntry[]): boolean {
    const left = chosen.map(({ slug }) => slug);
    if (remove(left) !== "removed") return false;
    setRemoved(chosen);
    if (account) setGone([...gone, ...left]);
    return true;
  }

  function undo() {
    const now = Date.now();
    // A later word than the removal's, in the same order.
    for (const [index, entry] of removed.entries())
      save(account ? { ...entry, at: now - index } : entry, account !== undefined);
    setGone(gone.filter((slug) => removed.every((entry) => entry.slug !== slug)));
    setRemoved([]);
    document.getElementById(headingId)?.focus();
  }

  const toRow = (entry: SavedEntry) => {
    const choice = {
      isChosen: chosen.includes(entry.slug),
      isFull: chosen.length === maxCompared,
      onChange: () => toggle(entry.slug),
    };
    return (
      <li key={entry.slug}>
        <SavedRow
          entry={entry}
          facts={known.bySlug.get(entry.slug)}
          choice={isClosed(entry) ? null : choice}
          onRemove={() => removeAll([entry])}
          isPosted={account !== undefined}
        />
      </li>
    );
  };
  const forget = () => setRemoved([]);
  if (entries.length === 0)
    return (
      <Screen onClear={forget}>
        <RemovedNotice removed={removed} onUndo={undo} />
        <NothingSaved />
      </Screen>
    );
  // A row grows with its facts, and would move those below.
  const isWaiting = known.from === "kept" && entries.some(({ slug }) => !known.bySlug.has(slug));
  if (isWaiting) return <Freshness known={known} onRetry={retry} />;
  const compared = chosen.flatMap((slug) => known.bySlug.get(slug) ?? []);
  return (
    <Screen onClear={forget}>
      <AboutForm about={about} isPlaceKnown={known.isPlaceKnown} onChange={setAbout} />
      <section aria-labelledby={headingId} className="grid gap-3">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <h2 id={headingId} tabIndex={-1} className="text-2xl outline-none">
            {account?.total
              ? `${formatCount(account.total)} saved jobs`
              : toCountText(open.length, closed.length)}
          </h2>
          <Button
            type="button"
            look="outline"
            size="small"
            className="needs-script print:hidden"
            onClick={() => print()}
          >
            <Icon name="printer" size={18} />
            Print
          </Button>
        </div>
        <Freshness known={known} onRetry={retry} />
        <RemovedNotice removed={removed} onUndo={undo} />
        <ul className="grid gap-3">{open.map(toRow)}</ul>
      </section>
      <CompareSection
        jobs={compared}
        chosen={chosen.length}
        about={about}
        isPlaceKnown={known.isPlaceKnown === true}
        onClear={clear}
      />
      {closed.length > 0 && (
        <section aria-labelledby="closed" className="grid gap-3">
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
            <h2 id="closed" className="text-2xl">
              No longer open
            </h2>
            <Button
              type="button"
              look="outline"
              size="small"
              className="needs-script print:hidden"
              onClick={() => removeAll(closed)}
            >
              Remove all closed jobs
            </Button>
          </div>
          <ul className="grid gap-3">{closed.map(toRow)}</ul>
        </section>
      )}
      {children}
    </Screen>
  );
}

/** The same around any list, so that what was cleared is still told when the list is gone. */
function Screen({ children, onClear }: { children: ReactNode; onClear: () => void }) {
  return (
    <div className="grid gap-12">
      <div className="grid gap-6">{children}</div>
      <section aria-labelledby="device" className="grid max-w-3xl gap-4 print:hidden">
        <div>
          <h2 id="device" className="text-2xl">
            What this device keeps
          </h2>
          <p className="pt-1 text-ink-2">
            On a shared computer, clear it when you are done. Logging out clears it too.
          </p>
        </div>
        <ClearDevice onClear={onClear} />
      </section>
    </div>
  );
}

function toCountText(open: number, closed: number): string {
  const jobs = `${formatCount(open)} open ${open === 1 ? "job" : "jobs"}`;
  return closed > 0 ? `${jobs}, ${formatCount(closed)} closed` : jobs;
}

function Freshness({ known, onRetry }: { known: KnownFacts; onRetry: () => void }) {
  const { at, from, problem } = known;
  return (
    <div role="status" className="flex flex-wrap items-center gap-x-4 gap-y-2 text-ink-2 text-md">
      {from === "failure" ? (
        <>
          <span>
            {problem || `We could not check these jobs.${at === null ? " You may be offline." : ""}`}
            {at !== null && ` You see what we knew on ${toTimeText(at)}.`}
          </span>
          <Button type="button" look="outline" size="small" onClick={onRetry}>
            Try again
          </Button>
        </>
      ) : (
        <span>{toFreshText(known)}</span>
      )}
    </div>
  );
}

function toFreshText({ at, from }: KnownFacts): string {
  if (at !== null) return `As of ${toTimeText(at)}.`;
  return from === "server" ? "What these jobs say today." : "Checking what these jobs say today.";
}
