import { Form, Link } from "@remix-run/react";
import type { MouseEvent } from "react";
import { buttonClass } from "#app/kit/ui/button.tsx";
import { classNames } from "#app/kit/ui/class-names.ts";

interface DeskSearchProps {
  label: string;
  field: string;
  placeholder: string;
  action: string;
  words?: string;
  /** True for words that cannot be a person's name or address. */
  isInAddress?: boolean;
}

/** Sends the words in the body: they can be a name, and histories and logs keep URLs. */
export function DeskSearch({ label, field, placeholder, action, words, isInAddress }: DeskSearchProps) {
  return (
    <search aria-label={label} className="w-full sm:w-auto">
      <Form method={isInAddress ? "get" : "post"} action={action} className="flex gap-2">
        <input
          type="search"
          name="find"
          aria-label={field}
          placeholder={placeholder}
          defaultValue={words}
          maxLength={200}
          autoComplete="off"
          className="h-11 w-full min-w-0 rounded-control border border-line-strong bg-surface px-3 sm:w-72"
        />
        <button type="submit" className={buttonClass("outline")}>
          Search
        </button>
      </Form>
    </search>
  );
}

export interface Segment {
  label: string;
  to: string;
  isCurrent: boolean;
  count?: string;
  /** Instead of following the link. */
  onClick?: (event: MouseEvent) => void;
}

export function Segments({ label, segments }: { label: string; segments: readonly Segment[] }) {
  return (
    <nav aria-label={label} className="overflow-x-auto">
      <ul className="flex w-max overflow-hidden rounded-control border border-line-strong">
        {segments.map((segment) => (
          <li key={segment.label}>
            <Link
              to={segment.to}
              onClick={segment.onClick}
              aria-current={segment.isCurrent ? "page" : undefined}
              className={classNames(
                "inline-flex min-h-11 items-center gap-1.5 px-3 font-semibold text-md -outline-offset-3 lg:min-h-9",
                segment.isCurrent ? "bg-accent-soft text-accent-strong" : "text-ink-2 hover:bg-sunken",
              )}
            >
              {segment.label}
              {segment.count && <span className="font-normal tabular-nums">{segment.count}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface RowButtonProps {
  name: string;
  value: string | number;
  label: string;
  about: string;
  deskKey?: "e" | false;
}

export const RowButton = ({ name, value, label, about, deskKey }: RowButtonProps) => (
  <button
    type="submit"
    name={name}
    value={value}
    data-key={deskKey || undefined}
    aria-label={`${label}: ${about}`}
    className={buttonClass("outline", "small")}
  >
    {label}
  </button>
);
