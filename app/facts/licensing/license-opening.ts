import type { Compact } from "#app/facts/reference/profession/professions.ts";
import { compactRules } from "./compact-rules.ts";

/** For a compact that is in force. */
export function toNationalOpening(compact: Compact): string {
  const condition = compactRules[compact]?.condition;
  return condition ? `Only in the member states, ${condition}.` : "No.";
}

export function toMemberOpening(compact: Compact): string {
  const condition = compactRules[compact]?.condition;
  return condition ? `Yes, ${condition}, if your home state is a member too.` : "No.";
}
