import { Form, Link } from "@remix-run/react";
import { Button, buttonClass } from "#app/kit/ui/button.tsx";
import { classNames } from "#app/kit/ui/class-names.ts";

export interface SavedView {
  id: string;
  name: string;
  to: string;
  isCurrent: boolean;
}

export const viewNameField = "viewName";
export const dropViewField = "dropView";
export const longestViewName = 40;

export interface SavedViewsProps {
  views: readonly SavedView[];
  /** The list as it is filtered now, where the form goes. */
  action: string;
  /** Whether anything is filtered that could be saved. */
  isFiltered: boolean;
  problem?: { text: string; typed: string } | undefined;
}

/** Each member's own names for filters of a list. */
export function SavedViews({ views, action, isFiltered, problem }: SavedViewsProps) {
  const current = views.find(({ isCurrent }) => isCurrent);
  if (views.length === 0 && !isFiltered) return null;
  return (
    <div className="flex basis-full flex-wrap items-center gap-x-4 gap-y-1">
      {views.length > 0 && (
        <nav aria-label="Your views">
          <ul className="flex flex-wrap gap-x-4">
            {views.map(({ id, name, to, isCurrent }) => (
              <li key={id}>
                <Link
                  to={to}
                  aria-current={isCurrent ? "page" : undefined}
                  className={classNames(
                    "link wrap-anywhere inline-flex min-h-11 items-center text-md",
                    isCurrent && "font-semibold",
                  )}
                >
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {current ? (
        <Form method="post" action={action} preventScrollReset>
          <Button look="quiet" name={dropViewField} value={current.id}>
            Remove this view
          </Button>
        </Form>
      ) : (
        isFiltered && (
          <details open={problem !== undefined}>
            <summary className={buttonClass("quiet", "normal", "turn-mark")}>Save this view</summary>
            <Form
              method="post"
              action={action}
              className="flex flex-wrap items-center gap-2 pt-1"
              preventScrollReset
            >
              <input
                name={viewNameField}
                aria-label="Name of the view"
                placeholder="Nights, waiting"
                required
                maxLength={longestViewName}
                autoComplete="off"
                defaultValue={problem?.typed}
                aria-invalid={problem ? true : undefined}
                aria-describedby={problem ? "view-problem" : undefined}
                className="h-11 w-48 rounded-control border border-line-strong bg-surface px-3"
              />
              <Button look="outline">Save</Button>
              {problem && (
                <p id="view-problem" role="alert" className="text-coral text-md">
                  {problem.text}
                </p>
              )}
            </Form>
          </details>
        )
      )}
    </div>
  );
}
