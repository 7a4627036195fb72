import { Form, useNavigation } from "@remix-run/react";
import type { ReactNode } from "react";
import type { CheckedStep } from "#app/companies/posting/check/check-draft.server.ts";
import { stepNames, type WizardStep } from "#app/companies/posting/draft/wizard-steps.ts";
import { type FormErrors, type FormValues, ShownForm } from "#app/kit/forms/shown-form.tsx";
import { useFocusOnInvalid } from "#app/kit/forms/use-focus-on-invalid.ts";
import { Button } from "#app/kit/ui/button.tsx";
import { PlainIsland } from "#app/kit/ui/island.tsx";
import { Notice } from "#app/kit/ui/notice.tsx";
import { FieldLinks, StepChecks } from "./finding-list.tsx";
import { keepTab, type SavingState, useAutosave } from "./use-autosave.ts";

interface StepFormProps {
  draft: string;
  step: WizardStep;
  values: FormValues;
  errors: FormErrors;
  checked: CheckedStep;
  drawing: { name: string; html: string | null };
  notes: FormValues;
  revision: number;
  tab: string;
  /** Another tab has saved this draft since. */
  isOvertaken: boolean;
  isUnsent: boolean;
  /** Null before the form is sent. */
  answer: object | null;
  children: ReactNode;
}

export function StepForm(props: StepFormProps) {
  const { draft, step, values, notes, tab, isOvertaken, isUnsent, answer, children } = props;
  const { change, stop, state, revision, seen } = useAutosave(props.revision);
  const { errors, checked } = seen ?? props;
  const isPending = useNavigation().formData !== undefined;
  const firstInvalid = answer ? Object.keys(errors)[0] : undefined;
  useFocusOnInvalid(firstInvalid, answer);
  return (
    <div className="grid gap-stack lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:items-start">
      <ShownForm.Provider value={{ values, errors, notes, firstInvalid }}>
        <Form
          method="post"
          className="grid min-w-0 max-w-3xl gap-stack"
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
          {firstInvalid && (
            <Notice tone="bad" title="Please correct the marked fields." live>
              <p className="pb-1">What you typed is saved in your draft.</p>
              <FieldLinks fields={Object.entries(errors).map(([field, text]) => ({ field, text }))} />
            </Notice>
          )}
          <input type="hidden" name="revision" value={revision} />
          <input type="hidden" name="tab" value={keepTab(tab)} />
          {children}
          <StepChecks draft={draft} step={step} checked={checked} />
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-t pt-5">
            <Button name="intent" value="next" aria-disabled={isPending}>
              {step === stepNames.at(-1) ? "Save and review" : "Save and continue"}
            </Button>
            <Button name="intent" value="preview" look="outline" aria-disabled={isPending}>
              Preview
            </Button>
            <Button name="intent" value="later" look="outline" aria-disabled={isPending}>
              Finish later
            </Button>
            <p role="status" className="text-ink-3 text-sm">
              {savingWords[state]}
            </p>
          </div>
        </Form>
        <StepPreview
          {...(seen?.drawing ? { name: `saved-${revision}`, html: seen.drawing } : props.drawing)}
        />
      </ShownForm.Provider>
    </div>
  );
}

const StepPreview = ({ name, html }: StepFormProps["drawing"]) => (
  <section
    aria-labelledby="preview"
    className="sticky top-4 hidden max-h-[calc(100dvh-2rem)] min-w-0 gap-item overflow-y-auto rounded-card border border-line p-4 lg:grid"
  >
    <h2 id="preview" className="text-lg">
      Preview
    </h2>
    <PlainIsland key={name} name="posting-preview" html={html} />
  </section>
);

const savingWords: Record<SavingState, string> = {
  untouched: "",
  typing: "",
  saved: "Draft saved",
  overtaken: "Changed in another tab. Press a button to save what is here.",
  unsent: "Not saved. Check your connection; your next change tries again.",
};
