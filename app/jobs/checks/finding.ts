/**
 * An error blocks publishing. A warning costs points and blocks nothing, a hint only asks. Ids of rules are those of the
 * JobPosting checklist (R, L, M, P) and our own.
 */
export interface Finding {
  rule: string;
  severity: "error" | "warning" | "hint";
  /** The form's field to change. */
  field: string;
  text: string;
  /** What to do or to say instead. */
  fix: string | null;
  /** The law or the rule, with its date. */
  source: string | null;
}

export const toFinding = (
  rule: string,
  severity: Finding["severity"],
  field: string,
  text: string,
  more: { fix?: string; source?: string } = {},
): Finding => ({ rule, severity, field, text, fix: more.fix ?? null, source: more.source ?? null });
