import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { accountHeaders } from "#app/accounts/account-page.tsx";
import { findMail, toMailView } from "#app/desk/delivery/mail/mail-page.server.ts";
import { admitAdmin } from "#app/desk/frame/admit-admin.server.ts";
import { type DeskFact, DeskFacts } from "#app/desk/frame/list/desk-facts.tsx";
import { DeskPage } from "#app/desk/frame/screen/desk-page.tsx";
import { deskPaths } from "#app/desk-paths.ts";
import { toAuditInsert } from "#app/kit/platform/audit.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { notFound } from "#app/kit/platform/http.ts";
import { buttonClass } from "#app/kit/ui/button.tsx";
import { Chips } from "#app/kit/ui/chip.tsx";
import { Notice } from "#app/kit/ui/notice.tsx";
import { toPageMeta } from "#app/pages/page/page-meta.ts";

export const meta: MetaFunction = () => toPageMeta({ title: "A mail", isIndexed: false });
export const headers = accountHeaders;

const requireId = (id = ""): string => {
  if (!/^\d{1,15}$/.test(id)) throw notFound();
  return id;
};

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  await admitAdmin(context, request);
  const mail = await findMail(context.db, requireId(params.id));
  if (!mail) throw notFound();
  return toMailView(mail, context.now);
}

export async function action({ context, request, params }: ActionFunctionArgs) {
  const viewer = await admitAdmin(context, request);
  const text = await readMailText(context, viewer.id, Number(requireId(params.id)));
  if (text === null) throw notFound();
  return { text };
}

export default function OneMailPage() {
  const mail = useLoaderData<typeof loader>();
  const shown = useActionData<typeof action>();
  const facts: DeskFact[] = [
    ["To", mail.recipient],
    ["Written", mail.written],
    ["Tries", mail.attempts],
    ["Last try", mail.tried],
    ["Next try", mail.next],
    ["Sent", mail.sent],
    ["Last error", mail.problem],
  ];
  return (
    <DeskPage title={mail.subject}>
      <Chips chips={[mail.state]} />
      <DeskFacts facts={facts} />
      {mail.isRetryable && (
        <Form method="post" action={deskPaths.adminMail()}>
          <button type="submit" name="retry" value={mail.id} className={buttonClass("solid")}>
            Try again
          </button>
        </Form>
      )}
      {shown?.text ? (
        <section className="grid gap-3">
          <h2>Text</h2>
          <p role="status" className="text-ink-2">
            The audit log has a line that you read it.
          </p>
          <p className="wrap-anywhere max-w-3xl whitespace-pre-line rounded-card border border-line bg-surface p-5">
            {shown.text}
          </p>
        </section>
      ) : mail.hasText ? (
        <Form method="post" className="grid justify-items-start gap-2">
          <p className="max-w-2xl text-ink-2">
            The text can hold what a person wrote. The secret part of a link is hidden. The audit log gets a
            line when you open it.
          </p>
          <button type="submit" className={buttonClass("outline")}>
            Show the text
          </button>
        </Form>
      ) : (
        <Notice>
          The text was erased when the mail was sent, or because the address must not get its link.
        </Notice>
      )}
    </DeskPage>
  );
}

/** A mailed link signs its reader in or answers for them, and its secret is always in the address's query. */
const hideSecrets = (text: string): string => text.replace(/(https?:\/\/[^\s?#]+)[?#]\S+/g, "$1?[hidden]");

/** Each look is recorded, because the text has personal messages. The secrets of links are left out. */
async function readMailText({ db, now }: SiteContext, actorId: number, id: number) {
  const [, read] = await db.$client.batch<{ body: string }>([
    toAuditInsert(
      db,
      { actorId, action: "mail.read", subject: `mail:${id}`, at: now },
      `EXISTS (SELECT 1 FROM outbox WHERE id = ${id})`,
    ),
    db.$client.prepare("SELECT body FROM outbox WHERE id = ?").bind(id),
  ]);
  const body = read!.results[0]?.body;
  return body === undefined ? null : hideSecrets(body);
}
