import { Form, useNavigation } from "@remix-run/react";
import type { ReactNode } from "react";
import { type FormErrors, type FormValues, ShownForm } from "#app/forms/shown-form.tsx";
import { Button } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { keepTab, type SavingState, useAutosave } from "./use-autosave.ts";

interface StepFormProps {
  values: FormValues;
  errors: FormErrors;
  /** Where a field was read, from pasted text. */
  notes: FormValues;
  revision: number;
  tab: string;
  /** Somebody saved this draft in another tab since. */
  isOvertaken: boolean;
  /** The connection failed when the form was sent. */
  isUnsent: boolean;
  /** Whether the errors answer a form that was just sent. */
  isAnswer: boolean;
  isLast: boolean;
  children: ReactNode;
}

export function StepForm(props: StepFormProps) {
  const { values, errors, notes, tab, isOvertaken, isUnsent, isAnswer, isLast, children } = props;
  const { change, stop, state, revision } = useAutosave(props.revision);
  const isPending = useNavigation().formData !== undefined;
  const firstInvalid = isAnswer ? Object.keys(errors)[0] : undefined;
  return (
    <ShownForm.Provider value={{ values, errors, notes, firstInvalid }}>
      <Form
        method="post"
        className="grid gap-stack"
        onChange={({ currentTarget }) => change(currentTarget)}
        onSubmit={stop}
      >
        {isOvertaken && (
          <Notice tone="warn" title="This draft was changed in another tab." live>
            What you typed here is still below. Save it to replace the other tab's words in this step, or
            reload the page to see those.
          </Notice>
        )}
        {isUnsent && (
          <Notice tone="bad" title="We could not save this step." live>
            What you typed is still below. Check your connection and press the button again.
          </Notice>
        )}
        {isAnswer && firstInvalid && (
          <Notice tone="bad" title="Please correct the marked fields." live>
            What you typed is saved in your draft.
          </Notice>
        )}
        <input type="hidden" name="revision" value={revision} />
        <input type="hidden" name="tab" value={keepTab(tab)} />
        {children}
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-t pt-5">
          <Button name="intent" value="next" aria-disabled={isPending}>
            {isLast ? "Save and review" : "Save and continue"}
          </Button>
          <Button name="intent" value="later" look="outline" aria-disabled={isPending}>
            Finish later
          </Button>
          <p role="status" className="text-ink-3 text-sm">
            {savingWords[state]}
          </p>
        </div>
      </Form>
    </ShownForm.Provider>
  );
}

const savingWords: Record<SavingState, string> = {
  untouched: "",
  typing: "",
  saved: "Draft saved",
  overtaken: "Changed in another tab. Press a button to save what is here.",
  unsent: "Not saved. Check your connection; your next change tries again.",
};
