import { parseWithZod } from "@conform-to/zod/v4";
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Form, Link, useActionData, useLoaderData } from "@remix-run/react";
import { accountHeaders } from "#app/accounts/account-meta.ts";
import { suppressionReasonNames, suppressionSchema } from "#app/desk/delivery/mail/suppression.ts";
import {
  addSuppression,
  listSuppressions,
  removeSuppression,
} from "#app/desk/delivery/mail/suppressions.server.ts";
import { admitAdmin } from "#app/desk/frame/admit-admin.server.ts";
import { parseIdPlace, toIdPage } from "#app/desk/frame/list/id-pages.ts";
import { RowButton } from "#app/desk/frame/list/row-button.tsx";
import { DeskPage } from "#app/desk/frame/screen/desk-page.tsx";
import { findNotice } from "#app/kit/forms/find-notice.ts";
import { PostedForm } from "#app/kit/forms/posted-form.tsx";
import { usePostedForm } from "#app/kit/forms/use-posted-form.ts";
import { requireForm } from "#app/kit/platform/form/form-body.ts";
import { fieldNames } from "#app/kit/platform/form/form-rules.ts";
import { goTo, notFound, unprocessed } from "#app/kit/platform/http.ts";
import { toOfficeDay } from "#app/kit/text/when.ts";
import { Field, Select } from "#app/kit/ui/control/field.tsx";
import { Notice } from "#app/kit/ui/notice.tsx";
import { NewerOlder } from "#app/pages/page/newer-older.tsx";
import { toPageMeta } from "#app/pages/page/page-meta.ts";
import { paths } from "#app/paths.ts";

export const meta: MetaFunction = () => toPageMeta({ title: "Suppressions", isIndexed: false });
export const headers = accountHeaders;

export async function loader({ context, request }: LoaderFunctionArgs) {
  await admitAdmin(context, request);
  const { searchParams } = new URL(request.url);
  const place = parseIdPlace(searchParams);
  const { rows, newer, older } = toIdPage(await listSuppressions(context.db, place), place, {});
  return {
    rows: rows.map(({ publicId, email, reason, at }) => ({
      publicId,
      email,
      reason: suppressionReasonNames[reason],
      day: toOfficeDay(at),
    })),
    newer: newer === null ? null : paths.adminSuppressions(newer),
    older: older === null ? null : paths.adminSuppressions(older),
    notice: findNotice(notices, searchParams.get("done")),
  };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const viewer = await admitAdmin(context, request);
  const form = await requireForm(request, [...fieldNames(suppressionSchema), "remove"]);
  if (form.has("remove")) {
    const isRemoved = await removeSuppression(context, viewer.id, String(form.get("remove")));
    if (!isRemoved) throw notFound();
    throw goTo(paths.adminSuppressions("done=removed"));
  }
  const submission = parseWithZod(form, { schema: suppressionSchema });
  if (submission.status !== "success") return unprocessed(submission.reply());
  if (!(await addSuppression(context, viewer.id, submission.value)))
    return unprocessed(
      submission.reply({
        fieldErrors: {
          email: ["This address is on the list already, or it is an admin's, which only an owner may add."],
        },
      }),
    );
  throw goTo(paths.adminSuppressions("done=added"));
}

const notices: Record<string, string> = {
  added: "Nothing is sent to this address anymore.",
  removed:
    "The address gets mail again. Mails given up before stay under “Failed,” where you can try them again.",
};

export default function SuppressionsPage() {
  const { rows, newer, older, notice } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
  return (
    <DeskPage
      title="Addresses that we must not mail"
      lead={
        <>
          Mails to them are given up before they are sent, password resets too.{" "}
          <Link to={paths.adminMail()} className="link">
            All mails
          </Link>
        </>
      }
    >
      {notice && !result && <Notice live tone="good" title={notice} />}
      <div className="grid items-start gap-stack lg:grid-cols-[22rem_minmax(0,1fr)]">
        <section className="grid gap-3 rounded-card border border-line bg-surface p-5">
          <h2>Add an address</h2>
          <SuppressionForm answer={{ result }} />
        </section>
        {rows.length === 0 ? (
          <Notice title="No addresses">An address that you add appears here until you remove it.</Notice>
        ) : (
          <Form method="post" preventScrollReset>
            <table className="desk-table">
              <thead>
                <tr>
                  <th scope="col">Address</th>
                  <th scope="col">Reason</th>
                  <th scope="col">Since</th>
                  <th scope="col">
                    <span className="sr-only">Remove</span>
                  </th>
                </tr>
              </thead>
              <tbody>
                {rows.map(({ publicId, email, reason, day }) => (
                  <tr key={publicId} data-row>
                    <th scope="row" className="font-semibold">
                      {email}
                    </th>
                    <td data-label="Reason">{reason}</td>
                    <td data-label="Since">{day}</td>
                    <td>
                      <RowButton name="remove" value={publicId} label="Remove" about={email} />
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </Form>
        )}
      </div>
      <NewerOlder label="Pages of addresses" newer={newer} older={older} />
    </DeskPage>
  );
}

const reasons = [
  { value: "", label: "Choose a reason" },
  ...Object.entries(suppressionReasonNames).map(([value, label]) => ({ value, label })),
];

function SuppressionForm({ answer }: { answer: Parameters<typeof usePostedForm>[0]["answer"] }) {
  const { fields, frame } = usePostedForm({ schema: suppressionSchema, answer });
  return (
    <PostedForm frame={frame} submit="Stop mailing this address" submitting="Saving...">
      <Field label="Email" meta={fields.email} type="email" autoComplete="off" />
      <Select label="Reason" meta={fields.reason} options={reasons} />
    </PostedForm>
  );
}
