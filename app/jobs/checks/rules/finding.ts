// An error blocks publishing, a warning costs points, and a hint only asks. Rule ids follow the JobPosting
// checklist (R, L, M, P) or are our own.
export interface Finding {
  rule: string;
  severity: "error" | "warning" | "hint";
  field: string;
  text: string;
  fix: string | null;
  /** The law or rule, with its date. */
  source: string | null;
}

export const toFinding = (
  rule: string,
  severity: Finding["severity"],
  field: string,
  text: string,
  more: { fix?: string; source?: string } = {},
): Finding => ({ rule, severity, field, text, fix: more.fix ?? null, source: more.source ?? null });
