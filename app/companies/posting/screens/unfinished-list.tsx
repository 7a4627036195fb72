import { Form, Link } from "@remix-run/react";
import { Button } from "#app/kit/ui/button.tsx";
import { paths } from "#app/paths.ts";

export interface DraftLine {
  publicId: string;
  title: string;
  place: string;
  isEdit: boolean;
  /** "saved 3 PM". */
  state: string;
}

export const UnfinishedList = ({ drafts }: { drafts: readonly DraftLine[] }) => (
  <section aria-labelledby="drafts" className="grid gap-item">
    <h2 id="drafts">Your drafts</h2>
    <ul className="divide-y divide-line rounded-card border border-line bg-surface">
      {drafts.map(({ publicId, title, place, isEdit, state }) => (
        <li key={publicId} className="flex flex-wrap items-center gap-x-4 gap-y-1 px-5 py-3">
          <div className="min-w-0 flex-1 basis-60">
            <Link
              to={paths.postingReview(publicId)}
              className="link wrap-anywhere inline-flex min-h-11 items-center font-semibold"
            >
              {title}
            </Link>
            <p className="text-ink-3 text-sm">
              {[place, isEdit ? "changes a posting" : "", state].filter(Boolean).join(" · ")}
            </p>
          </div>
          <Form method="post">
            <input type="hidden" name="draft" value={publicId} />
            <Button
              name="intent"
              value="remove"
              look="outline"
              size="small"
              aria-label={`Delete draft: ${title}`}
            >
              Delete
            </Button>
          </Form>
        </li>
      ))}
    </ul>
  </section>
);
