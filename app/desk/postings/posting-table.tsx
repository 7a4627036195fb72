import { Link } from "@remix-run/react";
import { paths } from "#app/paths.ts";
import { Chips } from "#app/kit/ui/chip.tsx";
import type { PostingRowView } from "./posting-list.server.ts";
import { deskStatusNames, deskStatusTones } from "./posting-status.ts";

interface PostingTableProps {
  rows: readonly PostingRowView[];
  /** "due" of those that wait, the reason of one state, or the state of a mixed list. */
  last: "due" | "reason" | "status";
  /** The values that were checked, where rows can be checked. */
  picked?: readonly string[];
}

const lastNames = { due: "Due", reason: "Reason", status: "State" };

export function PostingTable({ rows, last, picked }: PostingTableProps) {
  return (
    <table className="desk-table">
      <thead>
        <tr>
          {picked && (
            <th scope="col">
              <span className="sr-only">Check</span>
            </th>
          )}
          <th scope="col">Posting</th>
          <th scope="col">Company</th>
          <th scope="col">Place</th>
          <th scope="col">{last === "due" ? "Sent" : "Posted"}</th>
          <th scope="col">{lastNames[last]}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row, at) => (
          <tr key={row.slug} data-row>
            {picked && (
              <td>
                <label className="tick">
                  <input
                    type="checkbox"
                    name={`pick${at}`}
                    value={row.pick}
                    defaultChecked={picked.includes(row.pick)}
                    aria-label={`Check ${row.title}, ${row.company}`}
                  />
                </label>
              </td>
            )}
            <th scope="row">
              <Link to={paths.adminPosting(row.slug)} data-open className="link">
                {row.title}
              </Link>
            </th>
            <td data-label="Company">
              <span>
                <Link to={row.companyTo} className="link">
                  {row.company}
                </Link>
                {!row.isVerified && <span className="text-ink-3">, not verified</span>}
              </span>
            </td>
            <td data-label="Place">{row.place}</td>
            <td data-label={last === "due" ? "Sent" : "Posted"}>{row.sent}</td>
            <td data-label={lastNames[last]}>
              {last === "reason" ? row.reason : <LastChip row={row} last={last} />}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function LastChip({ row: { due, status }, last }: { row: PostingRowView; last: "due" | "status" }) {
  if (last === "due" && due)
    return <Chips chips={[{ label: due.text, tone: due.isOver ? "coral" : "plain" }]} />;
  return <Chips chips={[{ label: deskStatusNames[status], tone: deskStatusTones[status] }]} />;
}
