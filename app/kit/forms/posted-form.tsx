import type { SubmissionResult } from "@conform-to/react";
import { type ClientActionFunctionArgs, Form } from "@remix-run/react";
import { type ReactNode, useEffect } from "react";
import { removeDraft } from "#app/kit/drafts/draft-store.ts";
import { Button } from "#app/kit/ui/button.tsx";
import { FirstInvalid } from "#app/kit/ui/control/field.tsx";
import { Notice } from "#app/kit/ui/notice.tsx";
import { showToast } from "#app/kit/ui/toast/toast.ts";
import type { Message } from "./message.ts";
import type { FormFrame } from "./server-form.ts";
import { usePosting } from "./server-form.ts";
import { type CheckedFormOptions, type FormInput, useCheckedForm } from "./use-checked-form.ts";

interface PostedFormProps {
  frame: FormFrame;
  submit: string;
  submitting: string;
  /** For what cannot be taken back. */
  look?: "danger";
  children: ReactNode;
}

export function PostedForm({ frame, submit, submitting, look, children }: PostedFormProps) {
  const { formProps, errors, firstInvalid, isPending } = frame;
  return (
    <FirstInvalid.Provider value={firstInvalid}>
      <Form {...formProps} method="post" className="grid gap-4">
        {children}
        {errors && <Notice tone="bad">{errors[0]}</Notice>}
        <Button look={look} aria-disabled={isPending}>
          {isPending ? submitting : submit}
        </Button>
      </Form>
    </FirstInvalid.Provider>
  );
}

interface PostedFormOptions<Input extends FormInput, Output> extends CheckedFormOptions<Input, Output> {
  failed?: Message;
  /** True on the page that the server redirects to after storing the form. */
  isSent?: boolean;
}

export function usePostedForm<Input extends FormInput, Output = unknown>(
  options: PostedFormOptions<Input, Output>,
) {
  const { answer, draft, failed, isSent } = options;
  const { onSubmit, state } = usePosting(draft, failed, answer);
  const draftKey = draft?.key;
  // The draft is in the browser's storage, and only the next page shows that the server has it.
  useEffect(() => {
    if (isSent && draftKey) removeDraft(draftKey);
  }, [isSent, draftKey]);

  const { fields, frame } = useCheckedForm(options, {
    shouldValidate: "onBlur",
    onSubmit: (event, { formData }) => onSubmit(event, formData),
  });
  return { fields, frame: { ...frame, ...state } };
}

/** Null for any name in the address but the page's own. */
export function findNotice<Notice>(
  notices: Readonly<Record<string, Notice>>,
  name: string | null,
): Notice | null {
  return name !== null && Object.hasOwn(notices, name) ? notices[name]! : null;
}

export function toastFormError(title: string) {
  return async function clientAction({ serverAction }: ClientActionFunctionArgs) {
    const result = await serverAction<SubmissionResult | undefined>();
    const message = result?.error?.[""]?.[0];
    if (message) showToast({ title, description: message, tone: "bad" });
    return result;
  };
}
