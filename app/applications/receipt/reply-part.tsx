import { Form } from "@remix-run/react";
import { idempotencyKeyField } from "#app/kit/platform/random.ts";
import { Button } from "#app/kit/ui/button.tsx";
import { Notice } from "#app/kit/ui/notice.tsx";

export const longestReply = 2000;

export interface ReplyAnswer {
  typed: string;
  problem: string;
}

interface ReplyPartProps {
  employer: string;
  email: string;
  idempotencyKey: string;
  isSent: boolean;
  answer: ReplyAnswer | null | undefined;
}

/** For someone whom the employer has answered, or wants to meet. */
export function ReplyPart({ employer, email, idempotencyKey, isSent, answer }: ReplyPartProps) {
  return (
    <section
      id="reply"
      aria-labelledby="reply-title"
      className="grid scroll-mt-20 gap-3 rounded-card border border-line bg-surface p-5 print:hidden"
    >
      <h2 id="reply-title" className="text-lg">
        Write to {employer}
      </h2>
      {isSent && !answer && <Notice live tone="good" title="Your message was sent." />}
      <Form method="post" key={idempotencyKey} className="grid justify-items-start gap-3">
        <input type="hidden" name="intent" value="reply" />
        <input type="hidden" name={idempotencyKeyField} value={idempotencyKey} />
        <div className="grid w-full gap-1">
          <label htmlFor="reply-text" className="font-semibold text-md">
            Message
          </label>
          <textarea
            id="reply-text"
            name="reply"
            rows={4}
            maxLength={longestReply}
            required
            defaultValue={answer?.typed}
            aria-invalid={answer ? true : undefined}
            aria-describedby={answer ? "reply-hint reply-error" : "reply-hint"}
            className="w-full rounded-control border border-line-strong bg-surface px-3 py-2.5 text-ink"
          />
          <p id="reply-hint" className="text-ink-3 text-sm">
            The people who hire get it by email and see it with your application. They answer to {email}.
          </p>
          {answer && (
            <p id="reply-error" role="alert" className="text-coral text-sm">
              {answer.problem}
            </p>
          )}
        </div>
        <Button look="outline">Send message</Button>
      </Form>
    </section>
  );
}
