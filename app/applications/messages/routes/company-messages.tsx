import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { accountHeaders, toAccountMeta } from "#app/accounts/account-page.tsx";
import { ConversationList } from "#app/applications/messages/conversation-list.tsx";
import {
  askCompanyConversations,
  askCountToAnswer,
  type Conversation,
  mostCounted,
  toCompanyLine,
  toConversationPage,
} from "#app/applications/messages/conversations.server.ts";
import { admitToCompany, whoReads } from "#app/companies/workspace/frame/company-guard.server.ts";
import { HiringPage, toHiringCompany } from "#app/companies/workspace/frame/hiring-page.tsx";
import { selectTimeZone } from "#app/companies/workspace/settings/settings.server.ts";
import { type ListPlace, parseListPlace, setListPlace } from "#app/kit/platform/keyset.ts";
import { toZonedTime } from "#app/kit/text/when.ts";
import { ChoiceLinks } from "#app/kit/ui/control/choice-links.tsx";
import { Notice } from "#app/kit/ui/notice.tsx";
import { NewerOlder } from "#app/pages/page/newer-older.tsx";
import { workPaths } from "#app/work-paths.ts";

export const meta = () => toAccountMeta("Messages");
export const headers = accountHeaders;

export async function loader(asked: LoaderFunctionArgs) {
  const { company } = await admitToCompany(asked, whoReads);
  const { db, now } = asked.context;
  const params = new URL(asked.request.url).searchParams;
  const isAll = params.get("show") === "all";
  const place = parseListPlace(params, 2);
  const [found, count, zone] = await db.$client.batch([
    askCompanyConversations(db, company.employerId, !isAll, place),
    askCountToAnswer(db, company.employerId),
    selectTimeZone(db.$client, company.employerId),
  ]);
  const { timeZone } = zone!.results[0] as { timeZone: string };
  const toAnswer = (count!.results[0] as { n: number }).n;
  const toPath = (place: Partial<ListPlace>, all = isAll) => {
    const query = new URLSearchParams(all ? { show: "all" } : {});
    setListPlace(query, place);
    return workPaths.hiringMessages(company.employerSlug, query.toString());
  };
  const page = toConversationPage(found!.results as unknown as Conversation[], place, toPath);
  return {
    company: toHiringCompany(company),
    isAll,
    choices: [
      {
        name: "answer",
        label: `To answer (${toAnswer > mostCounted ? `${mostCounted}+` : toAnswer})`,
        to: toPath({}, false),
        isChosen: !isAll,
      },
      { name: "all", label: "All", to: toPath({}, true), isChosen: isAll },
    ],
    pages: { previous: page.previous, next: page.next },
    rows: page.rows.map((row) => ({
      id: row.id,
      to: `${workPaths.hiringApplicant(company.employerSlug, row.publicId)}#messages`,
      who: `${row.firstName} ${row.lastName}`.trim(),
      about: row.jobTitle,
      line: toCompanyLine(row),
      at: toZonedTime(row.lastMessageAt, now, timeZone),
      mark:
        row.newsAt !== null
          ? "New"
          : row.lastMessageBy === "applicant" && row.messagesStoppedAt === null
            ? "To answer"
            : null,
    })),
  };
}

export default function CompanyMessagesPage() {
  const { company, isAll, choices, rows, pages } = useLoaderData<typeof loader>();
  return (
    <HiringPage company={company} part="messages" title="Messages">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <ChoiceLinks choices={choices} />
        <Link
          to={workPaths.hiringTalentWritten(company.slug)}
          className="link inline-flex min-h-11 items-center"
        >
          Clinicians you wrote to first
        </Link>
      </div>
      {rows.length > 0 ? (
        <ConversationList rows={rows} />
      ) : (
        <Notice title={isAll ? "No messages yet" : "Nothing to answer"}>
          {isAll
            ? "What you and applicants write to each other is listed here. Write to someone on the page of their application."
            : "Every applicant who wrote to you has an answer."}
        </Notice>
      )}
      <NewerOlder label="Pages of messages" newer={pages.previous} older={pages.next} />
    </HiringPage>
  );
}
