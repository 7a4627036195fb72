import type { toFailureRow } from "./cron-view.ts";

export function FailureTable({ failures }: { failures: readonly ReturnType<typeof toFailureRow>[] }) {
  return (
    <table className="desk-table">
      <caption>The newest 50 of the last 14 days</caption>
      <thead>
        <tr>
          <th scope="col">When</th>
          <th scope="col">Work</th>
          <th scope="col">Started</th>
          <th scope="col">Error</th>
        </tr>
      </thead>
      <tbody>
        {failures.map(({ id, time, title, schedule, note }) => (
          <tr key={id} data-row>
            <td data-label="When" className="whitespace-nowrap">
              {time}
            </td>
            <th scope="row" className="font-semibold">
              {title}
            </th>
            <td data-label="Started">{schedule}</td>
            <td>{note}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
