import { useMutation } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { keepUnsent, removeDraft } from "#app/kit/drafts/draft-store.ts";
import type { DraftForm } from "#app/kit/drafts/drafts.ts";
import { isNetworkError } from "#app/kit/platform/browser/api-client.ts";
import { createQueryClient } from "#app/kit/platform/browser/query-client.ts";
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

  const [queryClient] = useState(createQueryClient);
  const request = useMutation(
    {
      mutationFn: (input: { value: Output; form: FormData }) => send(input.value, input.form),
      onSuccess: (sentAnswer) => {
        removeDraft(draft.key);
        showToast({ title: sent.title, description: sent.text, link: sent.link });
        onSent(sentAnswer);
      },
      onError: (error, { form }) => {
        const reason = toProblem(error);
        refuse({ ...reason, text: (isNetworkError(error) && keepUnsent(draft, form)) || reason.text });
      },
      onSettled: () => {
        isSending.current = false;
      },
    },
    queryClient,
  );

  async function start(value: Output, form: FormData) {
    const found = await check?.(form);
    if (!found) return request.mutate({ value, form });
    isSending.current = false;
    request.reset();
    refuse(found);
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
      isPending: request.isPending,
      hasFailed: request.isError,
    },
  };
}

export type FormFrame = ReturnType<typeof useRequestForm>["frame"];
