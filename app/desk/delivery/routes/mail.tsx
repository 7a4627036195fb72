import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Form, Link, useActionData, useLoaderData } from "@remix-run/react";
import { accountHeaders } from "#app/accounts/account-page.tsx";
import type { toMailView } from "#app/desk/delivery/mail/mail-page.server.ts";
import { findMailsTo, readMailPage, receiveRetry } from "#app/desk/delivery/mail/mail-page.server.ts";
import { admitAdmin } from "#app/desk/frame/admit-admin.server.ts";
import { DeskSearch, RowButton, Segments } from "#app/desk/frame/list/list-controls.tsx";
import { DeskPage } from "#app/desk/frame/screen/desk-page.tsx";
import { deskPaths } from "#app/desk-paths.ts";
import { requireForm } from "#app/kit/platform/form/form-body.ts";
import { buttonClass } from "#app/kit/ui/button.tsx";
import { Chips } from "#app/kit/ui/chip.tsx";
import { Notice } from "#app/kit/ui/notice.tsx";
import { NewerOlder } from "#app/pages/page/newer-older.tsx";
import { toPageMeta } from "#app/pages/page/page-meta.ts";

export const meta: MetaFunction = () => toPageMeta({ title: "Mail", isIndexed: false });
export const headers = accountHeaders;

export async function loader({ context, request }: LoaderFunctionArgs) {
  await admitAdmin(context, request);
  return readMailPage(context, new URL(request.url).searchParams);
}

export async function action({ context, request }: ActionFunctionArgs) {
  const viewer = await admitAdmin(context, request);
  const form = await requireForm(request, ["find", "retry"]);
  if (form.has("retry")) throw await receiveRetry(context, viewer.id, String(form.get("retry")));
  return findMailsTo(context, String(form.get("find") ?? ""));
}

export default function MailPage() {
  const { segments, mails, newer, older, listAction, retried, failedCount } = useLoaderData<typeof loader>();
  const found = useActionData<typeof action>();
  return (
    <DeskPage
      title="Mail"
      lead="What the site sends. The text is erased once a mail is sent, and finished mails are deleted after 24 hours."
      actions={
        <DeskSearch
          key={found?.words}
          label="Mails"
          field="Recipient's whole address"
          placeholder="Recipient's whole address"
          action={deskPaths.adminMail()}
          words={found?.words}
        />
      }
    >
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Segments
          label="State"
          segments={found ? segments.map((segment) => ({ ...segment, isCurrent: false })) : segments}
        />
        <span className="flex flex-wrap gap-x-6">
          <Link to={deskPaths.adminStrayedMails()} className="link inline-flex min-h-11 items-center">
            Mails put aside
          </Link>
          <Link to={deskPaths.adminSuppressions()} className="link inline-flex min-h-11 items-center">
            Addresses that we must not mail
          </Link>
        </span>
      </div>
      {retried !== null && !found && (
        <Notice live tone={retried > 0 ? "good" : "warn"} title={toRetriedText(retried)} />
      )}
      {found && (
        <p role="status" className="text-ink-2">
          {found.mails.length === 0
            ? `No mail to “${found.words}” in the last 24 hours. Enter the whole address.`
            : `The newest mails to ${found.words}`}
        </p>
      )}
      {!found && failedCount > 0 && (
        <Form method="post" action={listAction}>
          <button type="submit" name="retry" value="all" className={buttonClass("outline")}>
            Try all failed mails again
          </button>
        </Form>
      )}
      {(found ?? { mails }).mails.length > 0 && (
        <MailTable mails={(found ?? { mails }).mails} action={listAction} />
      )}
      {!found && mails.length === 0 && (
        <Notice title="No mails">Each mail appears here as soon as the site writes it.</Notice>
      )}
      {!found && <NewerOlder label="Pages of mails" newer={newer} older={older} />}
    </DeskPage>
  );
}

function toRetriedText(count: number): string {
  if (count === 0) return "No mail was put back: it was sent, is on its way, or its address is suppressed.";
  return count === 1 ? "1 mail waits to be sent again." : `${count} mails wait to be sent again.`;
}

interface MailTableProps {
  mails: readonly ReturnType<typeof toMailView>[];
  action: string;
}

function MailTable({ mails, action }: MailTableProps) {
  return (
    <Form method="post" action={action} preventScrollReset>
      <table className="desk-table desk-lines">
        <thead>
          <tr>
            <th scope="col">Subject and recipient</th>
            <th scope="col">State</th>
            <th scope="col" className="number">
              Tries
            </th>
            <th scope="col">Written</th>
            <th scope="col">Last try</th>
            <th scope="col">
              <span className="sr-only">Try again</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {mails.map((mail) => (
            <tr key={mail.id} data-row>
              <th scope="row" className="font-normal">
                <Link to={deskPaths.adminMailOne(mail.id)} data-open className="link font-semibold">
                  {mail.subject}
                </Link>
                <span className="block text-ink-2 text-sm">{mail.recipient}</span>
                {mail.problem && <span className="block text-coral text-sm">{mail.problem}</span>}
              </th>
              <td className="whitespace-nowrap">
                <Chips chips={[mail.state]} />
              </td>
              <td data-label="Tries" className="number">
                {mail.attempts}
              </td>
              <td data-label="Written">{mail.written}</td>
              <td data-label="Last try" className="wide-only">
                {mail.tried ?? "–"}
              </td>
              <td className="row-act">
                {mail.isRetryable && (
                  <RowButton
                    name="retry"
                    value={mail.id}
                    label="Try again"
                    about={`${mail.subject}, to ${mail.recipient}`}
                  />
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Form>
  );
}
