import { findOwn } from "#app/kit/text/own-value.ts";
import { toTimeText } from "#app/kit/text/when.ts";
import { Button } from "#app/kit/ui/button.tsx";
import { removeDraft, useDrafts } from "./draft-store.ts";
import type { Draft } from "./drafts.ts";

export const draftHeadingId = "drafts";

const labels: Record<string, string> = {
  name: "Name",
  firstName: "First name",
  lastName: "Last name",
  email: "Email",
  phone: "Phone",
  company: "Company",
  position: "Position",
  place: "Where",
  headcount: "How many",
  specialty: "Specialty",
  details: "Details",
  message: "Message",
};

export function DraftList() {
  const drafts = useDrafts();
  if (drafts.length === 0)
    return <p className="text-ink-2">None. A form that cannot be sent is saved here for seven days.</p>;
  return (
    <ul className="grid gap-4">
      {drafts.map((draft) => (
        <li key={draft.key} className="rounded-card border border-line bg-surface p-5">
          <DraftView draft={draft} />
        </li>
      ))}
    </ul>
  );
}

function DraftView({ draft }: { draft: Draft }) {
  return (
    <>
      <h3>{draft.title}</h3>
      <p className="text-ink-3 text-sm">Saved {toTimeText(draft.at)}. It was not sent.</p>
      <dl className="grid gap-2 py-4 text-md">
        {Object.entries(draft.fields).map(([name, value]) => (
          <div key={name}>
            <dt className="text-ink-3 text-sm">{findOwn(labels, name) ?? name}</dt>
            <dd className="whitespace-pre-wrap">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <Button
          type="button"
          look="outline"
          aria-label={`Delete draft: ${draft.title}`}
          onClick={() => {
            removeDraft(draft.key);
            document.getElementById(draftHeadingId)?.focus();
          }}
        >
          Delete draft
        </Button>
        <a href={draft.path} className="link inline-flex min-h-11 items-center">
          Open the form
        </a>
      </div>
    </>
  );
}
