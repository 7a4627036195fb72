import { startSentence } from "#app/kit/text/sentence.ts";

const actions: Readonly<Record<string, string>> = {
  "company.member": "Team changed",
  "company.invitation": "Invitation to the team",
  "company.second_factor": "Two-step log-in of the team",
  "company.approval": "Approval before publishing",
  "company.api_key": "Key for the API",
  "company.webhook": "Webhook",
  "company.page_down": "Careers page taken down",
  "company.page_refused": "Texts of the careers page sent back",
  "company.page_shown": "Careers page shown",
  "company.merge": "Merged with another company",
  "company.verified": "Domain verified",
  "company.unverified": "No longer verified",
  "company.unapproved": "Its next posting waits for us again",
  "company_change.saved": "Details changed at once",
  "company_change.asked": "Change of details asked for",
  "company_change.withdrawn": "Change of details withdrawn",
  "company_change.approved": "Change of details approved",
  "company_change.refused": "Change of details refused",
};

/** Words of an entry of the audit log about a company, for people who read no code. */
export function toLogWords(action: string, detail: Record<string, unknown>) {
  const plain = startSentence(action.replace(/^\w+\./, "").replace(/[-_]/g, " "));
  const parts = listParts(detail);
  return { text: actions[action] ?? plain, detail: parts.length > 0 ? parts.join(" · ") : null };
}

const listParts = (detail: Record<string, unknown>, prefix = ""): string[] =>
  Object.entries(detail).flatMap(([key, value]) => {
    const name = `${prefix}${key
      .replace(/([a-z])([A-Z])/g, "$1 $2")
      .replace(/[-_]/g, " ")
      .toLowerCase()}`;
    if (value === null || value === undefined || value === "") return [];
    if (Array.isArray(value)) return [`${name}: ${value.join(", ")}`];
    if (typeof value === "object") return listParts(value as Record<string, unknown>, `${name} `);
    if (key === "user") return [`account no. ${String(value)}`];
    return [`${name}: ${String(value)}`];
  });
