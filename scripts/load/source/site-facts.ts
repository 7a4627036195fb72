import { claims } from "#app/claims.ts";
import { postingTerms } from "#app/posting-terms.ts";
import { site } from "#app/site.ts";

const siteFacts: Readonly<Record<string, string>> = {
  site: site.name,
  company: site.company,
  address: site.address,
  phone: site.phone,
  hours: site.hours,
  email: site.email,
  employersEmail: site.employersEmail,
  privacyEmail: site.privacyEmail,
  securityEmail: site.securityEmail,
  privacyAnswerDays: String(site.privacyAnswerDays),
  governingLaw: site.governingLaw,
  answerTime: claims.answerTime,
  postingCost: postingTerms.cost,
  postingReading: postingTerms.reading,
};

/** Fills every text of a record. @throws for a placeholder that has no fact */
export function fillSiteFacts<T>(value: T): T {
  if (typeof value === "string") return value.replace(/\{(\w+)\}/g, (_, name) => getFact(name)) as T;
  if (Array.isArray(value)) return value.map(fillSiteFacts) as T;
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, fillSiteFacts(part)])) as T;
}

function getFact(name: string): string {
  const fact = siteFacts[name];
  if (!fact) throw new Error(`No text may say {${name}}: there is no such fact of the site.`);
  return fact;
}
