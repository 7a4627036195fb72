import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Form, useLoaderData } from "@remix-run/react";
import { accountHeaders } from "#app/accounts/account-meta.ts";
import { admitAdmin } from "#app/desk/frame/admit-admin.server.ts";
import { DeskPage } from "#app/desk/frame/screen/desk-page.tsx";
import { readCronPage } from "#app/desk/delivery/cron/cron-page.server.ts";
import { FailureTable, LetterTable } from "#app/desk/delivery/cron/failure-table.tsx";
import { runByHand } from "#app/desk/delivery/cron/run-by-hand.server.ts";
import { WorkTable } from "#app/desk/delivery/cron/work-table.tsx";
import { toPageMeta } from "#app/pages/page/page-meta.ts";
import { paths } from "#app/paths.ts";
import { requireForm } from "#app/kit/platform/form/form-stream.ts";
import { goTo } from "#app/kit/platform/http.ts";
import { Notice } from "#app/kit/ui/notice.tsx";

export const meta: MetaFunction = () => toPageMeta({ title: "Cron runs", isIndexed: false });
export const headers = accountHeaders;

export async function loader({ context, request }: LoaderFunctionArgs) {
  await admitAdmin(context, request);
  return readCronPage(context, new URL(request.url).searchParams);
}

export async function action({ context, request }: ActionFunctionArgs) {
  const viewer = await admitAdmin(context, request);
  const name = String((await requireForm(request, ["name"])).get("name") ?? "");
  const outcome = await runByHand(context, viewer.id, name);
  throw goTo(paths.adminCron(`${new URLSearchParams({ ran: name, outcome: outcome ?? "failed" })}`));
}

export default function CronPage() {
  const { works, failures, deadLetters, ran } = useLoaderData<typeof loader>();
  return (
    <DeskPage
      title="Cron runs"
      lead="What the site does by itself. A line that fails is tried again at its next time. Records are kept for 14 days."
    >
      {ran && (
        <Notice live tone={ran.tone} title={ran.title}>
          {ran.text}
        </Notice>
      )}
      <Form method="post" action={paths.adminCron()} preventScrollReset>
        <WorkTable works={works} />
      </Form>
      <section className="grid gap-3">
        <h2>Failures</h2>
        {failures.length > 0 ? (
          <FailureTable failures={failures} />
        ) : (
          <Notice>No failures in the last 14 days. A failed run appears here with its error.</Notice>
        )}
      </section>
      <section className="grid gap-3">
        <h2>Dead letters</h2>
        {deadLetters.length > 0 ? (
          <LetterTable letters={deadLetters} />
        ) : (
          <Notice>No queue gave up a message in the last 14 days.</Notice>
        )}
      </section>
    </DeskPage>
  );
}
