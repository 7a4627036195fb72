import { Link } from "@remix-run/react";
import { Chips } from "#app/kit/ui/chip.tsx";
import { Scroller } from "#app/kit/ui/scroller.tsx";
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

export function RowTable({ rows, caption }: { rows: readonly RowView[]; caption: string }) {
  return (
    <Scroller label={caption}>
      <table className="w-full min-w-xl text-left text-md">
        <caption className="sr-only">{caption}</caption>
        <thead className="border-line border-b text-ink-2 text-sm">
          <tr>
            {["Posting", "What happens", "Why", "Where in the feed"].map((head) => (
              <th key={head} scope="col" className="px-4 py-3 font-semibold">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {rows.map(({ chip, title, about, reason, externalId, at }) => (
            <tr key={`${at} ${externalId} ${title}`} className="align-top">
              <th scope="row" className="wrap-anywhere px-4 py-3 font-semibold">
                {title}
                {about && <span className="block font-normal text-ink-2 text-sm">{about}</span>}
                {externalId && <span className="block font-normal text-ink-3 text-sm">{externalId}</span>}
              </th>
              <td className="whitespace-nowrap px-4 py-3">
                <Chips chips={[chip]} />
              </td>
              <td className="wrap-anywhere px-4 py-3 text-ink-2">{reason}</td>
              <td className="whitespace-nowrap px-4 py-3 text-ink-3 tabular-nums">{at}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scroller>
  );
}
