import { Link } from "@remix-run/react";
import { Chips } from "#app/kit/ui/chip.tsx";
import type { toDataRequestView } from "./data-request-view.ts";

export function DataRequestTable({ rows }: { rows: readonly ReturnType<typeof toDataRequestView>[] }) {
  return (
    <table className="desk-table">
      <thead>
        <tr>
          <th scope="col">Request</th>
          <th scope="col">State</th>
          <th scope="col">Due</th>
          <th scope="col">Came</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ publicId, to, kind, email, chip, due, received, source }) => (
          <tr key={publicId} data-row>
            <th scope="row" className="font-normal">
              <Link to={to} data-open className="link font-semibold" aria-label={`${kind}: ${email}`}>
                {kind}
              </Link>
              <span className="block text-ink-2 text-sm">{email}</span>
            </th>
            <td data-label="State" className="whitespace-nowrap">
              <Chips chips={[chip]} />
            </td>
            <td data-label="Due">{due}</td>
            <td data-label="Came">
              <span>
                {received}
                <span className="block text-ink-3 text-sm">{source}</span>
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
