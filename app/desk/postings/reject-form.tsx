import type { RequestAnswer } from "#app/kit/forms/message.ts";
import { PostedForm } from "#app/kit/forms/posted-form.tsx";
import { usePostedForm } from "#app/kit/forms/use-posted-form.ts";
import { deskRejectionSchema } from "./canned-reasons.ts";
import { RejectFields } from "./reject-fields.tsx";

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
  const { fields, frame } = usePostedForm({ schema: deskRejectionSchema, answer });
  return (
    <details className="rounded-card border border-line bg-surface px-4 py-2" open={answer !== undefined}>
      <summary className="flex min-h-11 cursor-pointer items-center font-semibold">
        Send it back instead
      </summary>
      <div className="pb-3">
        <PostedForm frame={frame} submit="Send back" submitting="Sending...">
          <AsRead asRead={asRead} />
          <input type="hidden" name="decision" value="reject" />
          <RejectFields fields={fields} />
        </PostedForm>
      </div>
    </details>
  );
}
