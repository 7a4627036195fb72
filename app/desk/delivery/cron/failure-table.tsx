import type { toFailureRow, toLetterRow } from "./cron-view.ts";

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

export function LetterTable({ letters }: { letters: readonly ReturnType<typeof toLetterRow>[] }) {
  return (
    <table className="desk-table">
      <caption>The newest 50 of the last 14 days</caption>
      <thead>
        <tr>
          <th scope="col">Last given up</th>
          <th scope="col">Queue</th>
          <th scope="col">About</th>
          <th scope="col" className="number">
            Messages
          </th>
          <th scope="col">First</th>
        </tr>
      </thead>
      <tbody>
        {letters.map(({ id, queue, subject, letters: count, first, last }) => (
          <tr key={id} data-row>
            <td data-label="Last given up" className="whitespace-nowrap">
              {last}
            </td>
            <th scope="row" className="font-semibold">
              {queue}
            </th>
            <td data-label="About">{subject}</td>
            <td data-label="Messages" className="number">
              {count}
            </td>
            <td data-label="First" className="whitespace-nowrap">
              {first}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
