import type { MetaFunction } from "@remix-run/cloudflare";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { Segments } from "#app/desk/frame/list/list-controls.tsx";
import { DeskPage } from "#app/desk/frame/screen/desk-page.tsx";
import { NewDataRequest } from "#app/desk/people/data-requests/data-request-form.tsx";
import type { toDataRequestView } from "#app/desk/people/data-requests/data-request-page.server.ts";
import { Chips } from "#app/kit/ui/chip.tsx";
import { Notice } from "#app/kit/ui/notice.tsx";
import { NewerOlder } from "#app/pages/page/newer-older.tsx";
import { toPageMeta } from "#app/pages/page/page-meta.ts";
import { paths } from "#app/paths.ts";
import { site } from "#app/site.ts";
import type { action, loader } from "./data-requests.server.ts";

export { action, headers, loader } from "./data-requests.server.ts";

export const meta: MetaFunction = () => toPageMeta({ title: "Data requests", isIndexed: false });

export default function DataRequestsPage() {
  const { state, segments, rows, newer, older, formKey, today, now } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
  return (
    <DeskPage
      title="Data requests"
      lead={
        <>
          People ask to see, correct or delete their data. We{" "}
          <Link to={paths.privacyPolicy()} className="link">
            promise
          </Link>{" "}
          an answer within {site.privacyAnswerDays} days.
        </>
      }
    >
      <Segments label="State" segments={segments} />
      <div className="grid items-start gap-stack lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid gap-item">
          {rows.length > 0 ? (
            <DataRequestTable rows={rows} />
          ) : (
            <Notice title={state === "open" ? "No open requests" : "No requests"}>
              Enter a request here when it comes by email, by phone or as a contact message.
            </Notice>
          )}
          <NewerOlder label="Pages of data requests" newer={newer} older={older} />
        </div>
        <section className="grid gap-3 rounded-card border border-line bg-surface p-5">
          <h2>Enter a request</h2>
          <NewDataRequest formKey={formKey} today={today} now={now} answer={{ result }} />
        </section>
      </div>
    </DeskPage>
  );
}

function DataRequestTable({ rows }: { rows: readonly ReturnType<typeof toDataRequestView>[] }) {
  return (
    <table className="desk-table">
      <thead>
        <tr>
          <th scope="col">Request</th>
          <th scope="col">State</th>
          <th scope="col">Due</th>
          <th scope="col">Came</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ publicId, to, kind, email, chip, due, received, source }) => (
          <tr key={publicId} data-row>
            <th scope="row" className="font-normal">
              <Link to={to} data-open className="link font-semibold" aria-label={`${kind}: ${email}`}>
                {kind}
              </Link>
              <span className="block text-ink-2 text-sm">{email}</span>
            </th>
            <td data-label="State" className="whitespace-nowrap">
              <Chips chips={[chip]} />
            </td>
            <td data-label="Due">{due}</td>
            <td data-label="Came">
              <span>
                {received}
                <span className="block text-ink-3 text-sm">{source}</span>
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
