import { Link } from "@remix-run/react";
import { Chips } from "#app/kit/ui/chip.tsx";
import type { DeskFeedView, toImportView } from "./desk-feed-view.ts";

export function DeskFeedTable({ feeds }: { feeds: readonly DeskFeedView[] }) {
  return (
    <table className="desk-table">
      <thead>
        <tr>
          <th scope="col">Feed</th>
          <th scope="col">Status</th>
          <th scope="col">Last run</th>
          <th scope="col">Postings</th>
          <th scope="col" className="number">
            Left out
          </th>
        </tr>
      </thead>
      <tbody>
        {feeds.map(({ publicId, to, name, company, chip, run, pauseReason, leftOut }) => (
          <tr key={publicId} data-row>
            <th scope="row" className="font-normal">
              <Link to={to} data-open className="link font-semibold">
                {name}
              </Link>
              <span className="block text-ink-2 text-sm">{company}</span>
              {pauseReason && <span className="block text-coral text-sm">{pauseReason}</span>}
            </th>
            <td data-label="Status" className="whitespace-nowrap">
              <Chips chips={[chip]} />
            </td>
            <td data-label="Last run">
              {run ? (
                <div className="grid gap-1">
                  {run.at}
                  <Chips chips={[run.chip]} />
                </div>
              ) : (
                "Not yet"
              )}
            </td>
            <td data-label="Postings">{run?.counts ?? "–"}</td>
            <td data-label="Left out" className="number">
              {leftOut}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function ImportTable({ imports }: { imports: readonly ReturnType<typeof toImportView>[] }) {
  return (
    <table className="desk-table">
      <thead>
        <tr>
          <th scope="col">Source</th>
          <th scope="col">Finished</th>
          <th scope="col">Postings</th>
        </tr>
      </thead>
      <tbody>
        {imports.map(({ id, source, at, counts }) => (
          <tr key={id} data-row>
            <th scope="row" className="font-semibold">
              {source}
            </th>
            <td data-label="Finished">{at}</td>
            <td data-label="Postings">{counts}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
