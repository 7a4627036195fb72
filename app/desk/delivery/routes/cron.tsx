import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Form, useLoaderData } from "@remix-run/react";
import { accountHeaders } from "#app/accounts/account-page.tsx";
import {
  type FailedRun,
  type LastRun,
  selectFailedRuns,
  selectLastRuns,
} from "#app/desk/delivery/cron/cron-runs.server.ts";
import { toFailureRow, toLetterRow, toWorkRow } from "#app/desk/delivery/cron/cron-view.ts";
import { type DeadLetter, selectDeadLetters } from "#app/desk/delivery/cron/dead-letters.server.ts";
import { FailureTable, LetterTable, WorkTable } from "#app/desk/delivery/cron/work-table.tsx";
import { works } from "#app/desk/delivery/cron/works.ts";
import { admitAdmin } from "#app/desk/frame/admit-admin.server.ts";
import { DeskPage } from "#app/desk/frame/screen/desk-page.tsx";
import { deskPaths } from "#app/desk-paths.ts";
import { toAuditInsert } from "#app/kit/platform/audit.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { requireForm } from "#app/kit/platform/form/form-body.ts";
import { goTo, notFound } from "#app/kit/platform/http.ts";
import { findOwn } from "#app/kit/text/own-value.ts";
import { Notice } from "#app/kit/ui/notice.tsx";
import { toPageMeta } from "#app/pages/page/page-meta.ts";

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
  throw goTo(deskPaths.adminCron(`${new URLSearchParams({ ran: name, outcome: outcome ?? "failed" })}`));
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
      <Form method="post" action={deskPaths.adminCron()} preventScrollReset className="grid gap-3">
        <h2>Works</h2>
        <WorkTable works={works} />
      </Form>
    </DeskPage>
  );
}

const pauseMs = 60_000;

/** At most once a minute: of two operators or clicks, the log's row decides who was first. */
async function runByHand({ db, now, runWork }: SiteContext, actorId: number, name: string) {
  // The name goes into SQL below, so only our own are let through.
  if (!Object.hasOwn(works, name) || !works[name]!.isRunnable) throw notFound();
  const subject = `cron:${name}`;
  const isFirst = `NOT EXISTS (SELECT 1 FROM audit_log WHERE subject = '${subject}' AND at > ${now - pauseMs})`;
  const claimed = await toAuditInsert(db, { actorId, action: "cron.run", subject, at: now }, isFirst).run();
  return claimed.meta.changes > 0 ? runWork(name) : ("too-soon" as const);
}

/** It failed, or is late. */
const needsLook = ({ state }: ReturnType<typeof toWorkRow>): boolean => state.tone === "coral";

/** `search` says how a start by hand ended. */
async function readCronPage({ db, now, listWorks }: SiteContext, search: URLSearchParams) {
  const scheduled = listWorks();
  const names = scheduled.map(({ name }) => name);
  const [last, failed, dead] = await db.$client.batch([
    selectLastRuns(db, names, now),
    selectFailedRuns(db),
    selectDeadLetters(db),
  ]);
  const lastByName = new Map((last!.results as LastRun[]).map((run) => [run.name, run]));
  return {
    works: scheduled
      .map(({ name, cron }) => toWorkRow(name, cron, lastByName.get(name), now))
      .toSorted((a, b) => Number(needsLook(b)) - Number(needsLook(a))),
    failures: (failed!.results as FailedRun[]).map(toFailureRow),
    deadLetters: (dead!.results as DeadLetter[]).map(toLetterRow),
    ran: toRanNotice(search.get("ran") ?? "", search.get("outcome")),
  };
}

const ranNotices = {
  done: { tone: "good", title: "was run.", text: "The start is in the audit log." },
  failed: { tone: "bad", title: "failed.", text: "Its error is under “Failures.”" },
  "too-soon": { tone: "warn", title: "was not run.", text: "It was started less than a minute ago." },
} as const;

function toRanNotice(name: string, outcome: string | null) {
  const said = findOwn(ranNotices, outcome ?? "");
  if (!said || !Object.hasOwn(works, name)) return null;
  return { ...said, title: `“${works[name]!.title}” ${said.title}` };
}
