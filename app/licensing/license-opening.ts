import type { Compact } from "#app/reference/profession/professions.ts";
import { compactRules } from "./compact-rules.ts";

/** Starts the answer to whether a license works in other states, for a compact that is in force. */
export function toNationalOpening(compact: Compact): string {
  const condition = compactRules[compact]?.condition;
  return condition ? `Only in the member states, ${condition}.` : "No.";
}

/** The same for one member state and a license from elsewhere. */
export function toMemberOpening(compact: Compact): string {
  const condition = compactRules[compact]?.condition;
  return condition ? `Yes, ${condition}, if your home state is a member too.` : "No.";
}
