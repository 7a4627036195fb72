import { checkWording, findWording } from "#app/jobs/checks/rules/check-posting.ts";
import { type Finding, toFinding } from "#app/jobs/checks/rules/finding.ts";
import { checkPersonalData } from "#app/jobs/checks/rules/text-rules.ts";
import { listWarnings, needsPerson } from "#app/jobs/checks/warnings/posting-warnings.ts";
import { questionTable } from "./question-table.ts";

/**
 * What must not be asked of an applicant, by the name of each text: what no posting may say, what no question may ask,
 * money, and data that thieves want. Any finding refuses the question.
 */
export const checkQuestion = (texts: Readonly<Record<string, string>>): Finding[] => [
  ...checkWording(texts),
  ...findWording(questionTable, texts),
  ...Object.entries(texts).flatMap(([field, text]) => [
    ...checkPersonalData(field, text),
    ...checkWarned(field, text),
  ]),
];

const checkWarned = (field: string, text: string): Finding[] => {
  const found = listWarnings({ [field]: text });
  return needsPerson(found)
    ? [
        toFinding("P4", "error", field, `“${found[0]!.words}”: It reads like a scam. ${found[0]!.label}.`, {
          fix: "Applying must be free, and stays on this site.",
        }),
      ]
    : [];
};
