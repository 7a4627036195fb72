import type { CheckedField, Finding, FindingSource } from "./finding.ts";
import { type RuleId, severityOf } from "./rule-table.ts";

/** A finding as its rule's level says. Null `fix` when the text already says what to do. */
export const report = (
  rule: RuleId,
  field: CheckedField,
  text: string,
  fix: string | null,
  source?: FindingSource,
): Finding => ({ rule, severity: severityOf(rule), field, text, fix, ...(source && { source }) });
