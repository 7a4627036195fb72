import type { RequestAnswer } from "#app/forms/message.ts";
import { PostedForm } from "#app/forms/posted-form.tsx";
import { usePostedForm } from "#app/forms/use-posted-form.ts";
import { rejectionSchema } from "#app/post-job/publish/rejection.ts";
import { TextArea } from "#app/ui/control/field.tsx";

export function RejectForm({ answer }: { answer?: RequestAnswer }) {
  const { fields, frame } = usePostedForm({ schema: rejectionSchema, answer });
  return (
    <details className="rounded-card border border-line bg-surface px-4 py-2" open={answer !== undefined}>
      <summary className="flex min-h-11 cursor-pointer items-center font-semibold">
        Send it back instead
      </summary>
      <div className="pb-3">
        <PostedForm frame={frame} submit="Send back" submitting="Sending...">
          <input type="hidden" name="decision" value="reject" />
          <TextArea
            label="Reason"
            meta={fields.reason}
            rows={4}
            hint="The employer reads it as it is written here: what has to change, and why."
          />
        </PostedForm>
      </div>
    </details>
  );
}
