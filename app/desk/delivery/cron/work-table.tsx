import { RowButton } from "#app/desk/frame/list/list-controls.tsx";
import { Chips } from "#app/kit/ui/chip.tsx";
import { classNames } from "#app/kit/ui/class-names.ts";
import { formatCount } from "#app/kit/ui/count.ts";
import type { toFailureRow, toLetterRow, toWorkRow } from "./cron-view.ts";

type WorkRow = ReturnType<typeof toWorkRow>;

export function WorkTable({ works }: { works: readonly WorkRow[] }) {
  return (
    <table className="desk-table">
      <thead>
        <tr>
          <th scope="col">Work</th>
          <th scope="col">Schedule</th>
          <th scope="col">Last run</th>
          <th scope="col">Outcome</th>
          <th scope="col" className="number">
            Took
          </th>
          <th scope="col" className="number">
            Runs, 24 h
          </th>
          <th scope="col" className="number">
            Failed, 24 h
          </th>
          <th scope="col">
            <span className="sr-only">Start by hand</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {works.map((work) => (
          <Row key={work.name} work={work} />
        ))}
      </tbody>
    </table>
  );
}

/** What says nothing takes no line on a phone. */
const notNarrow = "max-md:hidden";

function Row({ work }: { work: WorkRow }) {
  const { name, title, text, schedule, state, last, took, longest, runs, failures, isRunnable } = work;
  return (
    <tr data-row>
      <th scope="row" className="font-normal">
        <strong className="block font-semibold">{title}</strong>
        <span className="text-ink-2 text-sm max-md:hidden">{text}</span>
      </th>
      <td data-label="Schedule" className="whitespace-nowrap">
        {schedule}
      </td>
      <td data-label="Last run" className={classNames("whitespace-nowrap", !last && notNarrow)}>
        {last ? <span title={last.time}>{last.ago}</span> : "–"}
      </td>
      <td data-label="Outcome" className="whitespace-nowrap">
        <Chips chips={[state]} />
      </td>
      <td data-label="Took" className="number whitespace-nowrap">
        {took && (
          <span>
            {took}
            {longest !== took && <span className="block text-ink-3 text-sm">up to {longest}</span>}
          </span>
        )}
      </td>
      <td data-label="Runs, 24 h" className={classNames("number", runs === 0 && notNarrow)}>
        {formatCount(runs)}
      </td>
      <td data-label="Failed, 24 h" className={classNames("number", failures === 0 && notNarrow)}>
        <span className={failures > 0 ? "font-semibold text-coral" : undefined}>{formatCount(failures)}</span>
      </td>
      <td>{isRunnable && <RowButton name="name" value={name} label="Run now" about={title} />}</td>
    </tr>
  );
}

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
