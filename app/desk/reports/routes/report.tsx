import type { MetaFunction } from "@remix-run/cloudflare";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { reportReasonNames, reportReasons, reportSchema } from "#app/desk/reports/report-decision.ts";
import { CollectionNotice } from "#app/kit/forms/collection-notice.tsx";
import { usePostedForm } from "#app/kit/forms/posted-form.tsx";
import { RequestForm } from "#app/kit/forms/request-form.tsx";
import { toAnsweredTitle } from "#app/kit/platform/form/refused-form.ts";
import { Field, Select, TextArea } from "#app/kit/ui/control/field.tsx";
import { Notice } from "#app/kit/ui/notice.tsx";
import { PageHeader } from "#app/kit/ui/page-header.tsx";
import { toPageMeta } from "#app/pages/page/page-meta.ts";
import { paths } from "#app/paths.ts";
import "#app/pages/page/workspace.css";
import type { action, loader } from "./report.server.ts";

export { action, headers, loader } from "./report.server.ts";

const reasonOptions = reportReasonNames.map((value) => ({ value, label: reportReasons[value] }));

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) =>
  toPageMeta({
    title: toAnsweredTitle(loaded ? `Report: ${loaded.title}` : "Report a posting", loaded?.isRefused),
    isIndexed: false,
  });

export default function ReportPage() {
  const { title, employer, slug, isSent } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title="Report this posting" lead={`${title}, ${employer}`} />
      <div className="page grid [&>*]:max-w-3xl gap-stack pb-section">
        {isSent ? (
          <Notice live tone="good" title="Thank you. Your report is in.">
            One of us reads it by the end of the next business day. If you left your address, we write to you
            then.{" "}
            <Link to={paths.job(slug)} className="link">
              Back to the posting
            </Link>
          </Notice>
        ) : (
          <ReportForm />
        )}
      </div>
    </>
  );
}

function ReportForm() {
  const { idempotencyKey } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { fields, frame } = usePostedForm({ schema: reportSchema, answer });
  return (
    <RequestForm
      frame={frame}
      idempotencyKey={idempotencyKey}
      submit="Send report"
      submitting="Sending..."
      className="max-w-2xl"
    >
      <Select
        label="What is wrong?"
        meta={fields.reason}
        options={[{ value: "", label: "Choose" }, ...reasonOptions]}
      />
      <TextArea
        label="What did you see?"
        meta={fields.details}
        rows={4}
        hint="The employer sees neither your text nor your name."
      />
      <Field
        label="Email"
        meta={fields.email}
        type="email"
        autoComplete="email"
        hint="We use it once, to tell you what came of it, and delete it then."
      />
      <CollectionNotice use="check the posting and answer you" />
    </RequestForm>
  );
}
