import { Form, Link, useActionData, useLoaderData, useLocation } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { toAccountMeta } from "#app/accounts/account-page.tsx";
import { BoardColumns } from "#app/applications/applicants/board/board-columns.tsx";
import { useBoardMoves } from "#app/applications/applicants/board/use-board-moves.ts";
import { TellFields } from "#app/applications/applicants/ending/tell-fields.tsx";
import { MoveBackPart, UndoPart } from "#app/applications/applicants/ending/undo-part.tsx";
import { ListOrBoard } from "#app/applications/applicants/list/list-filters.tsx";
import { HiringPage } from "#app/companies/workspace/frame/hiring-page.tsx";
import { Said, SaidPlace } from "#app/kit/forms/said.tsx";
import { saidId } from "#app/kit/forms/said-place.ts";
import { Button, buttonClass } from "#app/kit/ui/button.tsx";
import { classNames } from "#app/kit/ui/class-names.ts";
import { FilterSelect } from "#app/kit/ui/control/filter-controls.tsx";
import { SearchForm } from "#app/kit/ui/control/search-form.tsx";
import { Notice } from "#app/kit/ui/notice.tsx";
import { workPaths } from "#app/work-paths.ts";
import type { action, loader } from "./board.server.ts";

export { action, headers, loader } from "./board.server.ts";

export const meta = () => toAccountMeta("Board");

export default function BoardPage() {
  const {
    company,
    columns,
    filters,
    action: path,
    list,
    canChange,
    done,
    moved,
    ending,
    back,
  } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const form = useRef<HTMLFormElement>(null);
  useBoardMoves(form);
  useFocusOnMoved(moved?.publicId ?? null);
  const picked = answer?.picked ?? [];
  const hasNotice = Boolean(done) && !answer;
  return (
    <HiringPage
      company={company}
      part="applicants"
      title="Board"
      actions={<ListOrBoard list={list} board={path} current="Board" />}
    >
      <div className="flex items-center gap-2 [&>search]:min-w-0 [&>search]:max-sm:flex-1">
        <SearchForm
          label="Board"
          action={workPaths.hiringBoard(company.slug)}
          className="flex gap-2 [&>select]:max-w-60 [&>select]:sm:w-auto"
        >
          <FilterSelect aria-label="Posting" name="job" value={filters.job}>
            <option value="">All postings</option>
            {filters.postings.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </FilterSelect>
          {filters.templates.length > 1 && (
            <FilterSelect aria-label="Stages" name="stages" value={filters.template}>
              {filters.templates.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </FilterSelect>
          )}
          <Button look="outline">Show</Button>
        </SearchForm>
        {!company.isManager && (
          <Link to={workPaths.hiringStages(company.slug)} className={buttonClass("quiet")}>
            {canChange ? "Edit stages" : "Stages"}
          </Link>
        )}
      </div>
      {answer?.problem && <Said tone="bad" title={answer.problem} />}
      {/* What was done takes the place of the bar until someone else is chosen. */}
      <div className="group/board grid min-w-0 grid-cols-[minmax(0,1fr)] gap-item">
        {answer?.ask ? (
          <Form method="post" action={path} className="grid gap-item">
            <input type="hidden" name="to" value={answer.to} />
            {picked.map((pick) => (
              <input key={pick} type="hidden" name="card" value={pick} />
            ))}
            <SaidPlace>
              <TellFields ask={answer.ask} />
            </SaidPlace>
            <Link to={path} className="link inline-flex min-h-11 items-center justify-self-start">
              Back to the board
            </Link>
          </Form>
        ) : (
          <Form
            ref={form}
            method="post"
            action={path}
            preventScrollReset
            className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-item"
          >
            {/* Enter in a box presses the first button of a form, which must not be that of a card. */}
            {canChange && (
              <button type="submit" tabIndex={-1} aria-hidden="true" className="sr-only">
                Move
              </button>
            )}
            <BoardColumns columns={columns} canChange={canChange} picked={picked} />
            {canChange && (
              <div
                className={classNames(
                  "bottom-[calc(var(--bar)+var(--offline-bar))] z-20 grid-cols-[minmax(0,1fr)_auto] items-end gap-3 border-line bg-paper sm:flex-wrap sm:items-center py-2 group-has-[[name=card]:checked]/board:sticky group-has-[[name=card]:checked]/board:border-t",
                  hasNotice
                    ? "hidden group-has-[[name=card]:checked]/board:grid sm:group-has-[[name=card]:checked]/board:flex"
                    : "grid sm:flex",
                )}
              >
                <label className="grid min-w-0 items-center gap-1 font-semibold text-md sm:flex sm:gap-2">
                  Move those chosen to
                  <select
                    name="to"
                    className="h-11 w-full rounded-control border border-line-strong bg-surface px-3 font-normal sm:w-auto"
                  >
                    <option value="">Choose a stage</option>
                    {columns.map(({ id, name }) => (
                      <option key={id} value={id}>
                        {name}
                      </option>
                    ))}
                  </select>
                </label>
                <Button look="outline">Move</Button>
                <p id="board-keys" className="col-span-2 text-ink-3 text-sm">
                  Or drag a card, on a phone by its box. With the keyboard: on a card’s box, the left and
                  right arrows choose a stage and Enter moves. We email those whose status changes.
                </p>
              </div>
            )}
          </Form>
        )}
        {/* Below the board, so that no card moves under the hand. */}
        {hasNotice && (
          <SaidPlace className="group-has-[[name=card]:checked]/board:hidden sticky bottom-[calc(var(--bar)+var(--offline-bar)+0.5rem)] z-20">
            <Notice live tone="good" title={done ?? ""}>
              {back && canChange && <MoveBackPart action={path} {...back} />}
              {ending && <UndoPart company={company.slug} ending={ending} />}
            </Notice>
          </SaidPlace>
        )}
      </div>
    </HiringPage>
  );
}

/** A moved card is another element in its new column. Where it is not shown, and with a problem, the notice has the focus. */
function useFocusOnMoved(publicId: string | null): void {
  const { key } = useLocation();
  const answer = useActionData<typeof action>();
  const before = useRef<unknown[]>([key, answer]);
  useEffect(() => {
    if (before.current[0] === key && before.current[1] === answer) return;
    before.current = [key, answer];
    const card = answer ? null : document.getElementById(`card-${publicId}`);
    const box = card?.querySelector("input") ?? document.getElementById(saidId);
    box?.focus({ preventScroll: true });
    box?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [publicId, key, answer]);
}
