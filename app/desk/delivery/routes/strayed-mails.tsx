import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Form, Link, useActionData, useLoaderData } from "@remix-run/react";
import { accountHeaders } from "#app/accounts/account-page.tsx";
import { deliverStrayed } from "#app/applications/messages/receive-mail.server.ts";
import {
  removeStrayedMail,
  type StrayedMail,
  type StrayReason,
  strayedColumns,
} from "#app/applications/messages/strayed-mails.server.ts";
import { decideHeldMessage, listHeldMessages } from "#app/companies/talent/message-store.server.ts";
import { admitAdmin } from "#app/desk/frame/admit-admin.server.ts";
import { parseIdPlace, toIdPage, toIdPageSql } from "#app/desk/frame/list/id-pages.ts";
import { RowButton } from "#app/desk/frame/list/list-controls.tsx";
import { DeskPage } from "#app/desk/frame/screen/desk-page.tsx";
import { deskPaths } from "#app/desk-paths.ts";
import { findNotice } from "#app/kit/forms/posted-form.tsx";
import { requireForm } from "#app/kit/platform/form/form-body.ts";
import { goTo, notFound } from "#app/kit/platform/http.ts";
import { toOfficeTime } from "#app/kit/text/when.ts";
import { Notice } from "#app/kit/ui/notice.tsx";
import { NewerOlder } from "#app/pages/page/newer-older.tsx";
import { toPageMeta } from "#app/pages/page/page-meta.ts";

export const meta: MetaFunction = () => toPageMeta({ title: "Mails put aside", isIndexed: false });
export const headers = accountHeaders;

const reasons: Record<StrayReason, string> = {
  stranger: "Not from the person the address was given to",
  forged: "Its sender's domain says that it did not send it",
  money: "Asks the applicant for money, a messenger or secrets",
};

const notices: Record<string, string> = {
  delivered: "The mail is now a message of its conversation.",
  decided: "Decided. The company sees what became of its message.",
  removed: "The mail was deleted. Its sender was not told.",
};

export async function loader({ context, request }: LoaderFunctionArgs) {
  await admitAdmin(context, request);
  const { searchParams } = new URL(request.url);
  const place = parseIdPlace(searchParams);
  const { results } = await context.db.$client
    .prepare(`SELECT ${strayedColumns} WHERE true ${toIdPageSql(place, "s.id")}`)
    .all<StrayedMail>();
  const { rows, newer, older } = toIdPage(results, place, {});
  const held = place.before || place.after ? [] : await listHeldMessages(context.db);
  return {
    held: held.map(({ createdAt, ...message }) => ({ ...message, at: toOfficeTime(createdAt) })),
    rows: rows.map(({ id, side, sender, reason, text, at, jobTitle, employerName, application }) => ({
      ...{ id, sender, text },
      at: toOfficeTime(at),
      reason: reasons[reason],
      about: `${side === "applicant" ? "To" : "From"} ${employerName}, about ${jobTitle}`,
      to: deskPaths.adminApplication(application),
      // Who wrote for a company is known by the address alone.
      canDeliver: side === "applicant" || reason === "money",
    })),
    newer: newer === null ? null : deskPaths.adminStrayedMails(newer),
    older: older === null ? null : deskPaths.adminStrayedMails(older),
    notice: findNotice(notices, searchParams.get("done")),
  };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const viewer = await admitAdmin(context, request);
  const form = await requireForm(request, ["deliver", "remove", "send", "refuse"]);
  const first = form.get("send") ?? form.get("refuse");
  if (first !== null) {
    const to = form.has("send") ? "sent" : "refused";
    if (!(await decideHeldMessage(context, String(first), viewer.id, to))) throw notFound();
    throw goTo(deskPaths.adminStrayedMails("done=decided"));
  }
  const id = /^\d{1,15}$/.exec(String(form.get("deliver") ?? form.get("remove")))?.[0];
  if (id === undefined) throw notFound();
  if (form.has("remove")) {
    if (!(await removeStrayedMail(context, Number(id), viewer.id))) throw notFound();
    throw goTo(deskPaths.adminStrayedMails("done=removed"));
  }
  const problem = await deliverStrayed(context, Number(id), viewer.id);
  if (problem === null) throw goTo(deskPaths.adminStrayedMails("done=delivered"));
  return { problem };
}

export default function StrayedMailsPage() {
  const { held, rows, newer, older, notice } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <DeskPage
      title="Mails put aside"
      lead={<>Answers by mail to a conversation that we did not deliver. They are deleted after 30 days.</>}
    >
      {notice && !answer && <Notice live tone="good" title={notice} />}
      {answer && (
        <Notice live tone="bad" title="It was not delivered">
          {answer.problem}
        </Notice>
      )}
      {held.length > 0 && <HeldMessages held={held} />}
      {rows.length === 0 ? (
        <Notice title="Nothing put aside">
          A mail appears here when someone else answers to an address that we gave to one person.
        </Notice>
      ) : (
        <Form method="post" preventScrollReset>
          <ul className="grid gap-3">
            {rows.map(({ id, sender, at, reason, about, to, text, canDeliver }) => (
              <li
                key={id}
                data-row
                className="grid gap-2 rounded-card border border-line bg-surface px-4 py-3"
              >
                <p className="wrap-anywhere flex flex-wrap gap-x-3 text-md">
                  <strong>{sender || "No sender"}</strong>
                  <span className="text-ink-3 tabular-nums">{at}</span>
                </p>
                <p className="text-ink-2 text-md">
                  {reason}.{" "}
                  <Link to={to} className="link">
                    {about}
                  </Link>
                </p>
                <p className="wrap-anywhere whitespace-pre-line">{text || "No text."}</p>
                <p className="flex flex-wrap gap-2">
                  {canDeliver && <RowButton name="deliver" value={id} label="Deliver it" about={sender} />}
                  <RowButton name="remove" value={id} label="Delete" about={sender} />
                </p>
              </li>
            ))}
          </ul>
        </Form>
      )}
      <NewerOlder label="Pages of mails" newer={newer} older={older} />
    </DeskPage>
  );
}

const HeldMessages = ({ held }: { held: ReturnType<typeof useLoaderData<typeof loader>>["held"] }) => (
  <section aria-labelledby="held" className="grid gap-3">
    <h2 id="held" className="text-lg">
      First messages to clinicians that ask for money, a messenger or secrets
    </h2>
    <Form method="post" preventScrollReset>
      <ul className="grid gap-3">
        {held.map(({ publicId, company, job, text, at }) => (
          <li
            key={publicId}
            data-row
            className="grid gap-2 rounded-card border border-line bg-surface px-4 py-3"
          >
            <p className="wrap-anywhere flex flex-wrap gap-x-3 text-md">
              <strong>{company}</strong>
              <span className="text-ink-3 tabular-nums">{at}</span>
            </p>
            <p className="text-ink-2 text-md">About {job}</p>
            <p className="wrap-anywhere whitespace-pre-line">{text}</p>
            <p className="flex flex-wrap gap-2">
              <RowButton name="send" value={publicId} label="Send it" about={company} />
              <RowButton name="refuse" value={publicId} label="Do not send it" about={company} />
            </p>
          </li>
        ))}
      </ul>
    </Form>
  </section>
);
