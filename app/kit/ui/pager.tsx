import { Link } from "@remix-run/react";
import { buttonClass } from "./button.tsx";
import { formatCount } from "./count.ts";

export interface FocusState {
  focus: string;
}

interface PagerProps {
  label: string;
  page: number;
  pages: number;
  headingId: string;
  toPage: (page: number) => string;
}

export function Pager({ label, page, pages, headingId, toPage }: PagerProps) {
  if (pages <= 1) return null;
  const state: FocusState = { focus: headingId };
  return (
    <nav aria-label={label} className="flex items-center justify-between gap-3 pt-6 text-ink-2 text-md">
      {page > 1 ? (
        <Link to={toPage(page - 1)} state={state} rel="prev" className={buttonClass("outline")}>
          Previous
        </Link>
      ) : (
        <span />
      )}
      <span className="tabular-nums">
        Page {page} of {formatCount(pages)}
      </span>
      {page < pages ? (
        <Link to={toPage(page + 1)} state={state} rel="next" className={buttonClass("outline")}>
          Next
        </Link>
      ) : (
        <span />
      )}
    </nav>
  );
}
