import { Link } from "@remix-run/react";
import type { CheckedStep } from "#app/companies/posting/check/check-draft.server.ts";
import { findStepOf, steps, type WizardStep } from "#app/companies/posting/draft/wizard-steps.ts";
import type { CheckedPosting } from "#app/jobs/checks/rules/check-posting.ts";
import type { Finding } from "#app/jobs/checks/rules/finding.ts";
import { type ChipTone, toChipClass } from "#app/kit/ui/chip.tsx";
import { paths } from "#app/paths.ts";

const tones: Record<Finding["severity"], { tone: ChipTone; name: string }> = {
  error: { tone: "coral", name: "Must change" },
  warning: { tone: "amber", name: "Should change" },
  hint: { tone: "plain", name: "Worth a look" },
};

interface FindingListProps {
  /** Null for who may not change it. */
  draft: string | null;
  checked: CheckedPosting;
}

export const FindingList = ({ draft, checked }: FindingListProps) => (
  <section aria-labelledby="checks" className="grid gap-item">
    <h2 id="checks">Checks</h2>
    <DraftScore checked={checked} none="Nothing to change." />
    <DraftFindings findings={checked.findings} draft={draft} />
  </section>
);

interface DraftScoreProps {
  checked: CheckedPosting;
  /** Said when there are no findings. */
  none: string;
}

const DraftScore = ({ checked: { findings, score, best }, none }: DraftScoreProps) => (
  <p className="text-ink-2">
    <strong className="text-2xl text-ink tabular-nums">{score}</strong> of 100 points.{" "}
    {findings.length === 0 ? none : best > 0 ? `The first change below would add ${best}.` : ""}
  </p>
);

interface DraftFindingsProps {
  findings: readonly Finding[];
  draft: string | null;
  /** True on the step that has their fields. */
  isHere?: boolean;
}

const DraftFindings = ({ findings, draft, isHere = false }: DraftFindingsProps) =>
  findings.length > 0 && (
    <ul className="grid gap-2">
      {findings.map((finding) => (
        <FindingRow
          key={`${finding.rule} ${finding.field} ${finding.text}`}
          finding={finding}
          draft={draft}
          isHere={isHere}
        />
      ))}
    </ul>
  );

function FindingRow({ finding, draft, isHere }: { finding: Finding; draft: string | null; isHere: boolean }) {
  const { severity, text, fix, source, field } = finding;
  const { tone, name } = tones[severity];
  const step = findStepOf(field);
  return (
    <li className="grid justify-items-start gap-1 rounded-card border border-line bg-surface p-4">
      <span className={toChipClass(tone)}>{name}</span>
      <p className="wrap-anywhere">{text}</p>
      {fix && <p className="text-ink-2 text-md">{fix}</p>}
      {source && <p className="wrap-anywhere text-ink-3 text-sm">Source: {source}</p>}
      {isHere && (
        <a href={`#${field}`} className="link inline-flex min-h-6 items-center text-md">
          Go to the field
        </a>
      )}
      {draft && step && !isHere && (
        <Link
          to={`${paths.postingStep(draft, step)}?check=1#${field}`}
          className="link inline-flex min-h-6 items-center text-md"
        >
          Change it in {steps[step].name}
        </Link>
      )}
    </li>
  );
}

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
