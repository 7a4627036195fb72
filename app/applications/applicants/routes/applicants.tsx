import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { toAccountMeta } from "#app/accounts/account-page.tsx";
import { MoveBackPart, UndoPart } from "#app/applications/applicants/ending/undo-part.tsx";
import { ListBeside } from "#app/applications/applicants/list/applicant-beside.tsx";
import { ApplicantRows } from "#app/applications/applicants/list/applicant-rows.tsx";
import { EarlierApplicants } from "#app/applications/applicants/list/earlier-part.tsx";
import {
  blindText,
  FileForm,
  FindBox,
  ListFilters,
  ListOrBoard,
  StateTabs,
} from "#app/applications/applicants/list/list-filters.tsx";
import type { ListAnswer } from "#app/applications/applicants/list/receive-list-form.server.ts";
import { type HiringCompany, HiringPage } from "#app/companies/workspace/frame/hiring-page.tsx";
import { Said, useFocusOnSaid } from "#app/kit/forms/said.tsx";
import { buttonClass } from "#app/kit/ui/button.tsx";
import { Notice } from "#app/kit/ui/notice.tsx";
import { PhoneFold } from "#app/kit/ui/phone-fold.tsx";
import "#app/kit/ui/phone-fold.css";
import { NewerOlder } from "#app/pages/page/newer-older.tsx";
import { paths } from "#app/paths.ts";
import { workPaths } from "#app/work-paths.ts";

import type { action, loader } from "./applicants.server.ts";

export { action, headers, loader } from "./applicants.server.ts";

export const meta = () => toAccountMeta("Applicants");

export default function ApplicantsPage() {
  const { company, view, beside, views, earlier, canChange, done, ending, back, isAllChecked } =
    useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const found = answer?.found;
  const shown = found ? null : beside;
  const board = workPaths.hiringBoard(company.slug, view.filters.job && `job=${view.filters.job}`);
  const listOrBoard = <ListOrBoard list={view.list} board={board} current="List" />;
  const said = answer ? answer.done : done;
  const undo = answer ? answer.ending : ending;
  const moved = answer ? answer.back && answer.to && { back: answer.back, stands: answer.to } : back;
  // The button is a page below, and the undo lasts ten minutes.
  useFocusOnSaid(Boolean(said));
  return (
    <HiringPage
      company={company}
      part="applicants"
      title="Applicants"
      actions={view.isEmpty ? undefined : listOrBoard}
    >
      {view.isEmpty && !found ? (
        <NoApplicants company={company} />
      ) : (
        <>
          <div className="grid min-w-0 md:gap-5">
            <StateTabs tabs={view.tabs} isSearched={Boolean(found)} />
            <PhoneFold title="Find and filter" isOpen={Boolean(found)}>
              <div className="flex flex-wrap items-start gap-2">
                {/* A phone hides the header of the page, so its switch is here, too. */}
                <div className="md:hidden">{listOrBoard}</div>
                <FindBox
                  action={view.list}
                  words={found?.words}
                  isByName={company.isManager}
                  hasBlind={view.hasBlind}
                />
                {!found && (
                  <ListFilters company={company.slug} view={view} views={views} problem={answer?.view} />
                )}
              </div>
            </PhoneFold>
          </div>
          {said && (
            <Said tone="good" title={said}>
              {undo && <UndoPart company={company.slug} ending={undo} />}
              {moved && canChange && <MoveBackPart action={view.action} {...moved} />}
            </Said>
          )}
          {!found && earlier.length > 0 && <EarlierApplicants people={earlier} />}
          {found && <FoundText found={found} back={view.list} hasBlind={view.hasBlind} />}
          {!found && view.rows.length === 0 && <NobodyHere view={view} company={company} />}
          <ListBeside
            view={shown}
            action={view.action}
            canChange={canChange}
            neighbors={toNeighbors(view.rows, shown?.publicId)}
          >
            {(found?.rows ?? view.rows).length > 0 && (
              <ApplicantRows
                key={
                  found
                    ? `found ${found.words}`
                    : `${view.list} ${ending ?? ""} ${JSON.stringify(done)} ${view.rows.map(({ stage, tags }) => [stage, ...tags]).join()}`
                }
                rows={found?.rows ?? view.rows}
                templates={view.templates}
                tags={view.filters.tags.map(({ label }) => label)}
                action={view.action}
                checkAll={view.checkAll}
                isAllChecked={isAllChecked}
                canChange={canChange}
                beside={shown?.publicId ?? null}
                answer={answer}
              />
            )}
            {!found && <Pages view={view} company={company} />}
          </ListBeside>
        </>
      )}
    </HiringPage>
  );
}

/** Of who is open beside the list, on the same page of it. */
function toNeighbors(rows: readonly { publicId: string; beside: string | null }[], publicId?: string) {
  const at = rows.findIndex((row) => row.publicId === publicId);
  return at === -1 ? [] : [rows[at - 1]?.beside ?? null, rows[at + 1]?.beside ?? null];
}

function NoApplicants({ company }: { company: HiringCompany }) {
  return (
    <Notice title="No applicants yet">
      Who applies for your postings here is listed on this page, and you answer from it.{" "}
      {company.canWrite && (
        <Link to={paths.postJob(company.slug)} className="link">
          Post a job
        </Link>
      )}
    </Notice>
  );
}

function NobodyHere({
  view,
  company,
}: Pick<ReturnType<typeof useLoaderData<typeof loader>>, "view" | "company">) {
  if (!view.isPostingEmpty)
    return <Notice title="No applicants">Nobody matches what you chose above.</Notice>;
  return (
    <Notice title="Nobody has applied for this posting yet">
      See in Reports how often it was listed and opened, or write to clinicians who let employers find them.
      {!company.isManager && (
        <p className="flex flex-wrap gap-x-4">
          <Link to={workPaths.hiringReports(company.slug)} className="link inline-flex min-h-11 items-center">
            Reports
          </Link>
          <Link to={workPaths.hiringTalent(company.slug)} className="link inline-flex min-h-11 items-center">
            Find clinicians
          </Link>
        </p>
      )}
    </Notice>
  );
}

function FoundText({
  found,
  back,
  hasBlind,
}: {
  found: NonNullable<ListAnswer["found"]>;
  back: string;
  hasBlind: boolean;
}) {
  const { words, rows, hasMore } = found;
  const count = rows.length === 1 ? "1 applicant" : `${rows.length} applicants`;
  return (
    <p role="status" className="text-ink-2">
      {rows.length === 0
        ? `Nobody found for “${words}”. Try part of a name or another word.`
        : hasMore
          ? `The newest ${count} for “${words}”. Add a word to see fewer.`
          : `${count} for “${words}”.`}{" "}
      {hasBlind && `${blindText} `}
      <Link to={back} className="link">
        Back to the list
      </Link>
    </p>
  );
}

function Pages({ view, company }: Pick<ReturnType<typeof useLoaderData<typeof loader>>, "view" | "company">) {
  const { previous, next, file, rows, place } = view;
  return (
    <div className="flex flex-wrap items-center gap-3">
      {place && <p className="text-ink-2 text-md tabular-nums">{place}</p>}
      <NewerOlder label="Pages of applicants" newer={previous} older={next} words={["Previous", "Next"]} />
      {!company.isManager && (
        <Link to={workPaths.hiringStages(company.slug)} className={buttonClass("quiet", "normal", "ml-auto")}>
          {company.canWrite ? "Edit stages" : "Stages"}
        </Link>
      )}
      {rows.length > 0 && <FileForm action={file} />}
    </div>
  );
}
