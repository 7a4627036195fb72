import { LicenseAnswer, LicenseChoice, LicenseForm, StateOptions } from "./license-form.tsx";
import type { LicenseQuestionView } from "./license-question.ts";

interface LicenseQuestionProps {
  question: LicenseQuestionView;
  /** None where what it is in has asked it already. */
  heading: "h2" | "none";
}

export function LicenseQuestion({ question, heading }: LicenseQuestionProps) {
  const { title, path, subject, professions, target, license, multistate, verdict, compact } = question;
  return (
    <div id="can-i-work" className="grid gap-3 rounded-card border border-line bg-surface p-4">
      {heading === "h2" && <h2 className="text-lg">{title}</h2>}
      <LicenseAnswer verdict={verdict} compact={compact} />
      <LicenseForm
        path={path}
        profession={subject}
        license={license}
        multistate={multistate}
        ask="Can I work there?"
      >
        {professions && (
          <LicenseChoice
            label="I work as"
            name="profession"
            chosen={professions.chosen}
            empty="Choose a profession"
          >
            {professions.options.map(([slug, name]) => (
              <option key={slug} value={slug}>
                {name}
              </option>
            ))}
          </LicenseChoice>
        )}
        {target !== null && (
          <LicenseChoice label="I want to work in" name="state" chosen={target} empty="Choose a state">
            <StateOptions />
          </LicenseChoice>
        )}
      </LicenseForm>
    </div>
  );
}
