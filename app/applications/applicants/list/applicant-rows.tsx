import { Form, Link } from "@remix-run/react";
import { applicantStates, settableStates } from "#app/applications/applicants/applicant-states.ts";
import { TellFields } from "#app/applications/applicants/ending/tell-fields.tsx";
import { Button } from "#app/kit/ui/button.tsx";
import { Chips } from "#app/kit/ui/chip.tsx";
import { Notice } from "#app/kit/ui/notice.tsx";
import { toPickName } from "./applicant-search.ts";
import type { ApplicantRow } from "./list-view.ts";
import type { ListAnswer } from "./receive-list-form.server.ts";

interface ApplicantRowsProps {
  rows: readonly ApplicantRow[];
  action: string;
  canChange: boolean;
  answer?: ListAnswer;
}

/** The list is the form of the bulk change, so that its boxes work without scripts. */
export function ApplicantRows({ rows, action, canChange, answer }: ApplicantRowsProps) {
  // While the text is asked, whom it is for stays as it is.
  const asked = answer?.ask && answer.picked;
  const list = (
    <ul className="divide-y divide-line rounded-card border border-line bg-surface">
      {rows.map((row, at) => (
        <li key={row.publicId} className="relative flex items-start gap-2 px-3 py-2 hover:bg-sunken sm:px-4">
          {canChange && (
            <label className="-m-1 relative z-10 inline-flex size-11 shrink-0 cursor-pointer items-center justify-center">
              <input
                type="checkbox"
                name={toPickName(at)}
                value={row.publicId}
                aria-label={`Choose ${row.name}`}
                disabled={asked !== undefined}
                defaultChecked={answer?.picked?.includes(row.publicId)}
                className="size-5"
              />
            </label>
          )}
          <Row row={row} />
        </li>
      ))}
    </ul>
  );
  if (!canChange) return list;
  return (
    <Form method="post" action={action} preventScrollReset className="grid gap-item">
      {answer?.found && <input type="hidden" name="find" value={answer.found.words} />}
      {asked?.map((publicId, at) => (
        <input key={publicId} type="hidden" name={toPickName(at)} value={publicId} />
      ))}
      {asked && <input type="hidden" name="to" value={answer.to} />}
      {list}
      <div className="flex flex-wrap items-center gap-3">
        <label className="flex flex-wrap items-center gap-2 font-semibold text-md">
          Move those chosen to
          <select
            name="to"
            disabled={asked !== undefined}
            defaultValue={answer?.to ?? ""}
            className="h-11 rounded-control border border-line-strong bg-surface px-3 font-normal"
          >
            <option value="">Choose a status</option>
            {settableStates.map((state) => (
              <option key={state} value={state}>
                {applicantStates[state].label}
              </option>
            ))}
          </select>
        </label>
        {asked ? (
          <Link to={action} preventScrollReset className="link inline-flex min-h-11 items-center">
            Choose others
          </Link>
        ) : (
          <Button look="outline">Move</Button>
        )}
        <p className="text-ink-3 text-sm">
          We email those you move on. For “Not selected” we ask what to tell them first.
        </p>
      </div>
      {answer?.ask && <TellFields ask={answer.ask} />}
      {answer?.problem && (
        <Notice tone="bad" live>
          {answer.problem}
        </Notice>
      )}
    </Form>
  );
}

function Row({ row }: { row: ApplicantRow }) {
  return (
    <article
      aria-label={row.name}
      className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 md:grid-cols-[minmax(0,2fr)_minmax(0,2fr)_minmax(0,1fr)]"
    >
      <Link
        to={row.to}
        className="link wrap-anywhere inline-flex min-h-9 items-center font-semibold after:absolute after:inset-0"
      >
        {row.name}
      </Link>
      <p className="text-ink-3 text-sm tabular-nums md:col-start-3 md:row-span-2 md:row-start-1 md:text-right">
        Applied {row.days}
        <span className="hidden md:block">{row.sent}</span>
      </p>
      <p className="col-span-2 truncate text-ink-2 text-md md:col-span-1 md:row-start-2">{row.posting}</p>
      <div className="col-span-2 flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 py-1 md:col-span-1 md:col-start-2 md:row-span-2 md:row-start-1">
        <Chips chips={row.chips} />
        {row.assignee && <p className="truncate text-ink-3 text-sm">Assigned to {row.assignee}</p>}
      </div>
      {row.line && (
        <p className="wrap-anywhere col-span-full pb-1 text-ink-2 text-sm">
          Résumé:{" "}
          {row.line.map(({ text, isFound }, at) =>
            isFound ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: parts of one line, which never changes its order
              <mark key={at} className="rounded-sm bg-amber-soft font-semibold text-ink">
                {text}
              </mark>
            ) : (
              text
            ),
          )}
        </p>
      )}
    </article>
  );
}
