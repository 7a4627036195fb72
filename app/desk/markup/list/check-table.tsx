import { Link } from "@remix-run/react";
import { Score } from "#app/desk/markup/screen/markup-score.tsx";
import { deskPaths } from "#app/desk-paths.ts";
import { formatCount } from "#app/kit/ui/count.ts";
import type { ValidationView } from "./validation-view.server.ts";

export function CheckTable({ rows, caption }: { rows: ValidationView["rows"]; caption: string }) {
  return (
    <table className="desk-table">
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">Job</th>
          <th scope="col" className="number">
            Score
          </th>
          <th scope="col" className="number">
            Errors
          </th>
          <th scope="col" className="number">
            Warnings
          </th>
          <th scope="col">Rules</th>
          <th scope="col">Last checked</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id} data-row>
            <th scope="row">
              <Link
                to={deskPaths.adminJobValidation(row.slug)}
                data-open
                className="link inline-flex min-h-6"
              >
                {row.title}
              </Link>
              <span className="block font-normal text-ink-2">{row.employer}</span>
            </th>
            <td data-label="Score" className="number">
              <Score score={row.score} />
            </td>
            <td data-label="Errors" className="number">
              {formatCount(row.errors)}
            </td>
            <td data-label="Warnings" className="number">
              {formatCount(row.warnings)}
            </td>
            <td data-label="Rules">{row.rules.length === 0 ? "None broken" : row.rules.join(", ")}</td>
            <td data-label="Last checked">{row.checked}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
