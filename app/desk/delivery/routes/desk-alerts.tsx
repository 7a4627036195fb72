import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Form, Link, useLoaderData } from "@remix-run/react";
import { accountHeaders } from "#app/accounts/account-page.tsx";
import { readAlertFigures, setAlertsStopped } from "#app/desk/delivery/mail/alert-figures.server.ts";
import { admitAdmin } from "#app/desk/frame/admit-admin.server.ts";
import { DeskPage } from "#app/desk/frame/screen/desk-page.tsx";
import { deskPaths } from "#app/desk-paths.ts";
import { dayMs } from "#app/kit/platform/durations.ts";
import { requireForm } from "#app/kit/platform/form/form-body.ts";
import { goTo } from "#app/kit/platform/http.ts";
import { formatIsoDay, toIsoDay, toOfficeTime } from "#app/kit/text/when.ts";
import { Button } from "#app/kit/ui/button.tsx";
import { formatCount } from "#app/kit/ui/count.ts";
import { FactList } from "#app/kit/ui/fact-list.tsx";
import { Notice } from "#app/kit/ui/notice.tsx";
import { toPageMeta } from "#app/pages/page/page-meta.ts";

export const meta: MetaFunction = () => toPageMeta({ title: "Alerts", isIndexed: false });
export const headers = accountHeaders;

export async function loader({ context, request }: LoaderFunctionArgs) {
  await admitAdmin(context, request);
  const { days, stoppedAt, ...figures } = await readAlertFigures(context.db, context.now);
  return {
    ...figures,
    days: days.map(({ day, ...counts }) => ({ ...counts, name: formatIsoDay(toIsoDay(day * dayMs)) })),
    stopped: stoppedAt === null ? null : toOfficeTime(stoppedAt),
  };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const viewer = await admitAdmin(context, request);
  const intent = (await requireForm(request, ["intent"])).get("intent");
  if (intent === "stop" || intent === "start") await setAlertsStopped(context, viewer.id, intent === "stop");
  throw goTo(deskPaths.adminAlerts());
}

export default function DeskAlertsPage() {
  const { states, days, due, unmatched, suppressed, deadLetters, stopped } = useLoaderData<typeof loader>();
  const facts = [
    ["On", states.active],
    ["Paused", states.paused],
    ["Not confirmed", states.unconfirmed],
    ["Ended in 90 days", states.ended],
    ["Due now", due],
    ["Postings to match", unmatched],
  ].map(([label, count]) => ({ label: String(label), figure: formatCount(Number(count ?? 0)) }));
  return (
    <DeskPage
      title="Alerts"
      lead="Saved searches that people wait for. A posting meets them within five minutes of opening. We do not track who opens a mail."
    >
      {stopped && <Notice tone="bad" title={`No alert is mailed since ${stopped}.`} live />}
      <FactList facts={facts} />
      <Form method="post" className="flex flex-wrap items-center gap-3">
        <Button name="intent" value={stopped ? "start" : "stop"} look={stopped ? "solid" : "danger"}>
          {stopped ? "Send alerts again" : "Stop all alerts"}
        </Button>
        <p className="text-ink-2 text-md">
          {stopped
            ? "What opened meanwhile is mailed then."
            : "Nothing is lost: what opens meanwhile is mailed when you start them again."}
        </p>
      </Form>
      <section className="grid gap-3">
        <h2>Last 14 days</h2>
        {days.length === 0 ? (
          <Notice>No alert was mailed, followed or ended.</Notice>
        ) : (
          <table className="desk-table">
            <thead>
              <tr>
                <th scope="col">Day</th>
                <th scope="col">Mails</th>
                <th scope="col">Links followed</th>
                <th scope="col">Alerts ended</th>
              </tr>
            </thead>
            <tbody>
              {days.map(({ name, mails, clicks, ended }) => (
                <tr key={name} data-row>
                  <th scope="row">{name}</th>
                  <td data-label="Mails">{formatCount(mails)}</td>
                  <td data-label="Links followed">{formatCount(clicks)}</td>
                  <td data-label="Alerts ended">{formatCount(ended)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </section>
      <p>
        <Link to={deskPaths.adminSuppressions()} className="link">
          {formatCount(suppressed)} suppressed addresses
        </Link>
        {" · "}
        <Link to={deskPaths.adminCron()} className="link">
          {formatCount(deadLetters)} dead letters of alerts
        </Link>
      </p>
    </DeskPage>
  );
}
