import { Link } from "@remix-run/react";
import { paths } from "#app/paths.ts";
import { type ChipTone, toChipClass } from "#app/ui/chip.tsx";
import { formatCount } from "#app/ui/count.ts";
import type { JobRowView } from "./jobs-page.server.ts";
import { statusNames } from "./table-search.ts";

const tones: Partial<Record<JobRowView["status"], ChipTone>> = {
  open: "good",
  pending: "blue",
  paused: "amber",
  rejected: "coral",
  removed: "coral",
};

/** @param pick the checkbox's name; null for somebody who only reads */
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
      <div className="grid min-w-0 gap-x-6 gap-y-2 lg:grid-cols-2">
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
      <p className="flex flex-wrap gap-x-5">
        {row.canEdit && (
          <Link to={row.edit} className="link inline-flex min-h-11 items-center">
            Edit
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
  const figures = [
    ["Views", toCountText(row.views)],
    ["Started", toCountText(row.starts)],
    [
      "Applications",
      row.fresh ? `${formatCount(row.applications)}, ${row.fresh} new` : formatCount(row.applications),
    ],
    ["First answer", row.answers ? toAnswerText(row.answers) : "Too few to say"],
    ["Confirmed", `${row.confirmed} by ${row.confirmedBy}`],
    [row.status === "open" || row.status === "paused" ? "Ends" : "Last day", row.ends],
  ] as const;
  return (
    <dl className="grid grid-cols-3 content-start gap-x-4 gap-y-2 text-md tabular-nums">
      {figures.map(([label, value]) => (
        <div key={label}>
          <dt className="text-ink-3 text-sm">{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Null while the counts cannot be read. */
const toCountText = (count: number | null): string => (count === null ? "Not known" : formatCount(count));

/** With how many answers it is the median of. */
const toAnswerText = ({ median, counted }: NonNullable<JobRowView["answers"]>): string =>
  `${median} (n = ${formatCount(counted)})`;
