import { useState, useSyncExternalStore } from "react";
import { Button } from "#app/kit/ui/button.tsx";
import { Dialog } from "#app/kit/ui/dialog.tsx";
import { Notice } from "#app/kit/ui/notice.tsx";
import { paths } from "#app/paths.ts";
import { forgetPerson, type PersonKey, personKeys } from "./device-storage.ts";

const kinds = {
  saved: ["Saved jobs", "What you saved, what it paid then, and the city you measure distances from."],
  opened: [
    "Jobs and lists you opened",
    "Marks on jobs you have seen or that are new to you, and copies of their pages to read offline.",
  ],
  profile: ["Your profile and license", "What you told us about your license, experience and plans."],
  typed: ["Text in forms", "Forms that could not be sent, and what you typed in this tab."],
  lists: ["Checklists and skills", "What you ticked in our guides, and how you rated your skills."],
  asked: [
    "Questions and pay",
    "Recent searches, questions to the mentor, and the pay you marked on a chart.",
  ],
} as const;

type Kind = keyof typeof kinds;

const kindOf: Record<PersonKey, Kind> = {
  "saved-jobs": "saved",
  "saved-job-facts": "saved",
  "distance-from": "saved",
  "seen-jobs": "opened",
  "board-visits": "opened",
  profile: "profile",
  "draft:": "typed",
  "typed:": "typed",
  checklists: "lists",
  skills: "lists",
  "recent-searches": "asked",
  mentor: "asked",
  "own-pay": "asked",
};

interface ClearDeviceProps {
  onClear?: () => void;
}

export function ClearDevice({ onClear }: ClearDeviceProps) {
  const kept = useSyncExternalStore(subscribe, readKinds, () => null)?.split(" ");
  const [isAsking, setAsking] = useState(false);
  const [told, setTold] = useState("");
  const close = () => setAsking(false);

  async function clear() {
    const cleared = listKinds();
    forgetPerson();
    onClear?.();
    close();
    setTold(`${toClearedText(cleared)} ${await clearCookies()}`);
  }

  return (
    <div className="grid gap-4 print:hidden">
      <ul className="grid rounded-card border border-line bg-surface">
        {Object.entries(kinds).map(([kind, [title, text]]) => (
          <li
            key={kind}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 border-line px-5 py-3 not-last:border-b"
          >
            <p className="font-semibold">{title}</p>
            <p className="text-end text-md">
              {kept &&
                (kept.includes(kind) ? <strong>Kept</strong> : <span className="text-ink-3">None</span>)}
            </p>
            <p className="col-span-full text-ink-2 text-md">{text}</p>
          </li>
        ))}
      </ul>
      <p className="max-w-2xl text-ink-2 text-md">
        Clearing also removes our cookies with receipts and drafts of job postings. The light or dark look and
        your choice about offline reading stay, and so does what is in an account.
      </p>
      <div className="needs-script">
        {/* Not before React: what is stored here can only be cleared by script. */}
        <Button
          type="button"
          look="danger"
          className={kept ? undefined : "invisible"}
          aria-haspopup="dialog"
          onClick={() => setAsking(true)}
        >
          Clear this device
        </Button>
      </div>
      <noscript>
        <form method="post" action={paths.privacyPolicy()} className="grid justify-items-start gap-3">
          <p className="text-ink-2 text-md">Without JavaScript, this browser keeps only cookies.</p>
          <Button look="danger">Clear our cookies</Button>
        </form>
      </noscript>
      {told && (
        <Notice tone="good" live>
          {told}
        </Notice>
      )}
      <Dialog open={isAsking} onClose={close} title="Clear this device?">
        <p className="text-ink-2">
          This removes everything in the list from this browser. You cannot undo it.
        </p>
        <div className="flex flex-wrap gap-3 pt-5">
          <Button type="button" look="danger" onClick={clear}>
            Clear this device
          </Button>
          <Button type="button" look="outline" onClick={close}>
            Cancel
          </Button>
        </div>
      </Dialog>
    </div>
  );
}

function toClearedText(cleared: readonly Kind[]): string {
  const titles = cleared.map((kind) => kinds[kind][0].toLowerCase());
  return titles.length > 0
    ? `Cleared from this device: ${titles.join(", ")}.`
    : "Nothing in the list was on this device.";
}

async function clearCookies(): Promise<string> {
  const answer = await fetch(paths.privacyPolicy(), { method: "POST", redirect: "manual" }).catch(() => null);
  return answer?.type === "opaqueredirect"
    ? "Our cookies are removed too."
    : "We could not remove our cookies. Try again when you are online.";
}

/** Text, so that it is the same until something changes. */
const readKinds = (): string => listKinds().join(" ");

function listKinds(): Kind[] {
  const found = new Set<Kind>();
  try {
    for (const storage of [localStorage, sessionStorage])
      for (const [key, text] of Object.entries<string>(storage)) {
        const own = personKeys.find((name) => (name.endsWith(":") ? key.startsWith(name) : key === name));
        // An emptied list is kept as one.
        if (own && !["", "[]", "{}"].includes(text)) found.add(kindOf[own]);
      }
  } catch {
    // The browser forbids storage, so nothing is in it.
  }
  return [...found];
}

function subscribe(listener: () => void): () => void {
  const events = ["storage", "pageshow"];
  for (const name of events) addEventListener(name, listener);
  return () => {
    for (const name of events) removeEventListener(name, listener);
  };
}
