import { RowButton } from "#app/desk/frame/list/row-button.tsx";
import { Chips } from "#app/kit/ui/chip.tsx";
import { formatCount } from "#app/kit/ui/count.ts";
import type { toWorkRow } from "./cron-view.ts";

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

function Row({ work }: { work: WorkRow }) {
  const { name, title, text, schedule, state, last, took, longest, runs, failures, isRunnable } = work;
  return (
    <tr data-row>
      <th scope="row" className="font-normal">
        <strong className="block font-semibold">{title}</strong>
        <span className="text-ink-2 text-sm">{text}</span>
      </th>
      <td data-label="Schedule" className="whitespace-nowrap">
        {schedule}
      </td>
      <td data-label="Last run" className="whitespace-nowrap">
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
      <td data-label="Runs, 24 h" className="number">
        {formatCount(runs)}
      </td>
      <td data-label="Failed, 24 h" className="number">
        <span className={failures > 0 ? "font-semibold text-coral" : undefined}>{formatCount(failures)}</span>
      </td>
      <td>{isRunnable && <RowButton name="name" value={name} label="Run now" about={title} />}</td>
    </tr>
  );
}
