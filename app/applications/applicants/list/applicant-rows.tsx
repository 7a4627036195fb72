import { Form, Link } from "@remix-run/react";
import { applicantStates, settableStates } from "#app/applications/applicants/applicant-states.ts";
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
      {list}
      <div className="flex flex-wrap items-center gap-3">
        <label className="flex flex-wrap items-center gap-2 font-semibold text-md">
          Move those chosen to
          <select
            name="to"
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
        {!answer?.ask && <Button look="outline">Move</Button>}
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

function TellFields({ ask }: { ask: NonNullable<ListAnswer["ask"]> }) {
  const { people, interviewed, leftOut, text, interviewedText, days, tellOn, replyTo } = ask;
  const those = people === 1 ? "1 person" : `${people} people`;
  return (
    <section aria-labelledby="tell" className="grid max-w-2xl gap-item">
      <h2 id="tell">What we tell them</h2>
      <p id="text-hint" className="text-ink-2 text-md">
        {`{first name} becomes each person's first name, and {position} the posting's title. Each gets an email of their own. Replies go to ${replyTo}.`}
      </p>
      {interviewed < people && <TellText name="text" label="Message" text={text} />}
      {interviewed > 0 && (
        <TellText
          name="interviewedText"
          label={
            interviewed === 1
              ? "Message to the 1 person interviewed"
              : `Message to the ${interviewed} people interviewed`
          }
          text={interviewedText}
        />
      )}
      {interviewed === people && <input type="hidden" name="text" value={text} />}
      <label className="grid gap-1 font-semibold text-md">
        Day to send it
        <input
          type="date"
          name="tellOn"
          min={days.first}
          max={days.last}
          defaultValue={tellOn}
          className="h-11 w-full rounded-control border border-line-strong bg-surface px-3 font-normal sm:w-60"
        />
        <span className="font-normal text-ink-2">
          Sent at 9 AM of that day. Leave it empty to send in 10 minutes. You can undo it until then.
        </span>
      </label>
      <div className="flex flex-wrap items-center gap-3">
        <Button>{`Email ${those} and move them`}</Button>
        {leftOut > 0 && (
          <p className="text-ink-2 text-md">
            {`${leftOut} of those chosen ${leftOut === 1 ? "stays" : "stay"} as ${leftOut === 1 ? "it is" : "they are"}: hired, withdrawn or not selected already.`}
          </p>
        )}
      </div>
    </section>
  );
}

function TellText({ name, label, text }: { name: string; label: string; text: string }) {
  return (
    <>
      <label htmlFor={name} className="font-semibold text-md">
        {label}
      </label>
      <textarea
        id={name}
        name={name}
        rows={12}
        defaultValue={text}
        aria-describedby="text-hint"
        className="w-full rounded-control border border-line-strong bg-surface p-3 text-base"
      />
    </>
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
