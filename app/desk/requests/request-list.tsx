import { Form } from "@remix-run/react";
import { DeskSearch, type Segment, Segments } from "#app/desk/frame/list/list-controls.tsx";
import { DeskPage } from "#app/desk/frame/screen/desk-page.tsx";
import { buttonClass } from "#app/kit/ui/button.tsx";
import { Notice } from "#app/kit/ui/notice.tsx";
import { NewerOlder } from "#app/pages/page/newer-older.tsx";
import { RequestTable } from "./request-table.tsx";
import type { FoundRequests, RequestListView } from "./request-view.ts";

interface RequestListProps {
  title: string;
  view: RequestListView;
  found?: FoundRequests | null;
}

export function RequestList({ title, view, found }: RequestListProps) {
  return (
    <DeskPage
      title={title}
      actions={
        <DeskSearch
          key={found?.words}
          label="Requests"
          field="Name, company, email, phone or reference"
          placeholder="Name, company, email, phone"
          action={view.action}
          words={found?.words}
        />
      }
    >
      <div className="flex flex-wrap justify-between gap-item">
        <Segments label="Status" segments={found ? view.tabs.map(toUnchosen) : view.tabs} />
        <Segments label="Whose" segments={found ? view.owners.map(toUnchosen) : view.owners} />
      </div>
      {found ? (
        <Found found={found} action={view.action} />
      ) : (
        <>
          {view.said && <Notice live title={view.said} />}
          {view.changed && <ChangedNotice changed={view.changed} action={view.action} />}
          {view.rows.length === 0 && (
            <Notice title="No requests">
              What someone sends with a form of the site appears here at once.
            </Notice>
          )}
          <RequestTable title={title} rows={view.rows} action={view.action} />
          <NewerOlder label={`Pages of ${title.toLowerCase()}`} {...view.pages} />
          <form method="post" action={view.file}>
            <button type="submit" className={buttonClass("quiet", "small")}>
              Download as CSV
            </button>
          </form>
        </>
      )}
    </DeskPage>
  );
}

const toUnchosen = (tab: Segment): Segment => ({ ...tab, isCurrent: false });

function Found({ found, action }: { found: FoundRequests; action: string }) {
  const { words, rows, hasMore } = found;
  const count = rows.length === 1 ? "1 request" : `${rows.length} requests`;
  return (
    <>
      <p role="status" className="text-ink-2">
        {rows.length === 0
          ? `Nothing found for “${words}”. Try part of the name, the company or the email.`
          : hasMore
            ? `The newest ${count} for “${words}”. Add a word to see fewer.`
            : `${count} for “${words}”`}
      </p>
      <RequestTable title="Found requests" rows={rows} action={action} words={words} />
    </>
  );
}

interface ChangedNoticeProps {
  changed: NonNullable<RequestListView["changed"]>;
  action: string;
}

function ChangedNotice({ changed: { publicId, status, was }, action }: ChangedNoticeProps) {
  return (
    <Notice live tone="good" title={`Changed from ${was} to ${status}.`}>
      <Form method="post" action={action} preventScrollReset className="pt-2">
        <input type="hidden" name="publicId" value={publicId} />
        <button type="submit" name="status" value={was} className={buttonClass("outline")}>
          Undo
        </button>
      </Form>
    </Notice>
  );
}
