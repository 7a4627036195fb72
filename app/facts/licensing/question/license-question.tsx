import { LicenseAnswer, LicenseChoice, LicenseForm, StateOptions } from "./license-form.tsx";
import type { LicenseQuestionView } from "./license-question.ts";

interface LicenseQuestionProps {
  question: LicenseQuestionView;
  /** One below the page's own title, or part of a section. */
  heading?: "h2" | "h3";
}

export function LicenseQuestion({ question, heading: Heading = "h3" }: LicenseQuestionProps) {
  const { title, path, subject, professions, target, license, multistate, verdict, compact } = question;
  return (
    <div id="can-i-work" className="grid gap-3 rounded-card border border-line bg-surface p-4">
      <Heading className="text-lg">{title}</Heading>
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
