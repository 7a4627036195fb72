import { Form, Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { type ChipTone, toChipClass } from "#app/kit/ui/chip.tsx";
import { classNames } from "#app/kit/ui/class-names.ts";
import { formatCount, formatUnits } from "#app/kit/ui/count.ts";
import { paths } from "#app/paths.ts";
import { bulkActions } from "./bulk-words.ts";
import type { JobRowView } from "./jobs-page.server.ts";
import { statusNames } from "./table-search.ts";

const tones: Partial<Record<JobRowView["status"], ChipTone>> = {
  open: "good",
  pending: "blue",
  paused: "amber",
  rejected: "coral",
  withdrawn: "amber",
  removed: "coral",
};

/** On a wide screen the heads are shown once, so each row repeats them for screen readers. */
const columns = "lg:grid-cols-[minmax(0,1fr)_5.75rem_8rem_3.25rem_6rem_6rem_2.75rem]";
const names = ["Applications", "Views", "Confirmed", "Ends"] as const;

export function RowHeads({ hasBoxes }: { hasBoxes: boolean }) {
  return (
    <div
      aria-hidden="true"
      className={classNames(
        "hidden gap-x-3 border-line border-b pb-1 text-ink-3 text-sm lg:grid",
        hasBoxes && "pl-14",
        columns,
      )}
    >
      {["Posting", "Status", ...names].map((name) => (
        <span key={name}>{name}</span>
      ))}
    </div>
  );
}

interface JobRowProps {
  row: JobRowView;
  /** The name of its box, for someone who may change it. */
  pick: string | null;
  isChecked: boolean;
}

export function JobRow({ row, pick, isChecked }: JobRowProps) {
  return (
    <div className="relative flex min-h-12 items-start gap-3 py-0.5 lg:items-center">
      {pick && (
        <label className="inline-flex size-11 shrink-0 cursor-pointer items-center justify-center">
          <input
            type="checkbox"
            name={pick}
            value={row.slug}
            defaultChecked={isChecked}
            className="size-5 accent-accent"
          />
          <span className="sr-only">Choose {row.title}</span>
        </label>
      )}
      <div className="min-w-0 flex-1">
        <div
          className={classNames(
            "grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 text-md leading-snug",
            columns,
          )}
        >
          <Named row={row} />
          <div className="col-span-2 flex flex-wrap items-center gap-x-4 gap-y-0.5 pt-0.5 pb-1 lg:contents">
            <span className={classNames("justify-self-start", toChipClass(tones[row.status] ?? "plain"))}>
              {statusNames[row.status]}
            </span>
            <Figures row={row} />
          </div>
          <RowMenu row={row} />
        </div>
        {row.reason && <p className="wrap-anywhere pb-1 text-ink-2 text-sm">Reason: {row.reason}</p>}
        {row.undo && (
          <p className="flex flex-wrap items-center gap-x-3 text-ink-2 text-md">
            The emails to its applicants go on {row.undo.at}.
            <Link to={row.undo.to} className="link inline-flex min-h-11 items-center">
              Undo
            </Link>
          </p>
        )}
      </div>
    </div>
  );
}

const Named = ({ row }: { row: JobRowView }) => (
  <div className="min-w-0">
    <p className="wrap-anywhere font-semibold">
      {row.isShown ? (
        <Link to={paths.job(row.slug)} data-open className="hover:underline">
          {row.title}
        </Link>
      ) : (
        row.title
      )}
    </p>
    <p className="truncate text-ink-2 text-sm">{[row.place, row.department].filter(Boolean).join(" · ")}</p>
  </div>
);

/** The rows are in a form of their own, so the button is of another. */
const editFormId = "edit-posting";

/** What can be done with one posting from its menu, as with those that are checked. */
const rowActions = ["pause", "close", "duplicate"] as const;
const toRowFormId = (action: (typeof rowActions)[number]) => `row-${action}`;

export const RowForms = ({ action }: { action: string }) =>
  rowActions.map((each) => (
    <Form key={each} id={toRowFormId(each)} method="post" action={action} preventScrollReset>
      <input type="hidden" name="do" value={each} />
    </Form>
  ));

const menuItem = "flex min-h-11 w-full items-center rounded-control px-3 text-left hover:bg-sunken";

/** Begins a draft of the changes, or opens the one that is there. */
export const EditForm = () => (
  <Form id={editFormId} method="post" action={paths.postJob()}>
    <input type="hidden" name="intent" value="edit" />
  </Form>
);

/** Most work begins with the applicants; the rest of what can be done is one press away. */
function RowMenu({ row }: { row: JobRowView }) {
  const links = [
    ...(row.questions ? [{ name: "Questions", to: row.questions }] : []),
    { name: "Applicants", to: row.applicants },
    ...(row.isShown ? [{ name: "See on site", to: paths.job(row.slug) }] : []),
    { name: "History", to: row.history },
  ];
  return (
    <details name="row-menu" className="relative col-start-2 row-start-1 lg:col-start-auto lg:row-start-auto">
      <summary className="flex size-11 cursor-pointer list-none items-center justify-center rounded-control hover:bg-sunken [&::-webkit-details-marker]:hidden">
        <span aria-hidden="true">•••</span>
        <span className="sr-only">More about {row.title}</span>
      </summary>
      <ul className="absolute right-0 z-20 grid w-44 rounded-card border border-line bg-surface p-1 shadow-lg">
        {row.canEdit && (
          <li>
            <button type="submit" form={editFormId} name="template" value={row.slug} className={menuItem}>
              Edit
            </button>
          </li>
        )}
        {links.map(({ name, to }) => (
          <li key={name}>
            <Link to={to} className={menuItem}>
              {name}
            </Link>
          </li>
        ))}
        {row.can.map((action) => (
          <li key={action}>
            <button
              type="submit"
              form={toRowFormId(action)}
              name="pick0"
              value={row.slug}
              className={menuItem}
            >
              {bulkActions[action].button}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}

function Figures({ row }: { row: JobRowView }) {
  const isOver = !["open", "paused"].includes(row.status);
  const figures: Record<(typeof names)[number], ReactNode> = {
    Applications: (
      <>
        <Link to={row.applicants} className="hover:underline">
          {formatCount(row.applications)}
          {row.fresh > 0 && <span className="text-accent-strong"> · {formatCount(row.fresh)} new</span>}
        </Link>
        {row.answers && (
          <span className="text-ink-3 lg:block lg:text-sm">
            {" "}
            first answer {row.answers.median}, from {formatUnits(row.answers.counted, "answer")}
          </span>
        )}
      </>
    ),
    Views: toCountText(row.views),
    Confirmed: (
      <>
        {row.confirmed}{" "}
        {row.isToConfirm ? (
          <span className="font-semibold text-amber lg:block lg:text-sm">To confirm</span>
        ) : (
          <span className="text-ink-3 lg:block lg:text-sm">by {row.confirmedBy}</span>
        )}
      </>
    ),
    Ends: row.ends,
  };
  return (
    <dl className="contents text-ink-2 text-sm tabular-nums lg:text-md">
      {names.map((name) => (
        <div key={name} className="flex gap-1 lg:block">
          <dt className="text-ink-3 lg:sr-only">{name === "Ends" && isOver ? "Last day" : name}</dt>
          <dd>{figures[name]}</dd>
        </div>
      ))}
    </dl>
  );
}

const toCountText = (count: number | null): string => (count === null ? "Not known" : formatCount(count));
