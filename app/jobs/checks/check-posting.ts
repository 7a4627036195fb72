import type { Checked, Finding } from "./rules/finding.ts";
import { report } from "./rules/report.ts";
import { listRaises, type Raise, toScore } from "./rules/score.ts";

interface PostingCheck {
  findings: Finding[];
  /** From 0 to 100; at most 49 while an error blocks publishing. */
  score: number;
  raises: Raise[];
}

/** Checks a posting as it is typed, and again before it is published. Pure, and takes milliseconds for any text. */
export function checkPosting(checked: Checked): PostingCheck {
  const findings = checkTitle(checked);
  return { findings, score: toScore(findings), raises: listRaises(findings) };
}

function checkTitle({ draft }: Checked): Finding[] {
  if (draft.title.trim()) return [];
  return [
    report("R1", "title", "The title is empty.", "Write the name of the job, such as Registered Nurse, ICU."),
  ];
}
