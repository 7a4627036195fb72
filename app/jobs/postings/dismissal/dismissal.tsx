import { NamedOptions } from "#app/kit/forms/named-options.tsx";
import { buttonClass } from "#app/kit/ui/button.tsx";
import { paths } from "#app/paths.ts";
import { dismissalId, dismissalReasons } from "./dismissal-reasons.ts";

/** For who is logged in: leaves the posting out of lists, alerts and matches, or takes it back. */
export function Dismissal({ slug, isDismissed }: { slug: string; isDismissed: boolean }) {
  const action = paths.dismissJob(slug);
  if (isDismissed)
    return (
      <form
        id={dismissalId}
        method="post"
        action={action}
        className="flex min-h-11 scroll-mt-24 flex-wrap items-center gap-3"
      >
        <span>You are not interested, so lists and alerts leave it out.</span>
        <button type="submit" name="restore" value="1" className={buttonClass("outline", "small")}>
          Undo
        </button>
      </form>
    );
  return (
    <details>
      <summary className="link flex min-h-11 cursor-pointer items-center">Not interested</summary>
      <form method="post" action={action} className="flex flex-wrap items-end gap-3 pb-3">
        <label className="grid gap-1">
          Why, if you like
          <select
            name="reason"
            className="h-11 rounded-control border border-line-strong bg-surface px-3 text-base"
          >
            <option value="">No reason</option>
            <NamedOptions names={Object.entries(dismissalReasons)} />
          </select>
        </label>
        <button type="submit" className={buttonClass("outline")}>
          Leave it out
        </button>
      </form>
    </details>
  );
}
