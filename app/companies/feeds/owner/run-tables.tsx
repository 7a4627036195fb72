import { Link } from "@remix-run/react";
import { Chips } from "#app/kit/ui/chip.tsx";
import type { RowView, RunView } from "./feed-view.ts";

export function RunList({ runs }: { runs: readonly RunView[] }) {
  return (
    <ol className="divide-y divide-line rounded-card border border-line bg-surface">
      {runs.map(({ publicId, at, chip, counts, note, to }) => (
        <li key={publicId} className="grid gap-1 px-4 py-3 text-md">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span className="text-ink-2 tabular-nums">{at}</span>
            <Chips chips={[chip]} />
          </div>
          {counts && <p>{counts}</p>}
          {note && <p className="wrap-anywhere text-ink-2">{note}</p>}
          {to && (
            <p>
              <Link
                to={to}
                className="link inline-flex min-h-11 items-center"
                aria-label={`Every posting of the run of ${at}`}
              >
                Every posting
              </Link>
            </p>
          )}
        </li>
      ))}
    </ol>
  );
}

export const RowTable = ({ rows, caption }: { rows: readonly RowView[]; caption: string }) => (
  <table className="desk-table" aria-label={caption}>
    <thead>
      <tr>
        <th scope="col">Posting</th>
        <th scope="col">What happens</th>
        <th scope="col">Why</th>
        <th scope="col">Where in the feed</th>
      </tr>
    </thead>
    <tbody>
      {rows.map(({ chip, title, about, reason, externalId, at }) => (
        <tr key={`${at} ${externalId} ${title}`}>
          <th scope="row" className="wrap-anywhere">
            {title}
            {about && <span className="block font-normal text-ink-2 text-sm">{about}</span>}
            {externalId && <span className="block font-normal text-ink-3 text-sm">{externalId}</span>}
          </th>
          <td className="whitespace-nowrap">
            <Chips chips={[chip]} />
          </td>
          <td className="wrap-anywhere text-ink-2">{reason}</td>
          <td data-label="Where in the feed" className="whitespace-nowrap text-ink-3 tabular-nums">
            {at}
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);
