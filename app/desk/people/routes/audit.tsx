import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Form, Link, useLoaderData } from "@remix-run/react";
import { accountHeaders } from "#app/accounts/account-page.tsx";
import { admitAdmin } from "#app/desk/frame/admit-admin.server.ts";
import { DeskPage } from "#app/desk/frame/screen/desk-page.tsx";
import { readAuditPage } from "#app/desk/people/audit/audit-page.server.ts";
import { AuditTable } from "#app/desk/people/audit/audit-table.tsx";
import { deskPaths } from "#app/desk-paths.ts";
import { buttonClass } from "#app/kit/ui/button.tsx";
import { Notice } from "#app/kit/ui/notice.tsx";
import { NewerOlder } from "#app/pages/page/newer-older.tsx";
import { toPageMeta } from "#app/pages/page/page-meta.ts";

export const meta: MetaFunction = () => toPageMeta({ title: "Audit log", isIndexed: false });
export const headers = accountHeaders;

export async function loader({ context, request }: LoaderFunctionArgs) {
  await admitAdmin(context, request);
  return readAuditPage(context.db, new URL(request.url).searchParams);
}

type Read = Awaited<ReturnType<typeof readAuditPage>>;

export default function AuditPage() {
  const read = useLoaderData<typeof loader>();
  const { rows, fields, newer, older, file } = read;
  const isFiltered = Object.keys(fields).length > 0;
  return (
    <DeskPage
      title="Audit log"
      lead="What admins did, newest first. Lines are only added, and people are named by number."
      actions={
        <a href={file} className={buttonClass("outline")} download>
          Download CSV
        </a>
      }
    >
      <Filter key={JSON.stringify(fields)} read={read} />
      {rows.length > 0 ? (
        <AuditTable rows={rows} />
      ) : (
        <Notice title="Nothing here">
          {isFiltered
            ? "Nothing matches. Leave a filter out to see more."
            : "Each change that an admin makes appears here."}
        </Notice>
      )}
      <NewerOlder label="Pages of the audit log" newer={newer} older={older} />
    </DeskPage>
  );
}

const control = "h-11 w-full rounded-control border border-line-strong bg-surface px-3";

function Filter({ read: { fields, actions, admins } }: { read: Read }) {
  return (
    <search aria-label="Audit log">
      <Form
        action={deskPaths.adminAudit()}
        className="grid items-end gap-3 sm:grid-cols-2 lg:grid-cols-[1fr_1fr_1fr_auto]"
      >
        <label className="grid gap-1 text-md">
          Who
          <select name="actor" defaultValue={fields.actor ?? ""} className={control}>
            <option value="">Everyone</option>
            {admins.map(({ id, name }) => (
              <option key={id} value={id}>
                {name || `No. ${id}`}
              </option>
            ))}
          </select>
        </label>
        <label className="grid gap-1 text-md">
          Action
          <select name="action" defaultValue={fields.action ?? ""} className={control}>
            <option value="">Every action</option>
            {actions.map((action) => (
              <option key={action}>{action}</option>
            ))}
          </select>
        </label>
        <label className="grid gap-1 text-md">
          Subject
          <input
            name="subject"
            defaultValue={fields.subject}
            placeholder="hire_request:17"
            maxLength={120}
            autoComplete="off"
            className={control}
          />
        </label>
        <div className="flex gap-2">
          <button type="submit" className={buttonClass("solid")}>
            Filter
          </button>
          <Link to={deskPaths.adminAudit()} className={buttonClass("outline")}>
            Clear
          </Link>
        </div>
      </Form>
    </search>
  );
}
