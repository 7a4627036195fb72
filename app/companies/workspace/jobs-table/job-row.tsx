import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { type ChipTone, toChipClass } from "#app/kit/ui/chip.tsx";
import { classNames } from "#app/kit/ui/class-names.ts";
import { formatCount } from "#app/kit/ui/count.ts";
import { paths } from "#app/paths.ts";
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
const columns = "lg:grid-cols-[4rem_4rem_6.5rem_7.5rem_7rem_6.5rem]";
const names = ["Views", "Started", "Applications", "First answer", "Confirmed", "Ends"] as const;

export function FigureHeads() {
  return (
    <div
      aria-hidden="true"
      className={classNames("hidden justify-end gap-x-4 text-ink-3 text-sm lg:grid", columns)}
    >
      {names.map((name) => (
        <span key={name}>{name}</span>
      ))}
    </div>
  );
}

export function JobRow({ row, pick }: { row: JobRowView; pick: string | null }) {
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 py-3">
      {pick ? (
        <label className="inline-flex size-11 items-center justify-center">
          <input type="checkbox" name={pick} value={row.slug} className="size-5 accent-accent" />
          <span className="sr-only">Choose {row.title}</span>
        </label>
      ) : (
        <span />
      )}
      <div className="grid min-w-0 gap-x-6 gap-y-2 lg:grid-cols-[minmax(0,1fr)_auto]">
        <Named row={row} />
        <Figures row={row} />
      </div>
    </div>
  );
}

function Named({ row }: { row: JobRowView }) {
  return (
    <div className="grid content-start gap-1">
      <p className="wrap-anywhere font-semibold">
        {row.isShown ? (
          <Link to={paths.job(row.slug)} className="link">
            {row.title}
          </Link>
        ) : (
          row.title
        )}
      </p>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-2 text-md">
        {row.place}
        <span className={toChipClass(tones[row.status] ?? "plain")}>{statusNames[row.status]}</span>
      </p>
      {row.reason && <p className="wrap-anywhere text-ink-2 text-sm">Reason: {row.reason}</p>}
      {row.undo && (
        <p className="flex flex-wrap items-center gap-x-3 text-ink-2 text-md">
          The emails to its applicants go on {row.undo.at}.
          <Link to={row.undo.to} className="link inline-flex min-h-11 items-center">
            Undo
          </Link>
        </p>
      )}
      <p className="flex flex-wrap gap-x-5">
        {row.canEdit && (
          <Link to={row.edit} className="link inline-flex min-h-11 items-center">
            Edit
          </Link>
        )}
        {row.questions && (
          <Link to={row.questions} className="link inline-flex min-h-11 items-center">
            Questions
          </Link>
        )}
        <Link to={row.applicants} className="link inline-flex min-h-11 items-center">
          Applicants
        </Link>
        <Link to={row.history} className="link inline-flex min-h-11 items-center">
          History
        </Link>
      </p>
    </div>
  );
}

function Figures({ row }: { row: JobRowView }) {
  const figures: Record<(typeof names)[number], ReactNode> = {
    Views: toCountText(row.views),
    Started: toCountText(row.starts),
    Applications: (
      <>
        {formatCount(row.applications)}
        {row.fresh > 0 && <span className="block text-accent-strong">{formatCount(row.fresh)} new</span>}
      </>
    ),
    "First answer": row.answers ? (
      <>
        {row.answers.median} <span className="block text-ink-3">n = {formatCount(row.answers.counted)}</span>
      </>
    ) : (
      <>
        <span aria-hidden="true">–</span>
        <span className="sr-only">Too few answers to say</span>
      </>
    ),
    Confirmed: (
      <>
        {row.confirmed} <span className="block text-ink-3">by {row.confirmedBy}</span>
      </>
    ),
    Ends: row.ends,
  };
  return (
    <dl
      className={classNames(
        "grid grid-cols-3 content-start gap-x-3 gap-y-2 text-sm tabular-nums sm:text-md lg:gap-x-4",
        columns,
      )}
    >
      {names.map((name) => (
        <div key={name}>
          <dt className="text-ink-3 text-sm lg:sr-only">
            {name === "Ends" && !["open", "paused"].includes(row.status) ? "Last day" : name}
          </dt>
          <dd>{figures[name]}</dd>
        </div>
      ))}
    </dl>
  );
}

const toCountText = (count: number | null): string => (count === null ? "Not known" : formatCount(count));
