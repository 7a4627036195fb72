import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { claims } from "#app/claims.ts";
import { admitAdmin } from "#app/desk/frame/admit-admin.server.ts";
import { DeskLink } from "#app/desk/frame/screen/desk-nav.tsx";
import { DeskPage } from "#app/desk/frame/screen/desk-page.tsx";
import { mayOpenDesk } from "#app/desk/frame/screen/desk-sections.ts";
import { countMoved, listMoved } from "#app/desk/requests/last-day-counts.server.ts";
import type { RequestTotals } from "#app/desk/requests/list-search.ts";
import { toTotalsText } from "#app/desk/requests/request-view.ts";
import { countRequests } from "#app/desk/requests/requests.server.ts";
import { countWaitingWork, toWorkTiles } from "#app/desk/requests/waiting-work.server.ts";
import { deskPaths } from "#app/desk-paths.ts";
import { dueRule } from "#app/kit/forms/due.ts";
import { toPageMeta } from "#app/pages/page/page-meta.ts";
import { paths } from "#app/paths.ts";

export const meta: MetaFunction = () => toPageMeta({ title: "Admin", isIndexed: false });

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { deskRole } = await admitAdmin(context, request);
  const { db, now } = context;
  const [hireRequests, contacts, waiting, moved] = await Promise.all([
    countRequests(db, ["hire_request"], now),
    countRequests(db, ["contact", "application"], now),
    countWaitingWork(db, now),
    countMoved(db, now),
  ]);
  const toListOf = (totals: RequestTotals) => (totals.counts.new > 0 ? "status=new" : "");
  return {
    canonical: paths.admin(),
    moved: listMoved(moved),
    sections: [
      {
        to: deskPaths.adminHireRequests(toListOf(hireRequests)),
        title: "Hire requests",
        text: toTotalsText(hireRequests, now),
        isUrgent: hireRequests.overdue > 0,
      },
      {
        to: deskPaths.adminContacts(toListOf(contacts)),
        title: "Contact requests",
        text: toTotalsText(contacts, now),
        isUrgent: contacts.overdue > 0,
      },
      ...toWorkTiles(waiting, now),
    ].filter(({ to }) => mayOpenDesk(deskRole, to)),
  };
}

export default function AdminPage() {
  const { sections, moved } = useLoaderData<typeof loader>();
  const due = sections
    .filter(({ text }) => text !== null)
    .toSorted((a, b) => Number(b.isUrgent) - Number(a.isUrgent));
  const clear = sections.filter(({ text }) => text === null);
  return (
    <DeskPage title="Today" lead={`We promise to answer every request ${claims.answerTime}. ${dueRule}`}>
      {due.length > 0 && (
        <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
          {due.map(({ to, title, text, isUrgent }) => (
            <li key={to}>
              <Link
                to={to}
                data-row
                data-open
                className="grid h-full content-start gap-1 rounded-card border border-line bg-surface p-5 hover:border-line-strong"
              >
                <h2 className="text-lg">{title}</h2>
                <p className={isUrgent ? "font-semibold text-coral" : "text-ink-2"}>{text}</p>
              </Link>
            </li>
          ))}
        </ul>
      )}
      {clear.length > 0 && (
        <p className="flex flex-wrap gap-x-4 text-ink-2">
          <span className="py-2.5">{due.length > 0 ? "Nothing waits in:" : "Nothing waits. All clear:"}</span>
          {clear.map(({ to, title }) => (
            <Link key={to} to={to} className="link inline-flex min-h-11 items-center">
              {title}
            </Link>
          ))}
        </p>
      )}
      <MovedTable rows={moved} />
    </DeskPage>
  );
}

function MovedTable({ rows }: { rows: ReturnType<typeof listMoved> }) {
  return (
    <section aria-labelledby="moved" className="grid gap-3">
      <h2 id="moved">What moved</h2>
      <table aria-labelledby="moved" className="desk-table max-w-2xl">
        <thead>
          <tr>
            <th scope="col">Figure</th>
            <th scope="col" className="number">
              Last 24 hours
            </th>
            <th scope="col" className="number">
              24 hours before
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, to, now, before }) => (
            <tr key={name} data-row>
              <th scope="row" className="font-normal">
                {to ? (
                  <DeskLink to={to} data-open>
                    {name}
                  </DeskLink>
                ) : (
                  name
                )}
              </th>
              <td data-label="Last 24 hours" className="number font-semibold">
                {now}
              </td>
              <td data-label="24 hours before" className="number">
                {before}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
