import { Form } from "@remix-run/react";
import { Button } from "#app/kit/ui/button.tsx";
import type { ManagedPosting } from "./posting-managers.server.ts";

const listId = "assignable";

const toLabel = ({ title, city, stateCode }: ManagedPosting): string =>
  [title, city, stateCode].filter(Boolean).join(", ");

/** What the fields of all hiring managers offer. */
export const AssignableList = ({ postings }: { postings: readonly ManagedPosting[] }) => (
  <datalist id={listId}>
    {postings.map((posting) => (
      <option key={posting.slug} value={posting.slug}>
        {toLabel(posting)}
      </option>
    ))}
  </datalist>
);

interface ManagerPostingsProps {
  member: { name: string; email: string; postings: readonly ManagedPosting[]; seesContact: boolean };
  isOwner: boolean;
  canAssign: boolean;
  /** What was not found. */
  refused: { posting: string; error: string } | null;
}

/** Which applicants a hiring manager sees, and how much of them. */
export function ManagerPostings({ member, isOwner, canAssign, refused }: ManagerPostingsProps) {
  const { name, email, postings, seesContact } = member;
  const id = `posting-${email}`;
  return (
    <div className="grid basis-full gap-2 border-line border-l-2 pl-4 text-md">
      <p>{postings.length === 0 ? "Sees no posting yet." : "Sees the applicants of:"}</p>
      {postings.length > 0 && (
        <ul className="grid gap-1">
          {postings.map((posting) => (
            <li key={posting.slug} className="flex items-center justify-between gap-x-3">
              <span className="wrap-anywhere">{toLabel(posting)}</span>
              {canAssign && (
                <Form method="post" preventScrollReset>
                  <input type="hidden" name="email" value={email} />
                  <input type="hidden" name="posting" value={posting.slug} />
                  <button
                    type="submit"
                    name="intent"
                    value="unassign"
                    className="link inline-flex min-h-9 cursor-pointer items-center"
                  >
                    Remove
                    <span className="sr-only">
                      {" "}
                      {toLabel(posting)} from {name}
                    </span>
                  </button>
                </Form>
              )}
            </li>
          ))}
        </ul>
      )}
      {canAssign && (
        <Form
          method="post"
          preventScrollReset
          className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-2"
        >
          <input type="hidden" name="email" value={email} />
          <label className="grid min-w-0 gap-1 text-sm" htmlFor={id}>
            Another posting: choose one, or paste its address
            <input
              id={id}
              name="posting"
              list={listId}
              autoComplete="off"
              defaultValue={refused?.posting ?? ""}
              aria-invalid={refused ? true : undefined}
              aria-describedby={refused ? `${id}-error` : undefined}
              className="h-11 w-full rounded-control border border-line-strong bg-surface px-3 text-ink"
            />
          </label>
          <Button look="outline" name="intent" value="assign">
            Assign<span className="sr-only"> it to {name}</span>
          </Button>
          {refused && (
            <p id={`${id}-error`} className="col-span-2 text-coral text-sm">
              {refused.error}
            </p>
          )}
        </Form>
      )}
      <div className="flex flex-wrap items-center gap-x-3">
        <span className="text-ink-2">
          {seesContact
            ? "Sees email, phone and files of these applicants."
            : "Does not see email, phone and files of applicants."}
        </span>
        {isOwner && (
          <Form method="post" preventScrollReset>
            <input type="hidden" name="email" value={email} />
            <input type="hidden" name="sees" value={seesContact ? "no" : "yes"} />
            <button
              type="submit"
              name="intent"
              value="contact"
              className="link inline-flex min-h-9 cursor-pointer items-center"
            >
              {seesContact ? "Hide them" : "Show them"}
              <span className="sr-only">
                {" "}
                {seesContact ? "from" : "to"} {name}
              </span>
            </button>
          </Form>
        )}
      </div>
    </div>
  );
}
