import { Form } from "@remix-run/react";
import type { RequestAnswer } from "#app/kit/forms/message.ts";
import { usePostedForm } from "#app/kit/forms/use-posted-form.ts";
import { Button } from "#app/kit/ui/button.tsx";
import { FirstInvalid } from "#app/kit/ui/control/field.tsx";
import { deskRejectionSchema } from "./canned-reasons.ts";
import type { PostingRowView } from "./posting-list.server.ts";
import { PostingTable } from "./posting-table.tsx";
import { RejectFields } from "./reject-fields.tsx";

interface WaitingFormProps {
  rows: readonly PostingRowView[];
  action: string;
  answer?: RequestAnswer & { picked: string[] };
}

/** Both buttons are of one form, because both are about the checked postings. */
export function WaitingForm({ rows, action, answer }: WaitingFormProps) {
  const { fields, frame } = usePostedForm({ schema: deskRejectionSchema, answer });
  const { noValidate, id } = frame.formProps;
  return (
    <FirstInvalid.Provider value={frame.firstInvalid}>
      <Form id={id} noValidate={noValidate} method="post" action={action} className="grid gap-item">
        <PostingTable rows={rows} last="due" picked={answer?.picked ?? []} />
        <fieldset className="grid gap-3 rounded-card border border-line bg-surface p-5">
          <legend className="sr-only">With the checked postings</legend>
          <p className="font-semibold">With the checked postings</p>
          <div>
            <Button name="decision" value="approve" look="outline">
              Approve all checked
            </Button>
          </div>
          <details open={answer !== undefined}>
            <summary className="link inline-flex min-h-11 cursor-pointer items-center">
              Send all checked back with one reason
            </summary>
            <div className="grid max-w-2xl gap-4 pt-2">
              <RejectFields fields={fields} />
              <div>
                <Button name="decision" value="reject" look="outline">
                  Send back all checked
                </Button>
              </div>
            </div>
          </details>
        </fieldset>
      </Form>
    </FirstInvalid.Provider>
  );
}
