import { Link } from "@remix-run/react";
import { rowTones } from "#app/applications/applicants/list/fit-facts.tsx";
import { classNames } from "#app/kit/ui/class-names.ts";
import { moveField, toMove } from "./board-move.ts";
import type { BoardColumn } from "./board-view.server.ts";

interface BoardColumnsProps {
  columns: readonly BoardColumn[];
  canChange: boolean;
  picked: readonly string[];
}

/** Columns of cards within the form that moves those chosen: use-board-moves.ts finds them by their data. */
export const BoardColumns = ({ columns, canChange, picked }: BoardColumnsProps) => (
  <div className="relative -mx-4 overflow-x-auto px-4 pb-3" data-board>
    <ol className="flex items-start gap-3">
      {columns.map((column) => (
        <li
          key={column.id}
          data-stage={column.id}
          data-name={column.name}
          className="grid w-60 min-w-50 shrink-0 content-start lg:w-50 lg:max-w-64 lg:grow gap-2 rounded-card bg-sunken p-2 data-target:outline-3 data-target:outline-accent data-target:outline-solid"
        >
          <h2 className="flex items-baseline justify-between gap-2 px-2 pt-1 text-base">
            <span className="wrap-anywhere">{column.name}</span>
            <span className="font-normal text-ink-2 tabular-nums">
              {column.count}
              <span className="sr-only"> applicants</span>
            </span>
          </h2>
          {column.cards.length > 0 && (
            <ul className="grid gap-2">
              {column.cards.map((card) => (
                <Card
                  key={card.publicId}
                  card={card}
                  canChange={canChange}
                  isPicked={picked.includes(card.pick)}
                  others={column.others}
                />
              ))}
            </ul>
          )}
          {column.more && (
            <Link to={column.list} className="link inline-flex min-h-11 items-center px-2 text-md">
              {column.isLast ? "See them in the list" : `${column.more} more`}
              <span className="sr-only"> in {column.name}</span>
            </Link>
          )}
          {column.count === "0" && <p className="px-2 pb-2 text-ink-3 text-sm">Nobody</p>}
        </li>
      ))}
    </ol>
  </div>
);

interface CardProps {
  card: BoardColumn["cards"][number];
  canChange: boolean;
  isPicked: boolean;
  others: BoardColumn["others"];
}

function Card({ card, canChange, isPicked, others }: CardProps) {
  const { publicId, pick, name, to, posting, license, days, due, next } = card;
  return (
    <li
      id={`card-${publicId}`}
      data-card={pick}
      className={classNames(
        "grid gap-1 rounded-card border border-line bg-surface px-3 py-2.5 text-sm",
        canChange && "cursor-grab",
      )}
    >
      <div className="flex items-start gap-2">
        {canChange && (
          <label className="-mx-3 -my-2.5 inline-flex size-11 shrink-0 cursor-pointer touch-none items-center justify-center">
            <input
              type="checkbox"
              name="card"
              value={pick}
              aria-label={`Choose ${name}`}
              aria-describedby="board-keys"
              defaultChecked={isPicked}
              className="size-5"
            />
          </label>
        )}
        <Link to={to} className="wrap-anywhere min-w-0 pt-0.5 font-semibold text-md hover:underline">
          {name}
        </Link>
      </div>
      {posting && <p className="wrap-anywhere line-clamp-2 text-ink-2">{posting}</p>}
      <p className="flex flex-wrap gap-x-3">
        {license && (
          <span className={rowTones[license.tone]}>
            <span className="sr-only">License: </span>
            {license.brief ?? license.text}
          </span>
        )}
        <span className="text-ink-2">
          <span className="sr-only">Applied </span>
          {days}
        </span>
        {due && <span className={due.isOver ? "font-semibold text-coral" : "text-ink-3"}>{due.text}</span>}
      </p>
      {next && (
        <p className="text-ink-2">
          <span className="sr-only">Next: </span>
          {next}
        </p>
      )}
      {canChange && (
        <details name="card-menu" className="-mb-1">
          <summary className="turn-mark inline-flex min-h-6 cursor-pointer items-center text-ink-2 hover:text-accent-strong max-sm:min-h-11">
            Move
            <span className="sr-only"> {name}</span>
          </summary>
          <ul>
            {others.map((stage) => (
              <li key={stage.id}>
                <button
                  type="submit"
                  name={moveField}
                  value={toMove(pick, stage.id)}
                  className="wrap-anywhere flex min-h-9 w-full cursor-pointer items-center rounded-control px-2 text-left hover:bg-sunken max-sm:min-h-11"
                >
                  <span className="sr-only">Move to </span>
                  {stage.name}
                  <span className="sr-only">: {name}</span>
                </button>
              </li>
            ))}
          </ul>
        </details>
      )}
    </li>
  );
}
