import { Form } from "@remix-run/react";
import { Thread, type ThreadMessage } from "#app/applications/receipt/thread.tsx";
import { idempotencyKeyField } from "#app/kit/platform/random.ts";
import { Button } from "#app/kit/ui/button.tsx";
import { Notice } from "#app/kit/ui/notice.tsx";
import { MessageFile } from "./message-file.tsx";

export const longestReply = 2000;

export interface ReplyAnswer {
  typed: string;
  problem: string;
  isOfFile?: boolean;
}

interface MessagesProps {
  messages: readonly ThreadMessage[];
  employer: string;
  /** Whether the employer has answered, or wants to meet. */
  canReply: boolean;
  idempotencyKey: string;
  isSent: boolean;
  answer: ReplyAnswer | null | undefined;
}

/** What she and the employer wrote, and where she writes to someone who wrote first. */
export function Messages({ messages, employer, canReply, ...reply }: MessagesProps) {
  if (messages.length === 0 && !canReply) return null;
  return (
    <section id="messages" aria-labelledby="messages-title" className="grid scroll-mt-20 gap-3">
      <h2 id="messages-title" className="text-lg">
        Messages with {employer}
      </h2>
      {messages.length > 0 && <Thread messages={messages} />}
      {canReply && <ReplyForm employer={employer} {...reply} />}
    </section>
  );
}

const formId = "reply-form";

type ReplyFormProps = Omit<MessagesProps, "messages" | "canReply">;

function ReplyForm({ employer, idempotencyKey, isSent, answer }: ReplyFormProps) {
  const wrong = answer && !answer.isOfFile ? answer.problem : null;
  return (
    <div
      id="reply"
      className="grid scroll-mt-20 gap-3 rounded-card border border-line bg-surface p-5 print:hidden"
    >
      {isSent && !answer && <Notice live tone="good" title="Your message was sent." />}
      <Form
        id={formId}
        method="post"
        encType="multipart/form-data"
        key={idempotencyKey}
        className="grid justify-items-start gap-3"
      >
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
            aria-invalid={wrong ? true : undefined}
            aria-describedby={wrong ? "reply-hint reply-error" : "reply-hint"}
            className="w-full rounded-control border border-line-strong bg-surface px-3 py-2.5 text-ink"
          />
          <p id="reply-hint" className="text-ink-3 text-sm">
            The people who hire at {employer} read it with your application and get it by email.
          </p>
          {wrong && (
            <p id="reply-error" role="alert" className="text-coral text-sm">
              {wrong}
            </p>
          )}
        </div>
        <div className="w-full">
          <MessageFile form={formId} problem={answer?.isOfFile ? answer.problem : null} />
        </div>
        <Button look="outline">Send message</Button>
      </Form>
    </div>
  );
}
