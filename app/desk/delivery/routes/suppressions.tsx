import type { MetaFunction } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { suppressionReasonNames, suppressionSchema } from "#app/desk/delivery/mail/suppression.ts";
import { RowButton } from "#app/desk/frame/list/list-controls.tsx";
import { DeskPage } from "#app/desk/frame/screen/desk-page.tsx";
import { PostedForm, usePostedForm } from "#app/kit/forms/posted-form.tsx";
import { Field, Select } from "#app/kit/ui/control/field.tsx";
import { Notice } from "#app/kit/ui/notice.tsx";
import { NewerOlder } from "#app/pages/page/newer-older.tsx";
import { toPageMeta } from "#app/pages/page/page-meta.ts";
import type { action, loader } from "./suppressions.server.ts";

export { action, headers, loader } from "./suppressions.server.ts";

export const meta: MetaFunction = () => toPageMeta({ title: "Suppressions", isIndexed: false });

export default function SuppressionsPage() {
  const { rows, newer, older, notice } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
  return (
    <DeskPage
      title="Addresses that we must not mail"
      lead={<>We send them nothing, not even password resets.</>}
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
