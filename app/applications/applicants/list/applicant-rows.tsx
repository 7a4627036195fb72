import { Form, Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { TellFields } from "#app/applications/applicants/ending/tell-fields.tsx";
import type { StageTemplate } from "#app/applications/applicants/stages/stages.ts";
import { TagSuggestions } from "#app/applications/applicants/team/tags-part.tsx";
import { ChooseAll, ChooseAllLink, ChosenCount } from "#app/companies/workspace/frame/choose-all.tsx";
import { Said, SaidPlace } from "#app/kit/forms/said.tsx";
import { idempotencyKeyField } from "#app/kit/platform/random.ts";
import { Button, buttonClass } from "#app/kit/ui/button.tsx";
import { classNames } from "#app/kit/ui/class-names.ts";
import type { FocusState } from "#app/kit/ui/pager.tsx";
import { toPickName } from "./applicant-search.ts";
import { rowTones } from "./fit-facts.tsx";
import { StageOptions } from "./list-filters.tsx";
import type { ApplicantRow } from "./list-view.server.ts";
import { besideTitleId, chosenId, comparing, toOpenId } from "./list-words.ts";
import type { ListAnswer } from "./receive-list-form.server.ts";

interface ApplicantRowsProps {
  rows: readonly ApplicantRow[];
  templates: readonly StageTemplate[];
  tags: readonly string[];
  action: string;
  /** The list with every box checked. */
  checkAll: string;
  isAllChecked: boolean;
  canChange: boolean;
  /** Who is open beside the list, which is narrower then. */
  beside: string | null;
  answer?: ListAnswer;
}

/** The list is the form of the bulk change, so that its boxes work without scripts. */
export function ApplicantRows({
  rows,
  templates,
  tags,
  action,
  checkAll,
  isAllChecked,
  canChange,
  beside,
  answer,
}: ApplicantRowsProps) {
  // While the text is asked, whom it is for stays as it is.
  const asked = answer?.ask && answer.picked;
  const list = (
    <div {...asTable} {...toName("Applicants")} className="flex flex-col lg:block">
      <RowHeads isNarrow={beside !== null} hasBoxes={!asked} />
      <div
        {...asGroup}
        className="block divide-y divide-line border-line border-b [&_a]:scroll-mb-40 [&_input]:scroll-mb-40"
      >
        {rows.map((row, at) => (
          <Row key={row.publicId} row={row} isNarrow={beside !== null} isBeside={row.publicId === beside}>
            <label className="-m-1 relative z-10 inline-flex size-11 shrink-0 cursor-pointer items-center justify-center">
              <input
                type="checkbox"
                name={toPickName(at)}
                value={row.pick}
                aria-label={`Choose ${row.name}`}
                disabled={asked !== undefined}
                defaultChecked={answer?.picked ? answer.picked.includes(row.pick) : isAllChecked}
                className="size-5"
              />
            </label>
          </Row>
        ))}
      </div>
    </div>
  );
  const compare = (
    <Button look="outline" name={comparing} value="yes">
      {canChange ? "Compare" : "Compare those chosen"}
    </Button>
  );
  const problem = answer?.problem && <Said tone="bad">{answer.problem}</Said>;
  const found = answer?.found && <input type="hidden" name="find" value={answer.found.words} />;
  if (!canChange)
    return (
      <Form method="post" action={action} preventScrollReset className="grid gap-item">
        {found}
        {list}
        <p>{compare}</p>
        {problem}
      </Form>
    );
  return (
    <Form method="post" action={action} preventScrollReset className="group/rows grid gap-item">
      {found}
      {asked?.map((pick, at) => (
        <input key={pick} type="hidden" name={toPickName(at)} value={pick} />
      ))}
      {asked &&
        (answer.ask?.isMessage ? (
          <input type="hidden" name="writing" value="yes" />
        ) : (
          <input type="hidden" name="to" value={answer.to} />
        ))}
      {answer?.ask?.key && <input type="hidden" name={idempotencyKeyField} value={answer.ask.key} />}
      {answer?.ask && (
        <div className="grid gap-item rounded-card border border-line bg-surface p-4 sm:p-5">
          {problem ? (
            <TellFields ask={answer.ask} />
          ) : (
            <SaidPlace>
              <TellFields ask={answer.ask} />
            </SaidPlace>
          )}
          {problem}
          <Link
            to={action}
            preventScrollReset
            className="link inline-flex min-h-11 items-center justify-self-start"
          >
            Choose others
          </Link>
        </div>
      )}
      {list}
      {!asked && (
        <>
          {!answer?.found && <ChooseAllLink checked={checkAll} />}
          {/* It stays in view once someone is checked. */}
          <div
            id={chosenId}
            className="bottom-[calc(var(--bar)+var(--offline-bar))] z-20 grid gap-2 group-has-[[role=row]_input:checked]/rows:sticky group-has-[[role=row]_input:checked]/rows:border-line group-has-[[role=row]_input:checked]/rows:border-t group-has-[[role=row]_input:checked]/rows:bg-paper group-has-[[role=row]_input:checked]/rows:py-2"
          >
            {problem}
            <p className="text-ink-3 text-sm group-has-[[role=row]_input:checked]/rows:hidden">
              Choose applicants to move, write to, compare or tag them together.
            </p>
            <div className={classNames("flex-wrap items-center gap-2 sm:gap-3", whileChosen)}>
              <ChosenCount />
              <label className="flex min-w-0 items-center max-sm:flex-1">
                <span className="sr-only">Move those chosen to</span>
                <select
                  name="to"
                  aria-invalid={answer?.problem && !answer.to ? true : undefined}
                  defaultValue={answer?.to ?? ""}
                  className="h-11 min-w-0 rounded-control border border-line-strong bg-surface px-3 max-sm:flex-1"
                >
                  <option value="">Choose a stage</option>
                  <StageOptions templates={templates} />
                </select>
              </label>
              <Button>Move</Button>
              <Button look="outline" name="writing" value="yes">
                Write
              </Button>
              {compare}
              <details className="max-sm:order-1 open:order-1 open:basis-full">
                <summary className={buttonClass("quiet", "normal", "turn-mark")}>More</summary>
                <div className="flex flex-wrap items-center gap-2 pt-2">
                  <label className="flex items-center gap-2 font-semibold text-md max-sm:basis-full">
                    <span className="shrink-0">Tag those chosen</span>
                    <input
                      name="tagName"
                      list="tags-of-all"
                      maxLength={30}
                      autoComplete="off"
                      defaultValue={answer?.tagName}
                      className="h-11 w-44 min-w-0 rounded-control border border-line-strong bg-surface px-3 font-normal max-sm:flex-1"
                    />
                  </label>
                  <TagSuggestions id="tags-of-all" tags={tags} />
                  <Button look="outline" name="tagging" value="add">
                    Add tag
                  </Button>
                  <Button look="outline" name="tagging" value="remove">
                    Remove tag
                  </Button>
                  <p className="basis-full text-ink-3 text-sm">
                    We email those whose status changes, and tell applicants when you first open theirs. For
                    “Not selected” we ask what to tell them first.
                  </p>
                </div>
              </details>
            </div>
          </div>
        </>
      )}
    </Form>
  );
}

const whileChosen = "hidden group-has-[[role=row]_input:checked]/rows:flex";

// Spread, because the linter does not know them on a div. Roles, because the validator wants none on a table, and Safari drops what a table is once it is drawn as a grid.
const asTable = { role: "table" };
const toName = (name: string) => ({ "aria-label": name });
const asGroup = { role: "rowgroup" };
const asRow = { role: "row" };
const asHead = { role: "columnheader" };
const asCell = { role: "cell" };

const toColumns = (isNarrow: boolean) =>
  classNames(
    "gap-x-2 sm:gap-x-3 px-3 grid-cols-[2.25rem_minmax(0,1fr)_auto]",
    isNarrow
      ? "lg:grid-cols-[2.25rem_minmax(0,1.5fr)_minmax(0,1.1fr)_minmax(0,1.2fr)]"
      : "lg:grid-cols-[2.25rem_minmax(0,1fr)_8.75rem_6.5rem_6rem_6.25rem_9.25rem]",
  );
const narrowHeads = ["Name and posting", "License, experience", "Stage, next"];
const heads = ["Name and posting", "License, experience", "Match", "Can start", "Stage", "Applied, next"];

/** On a narrow screen each value says what it is. */
const RowHeads = ({ isNarrow, hasBoxes }: { isNarrow: boolean; hasBoxes: boolean }) => (
  <div {...asGroup} className="max-lg:order-last">
    <div
      {...asRow}
      className={classNames(
        "grid items-end border-line border-b text-left text-ink-3 text-sm",
        toColumns(isNarrow),
      )}
    >
      <div {...asHead} className="-my-1 max-lg:col-span-full lg:-mx-1 lg:pl-3">
        {hasBoxes ? <ChooseAll isHead /> : <span className="sr-only">Choose</span>}
      </div>
      {(isNarrow ? narrowHeads : heads).map((head) => (
        <div {...asHead} key={head} className="truncate pb-1 font-normal last:text-right max-lg:hidden">
          {head}
        </div>
      ))}
    </div>
  </div>
);

function Row({
  row: { publicId, name, to, beside, posting, facts, hasNews, stage, due, next, days, assignee, tags, line },
  isNarrow,
  isBeside,
  children,
}: {
  row: ApplicantRow;
  isNarrow: boolean;
  isBeside: boolean;
  /** Its box. */
  children: ReactNode;
}) {
  const { license, match, start, experience } = facts;
  const isWaiting = due !== null || hasNews;
  const openClass = "shrink-0 max-w-full truncate after:absolute after:inset-0";
  return (
    <div
      {...asRow}
      {...toName(name)}
      data-row
      aria-current={isBeside || undefined}
      className={classNames(
        "relative grid min-h-12 items-center py-1 text-md leading-snug lg:py-0.5",
        "has-[input:checked]:bg-accent-soft",
        isBeside ? "bg-accent-soft shadow-[inset_3px_0_var(--accent)]" : "hover:bg-sunken",
        toColumns(isNarrow),
      )}
    >
      <div {...asCell} className="max-lg:row-span-3 max-lg:self-start">
        {children}
      </div>
      <div {...asCell} className="min-w-0">
        <p className="flex min-w-0 items-center gap-x-2">
          <Link
            to={to}
            data-open
            className={classNames(
              openClass,
              isWaiting ? "font-semibold" : "font-medium",
              beside !== null && "xl:hidden",
            )}
          >
            {name}
          </Link>
          {beside && (
            <Link
              id={toOpenId(publicId)}
              to={beside}
              state={{ focus: besideTitleId } satisfies FocusState}
              preventScrollReset
              data-open
              data-beside
              className={classNames(openClass, "max-xl:hidden", isWaiting ? "font-semibold" : "font-medium")}
            >
              {name}
            </Link>
          )}
          {hasNews && (
            <strong className="shrink-0 rounded-sm bg-amber-soft px-1.5 text-sm">
              News<span className="sr-only"> from them</span>
            </strong>
          )}
          {tags.length > 0 && (
            <span
              title={tags.join(", ")}
              className="min-w-0 truncate rounded-sm bg-sunken px-1.5 text-ink-2 text-sm"
            >
              <span className="sr-only">Tags: </span>
              {tags.join(", ")}
            </span>
          )}
        </p>
        <p className="hidden truncate text-ink-2 text-sm lg:block">{posting}</p>
      </div>
      <div {...asCell} className="hidden min-w-0 lg:block">
        <span className={classNames("block truncate", license && rowTones[license.tone])}>
          {license?.brief ?? license?.text ?? "–"}
        </span>
        {experience && (
          <span className="block truncate text-ink-2 text-sm" title={experience}>
            <span className="sr-only">, </span>
            {experience}
          </span>
        )}
      </div>
      <div
        {...asCell}
        className={classNames(
          "hidden tabular-nums",
          !isNarrow && "lg:block",
          match && !match.isWhole && "font-semibold",
        )}
      >
        {match?.text ?? "–"}
        {match?.missing && (
          <span className="block truncate font-normal text-ink-3 text-sm" title={match.missing}>
            <span className="sr-only">, </span>
            {match.missing}
          </span>
        )}
      </div>
      <div {...asCell} className={classNames("hidden truncate text-ink-2", !isNarrow && "lg:block")}>
        {start ?? "–"}
      </div>
      <div {...asCell} className={classNames("hidden min-w-0", !isNarrow && "lg:block")}>
        {stage}
        {assignee && (
          <span className="block truncate text-ink-3 text-sm">
            <span className="sr-only">, assigned to {assignee.name}</span>
            <span aria-hidden="true" title={assignee.name}>
              {assignee.short}
            </span>
          </span>
        )}
      </div>
      <div {...asCell} className="min-w-0 text-right text-ink-2 max-lg:self-start">
        {isNarrow ? (
          <span className="block truncate text-ink">{stage}</span>
        ) : (
          <span className={due ? "max-lg:hidden" : undefined}>
            <span className="sr-only lg:hidden">Applied </span>
            {days}
          </span>
        )}
        {(due || next) && (
          <span
            title={due?.text ?? next ?? undefined}
            className={classNames(
              "truncate text-sm lg:block",
              !due && "hidden",
              due?.isOver ? "font-semibold text-coral" : "text-ink-3",
            )}
          >
            <span className="sr-only">, </span>
            {due ? due.text : next}
          </span>
        )}
      </div>
      <div {...asCell} className="col-span-2 col-start-2 min-w-0 truncate text-ink-2 text-sm lg:hidden">
        {posting}
      </div>
      <div
        {...asCell}
        className="col-span-2 col-start-2 flex min-w-0 justify-between gap-x-3 text-ink-2 text-sm lg:hidden"
      >
        <span className="min-w-0 truncate">
          {license && (
            <span className={rowTones[license.tone]}>
              <span className="sr-only">License: </span>
              {license.brief ?? license.text}
            </span>
          )}
          {match && ` · ${match.text} met`}
          {experience && <span className="sr-only">, experience: {experience}</span>}
        </span>
        <span className="shrink-0">
          <span className="sr-only">Stage: </span>
          {stage}
        </span>
      </div>
      {line && (
        <div {...asCell} className="wrap-anywhere col-span-full col-start-2 pb-1 text-ink-2 text-sm">
          Résumé:{" "}
          {line.map(({ text, isFound }, at) =>
            isFound ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: parts of one line, which never changes its order
              <mark key={at} className="rounded-sm bg-amber-soft font-semibold text-ink">
                {text}
              </mark>
            ) : (
              text
            ),
          )}
        </div>
      )}
    </div>
  );
}
