import "#app/pages/page/workspace.css";
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { accountHeaders, toAccountMeta } from "#app/accounts/account-page.tsx";
import {
  askWritten,
  type WrittenMessage,
  writtenPerPage,
} from "#app/companies/talent/message-store.server.ts";
import { messageChips } from "#app/companies/talent/message-words.ts";
import { admitToCompany, whoReads } from "#app/companies/workspace/frame/company-guard.server.ts";
import { HiringPage, toHiringCompany } from "#app/companies/workspace/frame/hiring-page.tsx";
import { findNotice } from "#app/kit/forms/posted-form.tsx";
import { parseListPlace, setListPlace, toListPage } from "#app/kit/platform/keyset.ts";
import { toListDay } from "#app/kit/text/when.ts";
import { buttonClass } from "#app/kit/ui/button.tsx";
import { Chips } from "#app/kit/ui/chip.tsx";
import { Notice } from "#app/kit/ui/notice.tsx";
import { NewerOlder } from "#app/pages/page/newer-older.tsx";
import { workPaths } from "#app/work-paths.ts";

export const meta = () => toAccountMeta("Messages to clinicians");
export const headers = accountHeaders;

const notices = {
  sent: "Sent. You see here what they answer.",
  held: "Our staff read your text first, because it asks for something that clinicians are warned of.",
};

export async function loader(asked: LoaderFunctionArgs) {
  const { company } = await admitToCompany(asked, whoReads);
  const params = new URL(asked.request.url).searchParams;
  const place = parseListPlace(params, 1);
  const { employerId, employerSlug } = company;
  const { results } = await askWritten(asked.context.db, employerId, place).all<WrittenMessage>();
  const page = toListPage(
    results,
    place,
    writtenPerPage,
    ({ id }) => [id],
    (to) => {
      const query = new URLSearchParams();
      setListPlace(query, to);
      return workPaths.hiringTalentWritten(employerSlug, query.toString());
    },
  );
  return {
    company: toHiringCompany(company),
    notice: findNotice(notices, params.get("done")),
    rows: page.rows.map(({ id, about, text, state, createdAt, job, application }) => ({
      ...{ id, about, text, job, at: toListDay(createdAt) },
      chip: application ? { label: "Applied", tone: "good" as const } : messageChips[state],
      isWaited: state === "interested" && !application,
      to: application && {
        page: workPaths.hiringApplicant(employerSlug, application),
        write: `${workPaths.hiringApplicant(employerSlug, application, "template=message")}#answer`,
      },
    })),
    pages: { previous: page.previous, next: page.next },
  };
}

export default function WrittenPage() {
  const { company, notice, rows, pages } = useLoaderData<typeof loader>();
  return (
    <HiringPage company={company} part="talent" title="Messages to clinicians">
      {notice && <Notice live tone="good" title={notice} />}
      {rows.length > 0 ? (
        <ul className="grid max-w-3xl gap-3">
          {rows.map(({ id, about, text, job, at, chip, to, isWaited }) => (
            <li key={id} className="grid gap-2 rounded-card border border-line bg-surface p-5">
              <h2 className="wrap-anywhere text-md">{about}</h2>
              <p className="text-ink-2 text-sm">
                {job} · {at}
              </p>
              <Chips chips={[chip]} />
              <p className="wrap-anywhere whitespace-pre-line text-md">{text}</p>
              {to && (
                <p className="flex flex-wrap items-center gap-x-4">
                  {company.canWrite && (
                    <Link to={to.write} className={buttonClass("outline")}>
                      Write back
                    </Link>
                  )}
                  <Link to={to.page} className="link inline-flex min-h-11 items-center">
                    See the application
                  </Link>
                </p>
              )}
              {isWaited && (
                <p className="text-ink-2 text-md">
                  We showed them how to apply. Once they do, you learn who they are and write back here.
                </p>
              )}
            </li>
          ))}
        </ul>
      ) : (
        <Notice title="You wrote to nobody yet">Open someone in the search to write to them.</Notice>
      )}
      <NewerOlder label="Pages of messages" newer={pages.previous} older={pages.next} />
    </HiringPage>
  );
}
