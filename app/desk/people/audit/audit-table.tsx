import { Link } from "@remix-run/react";
import type { toAuditView } from "./audit-view.ts";

type AuditView = ReturnType<typeof toAuditView>;

export function AuditTable({ rows }: { rows: readonly AuditView[] }) {
  return (
    <table className="desk-table">
      <thead>
        <tr>
          <th scope="col">When</th>
          <th scope="col">Who</th>
          <th scope="col">Action</th>
          <th scope="col">Subject</th>
          <th scope="col">Before and after</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id} data-row>
            <td data-label="When">{row.time}</td>
            <td data-label="Who">
              {row.actorTo ? (
                <Link to={row.actorTo} className="link">
                  {row.actor}
                </Link>
              ) : (
                row.actor
              )}
            </td>
            <td data-label="Action">
              <Link to={row.actionTo} className="link">
                {row.action}
              </Link>
            </td>
            <td data-label="Subject">
              <span>
                <Link to={row.subjectTo} className="link">
                  {row.subject}
                </Link>
                {row.open && (
                  <Link
                    to={row.open}
                    data-open
                    className="link block text-sm"
                    aria-label={`Open ${row.subject}`}
                  >
                    Open
                  </Link>
                )}
              </span>
            </td>
            <td>
              <Changes changes={row.changes} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Changes({ changes }: Pick<AuditView, "changes">) {
  return changes.map(({ name, from, to }) => (
    <span key={name} className="block">
      {name && <span className="text-ink-3">{name}: </span>}
      {from !== null && <del className="text-ink-2 no-underline">{from}</del>}
      {from !== null && <span className="text-ink-3">{to === null ? " → (none)" : " → "}</span>}
      {to !== null && <ins className="font-semibold no-underline">{to}</ins>}
    </span>
  ));
}
