import { z } from "zod";
import { isSameCompanyName } from "#app/companies/workspace/claim/company-name.ts";
import { listWarnings, needsPerson } from "#app/jobs/checks/warnings/posting-warnings.ts";
import { requiredText } from "#app/kit/forms/fields.ts";

/** The fields that tell visitors who a company is. The place is only read with the others. */
export interface CompanyIdentity {
  name: string;
  website: string | null;
  about: string;
}

export type IdentityChange = Partial<CompanyIdentity>;

const changeLabels = { name: "Name", website: "Website", about: "About" } as const;

/** A description waits only with words that a person reads first. */
export function toIdentityChange(saved: CompanyIdentity, typed: CompanyIdentity): IdentityChange {
  const isOddAbout = typed.about !== saved.about && needsPerson(listWarnings({ About: typed.about }));
  return {
    ...(typed.name !== saved.name && { name: typed.name }),
    ...(typed.website !== saved.website && { website: typed.website }),
    ...(isOddAbout && { about: typed.about }),
  };
}

export const toChangeLines = (before: IdentityChange, after: IdentityChange) =>
  (Object.keys(changeLabels) as (keyof CompanyIdentity)[])
    .filter((field) => field in after)
    .map((field) => ({
      name: changeLabels[field],
      before: before[field] ?? "",
      after: after[field] ?? "",
    }));

const toHost = (website: string | null | undefined): string =>
  website && URL.canParse(website) ? new URL(website).hostname.replace(/^www\./, "") : "";

/** For the audit log, which nothing shortens or erases later: no text in which someone may be named. */
export const toNotedFields = ({ name, website, about }: IdentityChange) => ({
  ...(name !== undefined && { name }),
  ...(website !== undefined && { website: toHost(website) }),
  ...(about !== undefined && { about: `${about.length} letters` }),
});

/** What was verified was verified of this name and this website. */
export const isAnotherCompany = (before: IdentityChange, after: IdentityChange): boolean =>
  (after.name !== undefined && !isSameCompanyName(before.name ?? "", after.name)) ||
  (after.website !== undefined && toHost(before.website) !== toHost(after.website));

export const changeRefusalSchema = z.object({
  decision: z.literal("refuse"),
  reason: requiredText("Please say why, so that the company can change it", 1000),
});

export const changeDecisionSchema = z.discriminatedUnion("decision", [
  z.object({ decision: z.literal("approve") }),
  changeRefusalSchema,
]);
