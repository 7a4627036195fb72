import { Link } from "@remix-run/react";
import type { CheckedStep } from "#app/companies/posting/check/checked-step.ts";
import { findStepOf, type WizardStep } from "#app/companies/posting/draft/wizard-steps.ts";
import { paths } from "#app/paths.ts";
import { DraftFindings, DraftScore } from "./finding-list.tsx";

interface StepChecksProps {
  draft: string;
  step: WizardStep;
  checked: CheckedStep;
}

export function StepChecks({ draft, step, checked }: StepChecksProps) {
  const { findings, open } = checked;
  return (
    <section aria-labelledby="checks" className="grid gap-item">
      <h2 id="checks">Checks so far</h2>
      {open.length > 0 ? (
        <div>
          <p className="text-ink-2">Points come once the required fields are right:</p>
          <FieldLinks fields={open} toStep={(field) => toOtherStep(draft, step, field)} />
        </div>
      ) : (
        <DraftScore checked={checked} none="Nothing to change so far." />
      )}
      <DraftFindings findings={findings} draft={draft} isHere />
    </section>
  );
}

interface FieldLinksProps {
  fields: CheckedStep["open"];
  /** Null for a field on this page. */
  toStep?: (field: string) => string | null;
}

export const FieldLinks = ({ fields, toStep }: FieldLinksProps) => (
  <ul>
    {fields.map(({ field, text }) => {
      const elsewhere = toStep?.(field);
      return (
        <li key={field}>
          {elsewhere ? (
            <Link to={elsewhere} className={linkClass}>
              {text}
            </Link>
          ) : (
            <a href={`#${field}`} className={linkClass}>
              {text}
            </a>
          )}
        </li>
      );
    })}
  </ul>
);

const linkClass = "link inline-flex min-h-6 items-center text-md";

function toOtherStep(draft: string, here: WizardStep, field: string): string | null {
  const step = findStepOf(field);
  return step && step !== here ? `${paths.postingStep(draft, step)}?check=1#${field}` : null;
}
