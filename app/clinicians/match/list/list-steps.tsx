import { Link } from "@remix-run/react";
import { MatchForm } from "#app/clinicians/match/form/quick-form.tsx";
import type { MatchList } from "#app/clinicians/match/queries/match.server.ts";
import type { Reach } from "#app/clinicians/match/queries/reach.ts";
import { buttonClass } from "#app/kit/ui/button.tsx";
import { formatCount } from "#app/kit/ui/count.ts";
import type { FocusState } from "#app/kit/ui/pager.tsx";
import { paths } from "#app/paths.ts";

interface ListStepsProps {
  list: MatchList;
  record: string | null;
  part: "reach" | "pages";
}

const reachNames: readonly (readonly [Reach, string])[] = [
  ["now", "What my license allows"],
  ["all", "Also what needs another license"],
];

/** Links for an account's list; otherwise forms, which carry the record. */
export function ListSteps({ list, record, part }: ListStepsProps) {
  const { reach, page, pages } = list;
  if (part === "reach" ? reach === null : pages <= 1) return null;
  const steps =
    part === "reach" ? (
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">Which postings</legend>
        {reachNames.map(([value, label]) => (
          <Step
            key={value}
            asked={{ show: value }}
            isLink={record === null}
            isCurrent={value === reach}
            label={label}
          />
        ))}
      </fieldset>
    ) : (
      <nav
        aria-label="Pages of postings"
        className="flex items-center justify-between gap-3 text-ink-2 text-md"
      >
        {page > 1 ? (
          <Step asked={toPage(reach, page - 1)} isLink={record === null} label="Previous" />
        ) : (
          <span />
        )}
        <span className="tabular-nums">
          Page {page} of {formatCount(pages)}
        </span>
        {page < pages ? (
          <Step asked={toPage(reach, page + 1)} isLink={record === null} label="Next" />
        ) : (
          <span />
        )}
      </nav>
    );
  if (record === null) return steps;
  return (
    <MatchForm>
      <input type="hidden" name="record" value={record} />
      {part === "pages" && reach && <input type="hidden" name="show" value={reach} />}
      {steps}
    </MatchForm>
  );
}

type Asked = { show?: Reach; page?: string };

const toPage = (reach: Reach | null, page: number): Asked => ({
  ...(reach && { show: reach }),
  page: String(page),
});

interface StepProps {
  asked: Asked;
  isLink: boolean;
  isCurrent?: boolean;
  label: string;
}

function Step({ asked, isLink, isCurrent = false, label }: StepProps) {
  const className = buttonClass(isCurrent ? "solid" : "outline", "normal");
  if (isLink) {
    const state: FocusState = { focus: matchesHeadingId };
    const to = paths.candidateMatching(new URLSearchParams(asked).toString());
    return (
      <Link to={to} state={state} aria-current={isCurrent || undefined} className={className}>
        {label}
      </Link>
    );
  }
  const [name, value] = asked.page ? ["page", asked.page] : ["show", asked.show];
  return (
    <button
      type="submit"
      name={name}
      value={value}
      aria-pressed={isCurrent || undefined}
      className={className}
    >
      {label}
    </button>
  );
}

export const matchesHeadingId = "matches-heading";
