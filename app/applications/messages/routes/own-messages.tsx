import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { accountHeaders, toAccountMeta } from "#app/accounts/account-page.tsx";
import { OwnDesk } from "#app/accounts/own-desk/own-desk.tsx";
import { admit, requireViewer } from "#app/accounts/session/page-guard.server.ts";
import { ConversationList } from "#app/applications/messages/conversation-list.tsx";
import {
  askOwnConversations,
  type Conversation,
  isUnread,
  toConversationPage,
} from "#app/applications/messages/conversations.server.ts";
import { parseListPlace, setListPlace } from "#app/kit/platform/keyset.ts";
import { toOfficeTime } from "#app/kit/text/when.ts";
import { Notice } from "#app/kit/ui/notice.tsx";
import { PageHeader } from "#app/kit/ui/page-header.tsx";
import { NewerOlder } from "#app/pages/page/newer-older.tsx";
import "#app/pages/page/workspace.css";
import { paths } from "#app/paths.ts";

export const meta = () => toAccountMeta("My messages");
export const headers = accountHeaders;

export async function loader({ context, request }: LoaderFunctionArgs) {
  const viewer = admit(await requireViewer(context), request);
  const { db } = context;
  const place = parseListPlace(new URL(request.url).searchParams, 2);
  const { results } = await askOwnConversations(db, viewer.id, place).all<Conversation>();
  const { rows, previous, next } = toConversationPage(results, place, (at) => {
    const query = new URLSearchParams();
    setListPlace(query, at);
    return paths.ownMessages(query.toString());
  });
  return {
    trail: [
      { name: "Dashboard", path: paths.dashboard() },
      { name: "Messages", path: paths.ownMessages() },
    ],
    pages: { previous, next },
    isVerified: viewer.emailVerified,
    rows: rows.map((row) => ({
      id: row.id,
      to: `${paths.ownApplication(row.publicId)}#messages`,
      who: row.employerName,
      about: row.jobTitle,
      line: row.lastMessageBy === "applicant" ? `You: ${row.line}` : row.line,
      at: toOfficeTime(row.lastMessageAt),
      mark: isUnread(row) ? "New" : null,
    })),
  };
}

export default function OwnMessagesPage() {
  const { rows, pages, isVerified } = useLoaderData<typeof loader>();
  return (
    <OwnDesk current={paths.ownMessages()}>
      <PageHeader
        title="Messages"
        lead="What you and employers wrote to each other about your applications."
      />
      <div className="page grid gap-6 pb-16">
        {rows.length > 0 ? (
          <ConversationList rows={rows} />
        ) : (
          <Notice title="No messages yet">
            {isVerified
              ? "An employer who answers your application writes here, and we email you. Nobody can write to you before you apply."
              : "Confirm your email address first. Messages about what you sent from it are listed here then."}
          </Notice>
        )}
        <NewerOlder label="Pages of messages" newer={pages.previous} older={pages.next} />
        <p>
          <Link to={paths.ownApplications()} className="link inline-flex min-h-11 items-center">
            All my applications
          </Link>
        </p>
      </div>
    </OwnDesk>
  );
}
