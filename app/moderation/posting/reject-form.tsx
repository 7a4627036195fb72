import type { RequestAnswer } from "#app/forms/message.ts";
import { PostedForm } from "#app/forms/posted-form.tsx";
import { usePostedForm } from "#app/forms/use-posted-form.ts";
import { rejectionSchema } from "#app/post-job/publish/rejection.ts";
import { TextArea } from "#app/ui/control/field.tsx";

interface AsReadProps {
  asRead: { revision: string; read: string };
}

/** A decision is about what the page shows, so its form says what that was. */
export const AsRead = ({ asRead: { revision, read } }: AsReadProps) => (
  <>
    <input type="hidden" name="revision" value={revision} />
    <input type="hidden" name="read" value={read} />
  </>
);

export function RejectForm({ asRead, answer }: AsReadProps & { answer?: RequestAnswer }) {
  const { fields, frame } = usePostedForm({ schema: rejectionSchema, answer });
  return (
    <details className="rounded-card border border-line bg-surface px-4 py-2" open={answer !== undefined}>
      <summary className="flex min-h-11 cursor-pointer items-center font-semibold">
        Send it back instead
      </summary>
      <div className="pb-3">
        <PostedForm frame={frame} submit="Send back" submitting="Sending...">
          <AsRead asRead={asRead} />
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
