import { DeskLink } from "#app/desk/frame/screen/desk-nav.tsx";
import type { listMoved } from "./moved.ts";

export function MovedTable({ rows }: { rows: ReturnType<typeof listMoved> }) {
  return (
    <section aria-labelledby="moved" className="grid gap-3">
      <h2 id="moved">What moved</h2>
      <table aria-labelledby="moved" className="desk-table max-w-2xl">
        <thead>
          <tr>
            <th scope="col">Figure</th>
            <th scope="col" className="number">
              Last 24 hours
            </th>
            <th scope="col" className="number">
              24 hours before
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, to, now, before }) => (
            <tr key={name} data-row>
              <th scope="row" className="font-normal">
                {to ? (
                  <DeskLink to={to} data-open>
                    {name}
                  </DeskLink>
                ) : (
                  name
                )}
              </th>
              <td data-label="Last 24 hours" className="number font-semibold">
                {now}
              </td>
              <td data-label="24 hours before" className="number">
                {before}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
