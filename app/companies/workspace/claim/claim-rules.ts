import { z } from "zod";
import { requiredText } from "#app/kit/forms/fields.ts";

/** Of a company, typed into the search for it. */
export const longestSearch = 100;
export const longestMessage = 1000;

export const claimMessageField = requiredText(
  "Tell us how we can confirm that you hire for this company",
  longestMessage,
);

const reasonField = requiredText("A refusal needs a reason, which the claimant reads", 1000);

/** The claim in words, as the page showed it. */
const asReadField = z.string().max(20_000).default("");

export const refusalSchema = z.object({
  read: asReadField,
  decision: z.literal("refuse"),
  reason: reasonField,
});

export const claimDecisionSchema = z.discriminatedUnion("decision", [
  z.object({ read: asReadField, decision: z.literal("approve") }),
  refusalSchema,
]);

interface ReadClaim {
  company: { name: string; website: string | null };
  claimant: string;
  email: string;
  message: string;
  hasOwner: boolean;
}

/** What a decision about a claim depends on, in words. */
export const toClaimContent = ({ company, claimant, email, message, hasOwner }: ReadClaim) => ({
  Company: company.name,
  Website: company.website ?? "",
  Claimant: claimant,
  Email: email,
  Message: message,
  "Approved, they become": hasOwner ? "a recruiter" : "the owner",
});
