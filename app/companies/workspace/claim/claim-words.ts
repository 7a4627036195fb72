import { dueRule, toDueAt } from "#app/kit/forms/due.ts";
import { toOfficeTime } from "#app/kit/text/when.ts";
import type { ChipTone } from "#app/kit/ui/chip.tsx";
import type { ClaimState, OwnClaim } from "./own-claims.server.ts";

const states: Record<ClaimState, { label: string; tone: ChipTone }> = {
  pending: { label: "Being checked", tone: "amber" },
  approved: { label: "Approved", tone: "good" },
  refused: { label: "Not confirmed", tone: "coral" },
  withdrawn: { label: "Withdrawn", tone: "plain" },
};

export type ClaimView = ReturnType<typeof toClaimView>;

export function toClaimView(claim: OwnClaim, now: number) {
  const { publicId, state, companyName, companySlug, message, reason, createdAt } = claim;
  return {
    publicId,
    companyName,
    companySlug,
    message,
    reason,
    isPending: state === "pending",
    isApproved: state === "approved",
    chip: states[state],
    sent: toOfficeTime(createdAt),
    next: toNext(claim, now),
  };
}

function toNext({ state, way, createdAt, decidedAt }: OwnClaim, now: number): string {
  const decided = decidedAt ? ` on ${toOfficeTime(decidedAt)}` : "";
  const dueAt = toDueAt(createdAt);
  const texts: Record<ClaimState, string> = {
    pending:
      dueAt > now
        ? `A person checks your claim. We decide by ${toOfficeTime(dueAt)} and email you. ${dueRule}`
        : `We promised to decide by ${toOfficeTime(dueAt)} and are late. Call us or answer our email, and we look at it first.`,
    approved:
      way === "domain"
        ? `Your email is at the company's domain, so we approved the claim at once${decided}.`
        : `We confirmed${decided} that you act for the company.`,
    refused: `We decided${decided}. You can claim the company again with an email at its domain.`,
    withdrawn: `You withdrew the claim${decided}. Nobody looks at it anymore.`,
  };
  return texts[state];
}
