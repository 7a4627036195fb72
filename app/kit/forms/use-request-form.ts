import { useRef, useState } from "react";
import { keepUnsent, removeDraft } from "#app/kit/drafts/draft-store.ts";
import type { DraftForm } from "#app/kit/drafts/drafts.ts";
import { isNetworkError } from "#app/kit/platform/browser/api-client.ts";
import { showToast } from "#app/kit/ui/toast/toast.ts";
import type { Message, SentMessage } from "./message.ts";
import { type CheckedFormOptions, type FormInput, useCheckedForm } from "./use-checked-form.ts";

interface RequestFormOptions<Input extends FormInput, Output, Answer>
  extends CheckedFormOptions<Input, Output> {
  draft: DraftForm;
  /** For checks beyond the schema, such as a file's bytes. A message stops the sending. */
  check?: (form: FormData) => Promise<Message | null>;
  send: (value: Output, form: FormData) => Promise<Answer>;
  sent: SentMessage;
  onSent: (answer: Answer) => void;
  toProblem: (error: Error) => Message;
  toFieldProblem?: (form: FormData, errors: Record<string, string[] | null>) => Message;
}

export function useRequestForm<Input extends FormInput, Output, Answer>(
  options: RequestFormOptions<Input, Output, Answer>,
) {
  const { draft, answer, check, send, sent, onSent, toProblem, toFieldProblem } = options;
  const [problem, setProblem] = useState(answer?.problem);
  const isSending = useRef(false);

  function refuse(reason: Message) {
    setProblem(reason);
    showToast({ title: reason.title, description: reason.text, tone: "bad" });
  }

  const [sending, setSending] = useState<"not" | "now" | "failed">("not");

  async function start(value: Output, form: FormData) {
    const found = await check?.(form);
    if (found) {
      setSending("not");
      refuse(found);
    } else await sendNow(value, form);
    isSending.current = false;
  }

  /** Fails at once while offline, and keeps what was typed. */
  async function sendNow(value: Output, form: FormData) {
    setSending("now");
    try {
      const sentAnswer = await send(value, form);
      setSending("not");
      removeDraft(draft.key);
      showToast({ title: sent.title, description: sent.text, link: sent.link });
      onSent(sentAnswer);
    } catch (caught) {
      const error = caught instanceof Error ? caught : new Error(String(caught));
      const reason = toProblem(error);
      setSending("failed");
      refuse({ ...reason, text: (isNetworkError(error) && keepUnsent(draft, form)) || reason.text });
    }
  }

  const { fields, frame } = useCheckedForm(options, {
    shouldValidate: "onSubmit",
    onInvalid: toFieldProblem && ((form, errors) => refuse(toFieldProblem(form, errors))),
    onSubmit(event, { formData, submission }) {
      event.preventDefault();
      // A second click can come before React renders the first.
      if (isSending.current || submission?.status !== "success") return;
      isSending.current = true;
      setProblem(undefined);
      void start(submission.value, formData);
    },
  });

  return {
    fields,
    frame: {
      ...frame,
      problem,
      isToasted: problem !== answer?.problem,
      isPending: sending === "now",
      hasFailed: sending === "failed",
    },
  };
}
