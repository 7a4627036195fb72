import type { RequestAnswer } from "#app/kit/forms/message.ts";
import { PostedForm } from "#app/kit/forms/posted-form.tsx";
import { usePostedForm } from "#app/kit/forms/use-posted-form.ts";
import { TextArea } from "#app/kit/ui/control/field.tsx";
import { type listPostingSteps, postingStepSchema } from "./posting-steps.ts";

interface StepsFormProps {
  steps: ReturnType<typeof listPostingSteps>;
  changedAt: number;
  answer?: RequestAnswer;
}

export function StepsForm({ steps, changedAt, answer }: StepsFormProps) {
  const { fields, frame } = usePostedForm({ schema: postingStepSchema, answer });
  const chosen = fields.step.value ?? steps[0]?.value;
  return (
    <section aria-labelledby="steps" className="grid gap-3 rounded-card border border-line bg-surface p-5">
      <h2 id="steps">Change its state</h2>
      <PostedForm frame={frame} submit="Change and tell the company" submitting="Changing...">
        <input type="hidden" name="changedAt" value={changedAt} />
        <fieldset className="grid">
          <legend className="sr-only">What to do</legend>
          {steps.map(({ value, label }) => (
            <label key={value} className="tick">
              <input type="radio" name="step" value={value} defaultChecked={value === chosen} /> {label}
            </label>
          ))}
        </fieldset>
        <TextArea
          label="Why"
          meta={fields.reason}
          rows={3}
          hint="The company's owners and recruiters get it by email."
        />
      </PostedForm>
    </section>
  );
}
