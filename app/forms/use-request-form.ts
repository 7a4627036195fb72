import { getFormProps, type SubmissionResult, useForm } from "@conform-to/react";
import { getZodConstraint, parseWithZod } from "@conform-to/zod/v4";
import { useMutation } from "@tanstack/react-query";
import { useRef, useState } from "react";
import type { z } from "zod";
import { removeDraft } from "#app/drafts/draft-store.ts";
import type { DraftForm } from "#app/drafts/drafts.ts";
import { useKeptTyping } from "#app/drafts/typed.ts";
import { keepUnsent } from "#app/drafts/unsent.ts";
import { isNetworkError } from "#app/platform/browser/api-client.ts";
import { createQueryClient } from "#app/platform/browser/query-client.ts";
import { toFirstInvalid } from "#app/ui/control/field.tsx";
import { showToast } from "#app/ui/toast/toast.ts";
import type { Message } from "./message.ts";

/** Answers a form posted without JavaScript. */
export interface RequestAnswer {
  /** With the endpoint's code. */
  problem?: Message & { code?: string };
  result?: SubmissionResult;
}

interface RequestFormOptions<Schema extends z.ZodObject> {
  schema: Schema;
  /** Saved when no answer comes. */
  draft: DraftForm;
  answer?: RequestAnswer;
  send: (value: z.output<Schema>, form: FormData) => Promise<unknown>;
  sent: Message;
  onSent: () => void;
  toProblem: (error: Error) => Message;
  toFieldProblem?: (form: FormData, errors: Record<string, string[] | null>) => Message;
}

export function useRequestForm<Schema extends z.ZodObject>(options: RequestFormOptions<Schema>) {
  const { schema, draft, answer, send, sent, onSent, toProblem, toFieldProblem } = options;
  const [problem, setProblem] = useState(answer?.problem);
  const isSending = useRef(false);

  function refuse(reason: Message) {
    setProblem(reason);
    showToast({ title: reason.title, description: reason.text, tone: "bad" });
  }

  const [queryClient] = useState(createQueryClient);
  const request = useMutation(
    {
      mutationFn: (input: { value: z.output<Schema>; form: FormData }) => send(input.value, input.form),
      onSuccess: () => {
        removeDraft(draft.key);
        showToast({ title: sent.title, description: sent.text });
        onSent();
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

  const [form, fields] = useForm<z.input<Schema>, z.output<Schema>>({
    lastResult: answer?.result,
    constraint: getZodConstraint(schema),
    shouldRevalidate: "onInput",
    onValidate({ formData }) {
      const submission = parseWithZod(formData, { schema });
      // Submitting sets the status; typing does not.
      if (submission.status === "error" && toFieldProblem)
        refuse(toFieldProblem(formData, submission.error ?? {}));
      return submission;
    },
    onSubmit(event, { formData, submission }) {
      event.preventDefault();
      // A second click can come before React renders the first one's state.
      if (isSending.current || submission?.status !== "success") return;
      isSending.current = true;
      setProblem(undefined);
      request.mutate({ value: submission.value, form: formData });
    },
  });

  useKeptTyping(form.id, draft.key);

  return {
    fields,
    frame: {
      formProps: getFormProps(form),
      draftKey: draft.key,
      problem,
      firstInvalid: toFirstInvalid(answer?.result),
      isToasted: problem !== answer?.problem,
      isPending: request.isPending,
      hasFailed: request.isError,
    },
  };
}

export type RequestFrame = ReturnType<typeof useRequestForm>["frame"];
