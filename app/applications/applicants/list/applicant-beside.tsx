import { Form, Link, useNavigate } from "@remix-run/react";
import { type FocusEvent, type KeyboardEvent, type ReactNode, useRef } from "react";
import { Button, buttonClass } from "#app/kit/ui/button.tsx";
import { Chips } from "#app/kit/ui/chip.tsx";
import { classNames } from "#app/kit/ui/class-names.ts";
import { Icon } from "#app/kit/ui/icon.tsx";
import type { FocusState } from "#app/kit/ui/pager.tsx";
import { toPickName } from "./applicant-search.ts";
import type { BesideView } from "./beside.server.ts";
import { FitFact, FitFacts } from "./fit-facts.tsx";
import { besideTitleId, toOpenId } from "./list-words.ts";

interface ListBesideProps {
  view: BesideView | null;
  /** Of the list's form. */
  action: string;
  canChange: boolean;
  /** The list with the one before it beside it, and with the one after it. */
  neighbors: readonly (string | null)[];
  children: ReactNode;
}

const restMs = 150;
const neighborNames = ["Previous", "Next"];

/** The list, and who is open beside it. On a screen without room for both, the list gives way. */
export function ListBeside({ view, action, canChange, neighbors, children }: ListBesideProps) {
  const navigate = useNavigate();
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  function closeByKey(event: KeyboardEvent) {
    if (event.key !== "Escape" || event.defaultPrevented || !view) return;
    const state: FocusState = { focus: toOpenId(view.publicId) };
    navigate(view.close, { preventScrollReset: true, state });
  }

  /** The keys j and k focus a row, which opens once they rest on it. */
  function openFocused({ target }: FocusEvent) {
    clearTimeout(rest.current);
    if (!view) return;
    const link = target.matches("[data-row]") && target.querySelector<HTMLAnchorElement>("[data-beside]");
    if (!link) return;
    rest.current = setTimeout(
      () => navigate(link.pathname + link.search, { preventScrollReset: true, replace: true }),
      restMs,
    );
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes what the close link closes, too.
    <div
      onKeyDown={closeByKey}
      onFocus={openFocused}
      className={classNames("grid min-w-0", view && "xl:grid-cols-[minmax(0,1fr)_23rem] xl:gap-x-5")}
    >
      {/* Stays the same element, so that the boxes of its rows stay checked. */}
      <div className={classNames("min-w-0 content-start gap-item", view ? "hidden xl:grid" : "grid")}>
        {children}
      </div>
      {view && <ApplicantBeside {...{ view, action, canChange, neighbors }} />}
    </div>
  );
}

function ApplicantBeside({
  view,
  action,
  canChange,
  neighbors,
}: Omit<ListBesideProps, "children"> & { view: BesideView }) {
  const { name, posting, chip, due, next, licenseSays, facts, missed, fitting, message, resume } = view;
  const state: FocusState = { focus: toOpenId(view.publicId) };
  return (
    <section
      aria-labelledby={besideTitleId}
      className="grid min-w-0 content-start gap-3 self-start rounded-panel border border-line bg-surface px-4 pb-4 xl:sticky xl:top-[calc(var(--header-height)+0.75rem)] xl:max-h-[calc(100dvh-20rem)] xl:min-h-96 xl:overflow-y-auto xl:overscroll-contain"
    >
      <div className="sticky top-0 z-10 -mx-4 flex items-center justify-between rounded-t-panel border-line border-b bg-surface py-1 pr-1 pl-0.5">
        <Link to={view.to} className={buttonClass("quiet", "small")}>
          Open whole page
        </Link>
        <span className="ml-auto flex">
          {neighborNames.map(
            (word, at) =>
              neighbors[at] && (
                <Link
                  key={word}
                  to={neighbors[at]}
                  state={{ focus: besideTitleId } satisfies FocusState}
                  preventScrollReset
                  className={buttonClass("quiet", "small")}
                >
                  {word}
                </Link>
              ),
          )}
        </span>
        <Link
          to={view.close}
          state={state}
          preventScrollReset
          aria-label="Close"
          className={buttonClass("quiet", "small")}
        >
          <Icon name="x" />
        </Link>
      </div>
      <div>
        <h2 id={besideTitleId} tabIndex={-1} className="wrap-anywhere outline-none">
          {name}
        </h2>
        <p className="wrap-anywhere text-ink-2 text-sm">
          {posting}, applied {view.days}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <Chips chips={[chip]} />
        {due && (
          <span className={classNames("text-sm", due.isOver ? "font-semibold text-coral" : "text-ink-2")}>
            {due.text}
          </span>
        )}
      </div>
      <p className="flex flex-wrap gap-2 empty:hidden">
        {resume && (
          <a href={resume} download className={buttonClass("outline", "small")}>
            Résumé
          </a>
        )}
        {canChange &&
          view.steps.map((step) => (
            <Link key={step.name} to={step.to} className={buttonClass("outline", "small")}>
              {step.name}
            </Link>
          ))}
      </p>
      {canChange && view.canBeMoved && (
        <Form method="post" action={action} preventScrollReset className="flex gap-2">
          <input type="hidden" name={toPickName(0)} value={view.pick} />
          <select
            key={view.pick}
            name="to"
            aria-label={`Stage of ${name}`}
            defaultValue={view.stageId ?? ""}
            className="h-11 min-w-0 flex-1 rounded-control border border-line-strong bg-surface px-3"
          >
            {view.stages.map((stage) => (
              <option key={stage.id} value={stage.id}>
                {stage.name}
              </option>
            ))}
          </select>
          <Button look="outline">Move</Button>
        </Form>
      )}
      <dl className="grid grid-cols-2 gap-x-4 gap-y-2 text-md leading-snug [&_dt]:text-ink-3 [&_dt]:text-sm">
        {next && (
          <FitFact label="Next" isWide>
            {next}
          </FitFact>
        )}
        <FitFacts facts={facts} says={licenseSays} />
        {missed.map(({ label, value, asked }) => (
          <FitFact key={label} label={label} isWide>
            <span className="font-semibold text-coral">{value}</span>
            <span className="text-ink-2"> (you ask for {asked})</span>
          </FitFact>
        ))}
        {fitting > 0 && (
          <FitFact label={missed.length > 0 ? "Other answers" : "Answers to your questions"} isWide>
            {fitting === 1
              ? "1 given, and it rules nothing out"
              : `${fitting} given, and none rules them out`}
          </FitFact>
        )}
        {message.text && (
          <FitFact label={`${message.by}, ${message.at}`} isWide>
            <span className="line-clamp-6 whitespace-pre-line border-line border-l-2 pl-3">
              {message.text}
            </span>
          </FitFact>
        )}
      </dl>
    </section>
  );
}
