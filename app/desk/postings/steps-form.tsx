import {
  type PostingWarning,
  toWarningScore,
  warningScore,
} from "#app/jobs/checks/warnings/posting-warnings.ts";
import type { RequestAnswer } from "#app/kit/forms/message.ts";
import { PostedForm, usePostedForm } from "#app/kit/forms/posted-form.tsx";
import { TextArea } from "#app/kit/ui/control/field.tsx";
import { Fold } from "#app/kit/ui/control/fold.tsx";
import { deskRejectionSchema } from "./canned-reasons.ts";
import { type listPostingSteps, postingStepSchema } from "./posting-steps.ts";
import { RejectFields } from "./reject-fields.tsx";

interface StepsFormProps {
  steps: ReturnType<typeof listPostingSteps>;
  changedAt: number;
  answer?: RequestAnswer;
}

export function StepsForm({ steps, changedAt, answer }: StepsFormProps) {
  const { fields, frame } = usePostedForm({ schema: postingStepSchema, answer });
  const chosen = fields.step.value ?? steps[0]?.value;
  const only = steps.length === 1 ? steps[0] : undefined;
  return (
    <section aria-labelledby="steps" className="grid gap-3 rounded-card border border-line bg-surface p-5">
      <h2 id="steps">{only ? only.label : "Change its state"}</h2>
      <PostedForm
        frame={frame}
        submit={only ? `${only.label}, and tell the company` : "Change and tell the company"}
        submitting="Changing..."
        look={only?.value === "take-down" ? "danger" : undefined}
      >
        <input type="hidden" name="changedAt" value={changedAt} />
        {only ? (
          <input type="hidden" name="step" value={only.value} />
        ) : (
          <fieldset className="grid">
            <legend className="sr-only">What to do</legend>
            {steps.map(({ value, label }) => (
              <label key={value} className="tick">
                <input type="radio" name="step" value={value} defaultChecked={value === chosen} /> {label}
              </label>
            ))}
          </fieldset>
        )}
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

interface AsReadProps {
  asRead: { revision: string; read: string };
}

/** A decision is about what the page shows, so its form says what that was. */
export const AsRead = ({ asRead: { revision, read } }: AsReadProps) => (
  <>
    <input type="hidden" name="revision" value={revision} />
    <input type="hidden" name="read" value={read} />
  </>
);

export function RejectForm({ asRead, answer }: AsReadProps & { answer?: RequestAnswer }) {
  const { fields, frame } = usePostedForm({ schema: deskRejectionSchema, answer });
  return (
    <Fold title="Send it back instead" isOpen={answer !== undefined} className="px-4 py-2">
      <div className="pb-3">
        <PostedForm frame={frame} submit="Send back" submitting="Sending...">
          <AsRead asRead={asRead} />
          <input type="hidden" name="decision" value="reject" />
          <RejectFields fields={fields} />
        </PostedForm>
      </div>
    </Fold>
  );
}

/** Why a posting waits: each kind of words with its points and its strongest place. */
export function WarningTable({ warnings }: { warnings: readonly PostingWarning[] }) {
  if (warnings.length === 0) return null;
  return (
    <section aria-labelledby="warnings" className="grid gap-item">
      <h2 id="warnings">
        Words of a scam: {toWarningScore(warnings)} {toWarningScore(warnings) === 1 ? "point" : "points"}
      </h2>
      <p className="text-ink-2">
        A person reads a posting of {warningScore} points or more before visitors do.
      </p>
      <table className="desk-table">
        <thead>
          <tr>
            <th scope="col">What</th>
            <th scope="col">Where</th>
            <th scope="col">Words</th>
            <th scope="col" className="number">
              Points
            </th>
          </tr>
        </thead>
        <tbody>
          {warnings.map(({ label, where, words, points }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td data-label="Where">{where}</td>
              <td data-label="Words" className="wrap-anywhere">
                {words}
              </td>
              <td data-label="Points" className="number">
                {points}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
