import { useNavigation } from "@remix-run/react";
import { useEffect, useState } from "react";
import { removeDraft } from "#app/kit/drafts/draft-store.ts";
import type { DraftForm } from "#app/kit/drafts/drafts.ts";
import { keepDraft, keepUnsent } from "#app/kit/drafts/unsent.ts";
import { showToast } from "#app/kit/ui/toast/toast.ts";
import type { Message } from "./message.ts";
import { type CheckedFormOptions, type FormInput, useCheckedForm } from "./use-checked-form.ts";

interface PostedFormOptions<Input extends FormInput, Output> extends CheckedFormOptions<Input, Output> {
  failed?: Message;
  /** True on the page that the server redirects to after storing the form. */
  isSent?: boolean;
}

export function usePostedForm<Input extends FormInput, Output = unknown>(
  options: PostedFormOptions<Input, Output>,
) {
  const { answer, draft, failed, isSent } = options;
  const isPending = useNavigation().formData !== undefined;
  const [unsent, setUnsent] = useState<Message | null>(null);
  const draftKey = draft?.key;
  // The draft is in the browser's storage, and only the next page shows that the server has it.
  useEffect(() => {
    if (isSent && draftKey) removeDraft(draftKey);
  }, [isSent, draftKey]);

  function refuse(form: FormData, draft: DraftForm, { title, text }: Message) {
    const reason = { title, text: keepUnsent(draft, form) ?? text };
    setUnsent(reason);
    showToast({ title, description: reason.text, tone: "bad" });
  }

  const { fields, frame } = useCheckedForm(options, {
    shouldValidate: "onBlur",
    onSubmit(event, { formData }) {
      setUnsent(null);
      if (!draft || !failed) return;
      // Saved first, because Remix replaces the form with an error screen if no response comes.
      if (navigator.onLine) return void keepDraft(draft, formData);
      event.preventDefault();
      refuse(formData, draft, failed);
    },
  });
  const problem = unsent ?? answer?.problem;
  const isToasted = unsent !== null;
  return { fields, frame: { ...frame, problem, isToasted, isPending, hasFailed: isToasted } };
}
