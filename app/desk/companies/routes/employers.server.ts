import { parseWithZod } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { listReviewChanges, readReviewContent } from "#app/companies/posting/publication/compared-content.ts";
import {
  type DeskChangeRow,
  parseChange,
  selectWaitingChanges,
} from "#app/companies/workspace/change/change-requests.server.ts";
import { changeDecisionSchema, toChangeLines } from "#app/companies/workspace/change/company-change.ts";
import { decideChange } from "#app/companies/workspace/change/decide-change.server.ts";
import { claimDecisionSchema, toClaimContent } from "#app/companies/workspace/claim/claim-rules.ts";
import { decideClaim } from "#app/companies/workspace/claim/decide-claim.server.ts";
import {
  type DeskCompany,
  parseCompanySearch,
  selectDeskCompanies,
  selectWaitingClaims,
  selectWaitingPages,
  toCompanyPage,
  type WaitingClaim,
} from "#app/desk/companies/desk-companies.server.ts";
import { admitAdmin } from "#app/desk/frame/admit-admin.server.ts";
import { deskPaths } from "#app/desk-paths.ts";
import { isOverdue, toDueText } from "#app/kit/forms/due.ts";
import { findNotice } from "#app/kit/forms/posted-form.tsx";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { requireForm } from "#app/kit/platform/form/form-body.ts";
import { goTo, notFound, unprocessed } from "#app/kit/platform/http.ts";
import { findOwn } from "#app/kit/text/own-value.ts";
import { toListDay } from "#app/kit/text/when.ts";

const doneTexts: Record<string, string> = {
  approved: "The claim is approved, and the claimant has an email.",
  refused: "The claim is refused, and the claimant has your reason by email.",
  changed: "The company's change is live, and its team has an email.",
  "sent-back": "The change is sent back, and the company's team has your reason by email.",
  late: "Someone has decided about it in the meantime.",
};

const verifiedTexts: Record<string, string> = { domain: "By email domain", review: "By one of us" };

export async function loader({ context, request }: LoaderFunctionArgs) {
  await admitAdmin(context, request);
  const { db, now } = context;
  const { searchParams } = new URL(request.url);
  const search = parseCompanySearch(searchParams);
  const [claims, found, changes, pages] = await db.$client.batch([
    selectWaitingClaims(db),
    selectDeskCompanies(db, search),
    selectWaitingChanges(db),
    selectWaitingPages(db),
  ]);
  const companies = found!.results as DeskCompany[];
  const { rows, next } = toCompanyPage(companies, search);
  const done = searchParams.get("done");
  return {
    name: search.name,
    done: findNotice(doneTexts, done),
    claims: (claims!.results as WaitingClaim[]).map(({ createdAt, hasOwner, ...claim }) => ({
      ...claim,
      hasOwner: hasOwner === 1,
      read: JSON.stringify(
        toClaimContent({
          ...claim,
          hasOwner: hasOwner === 1,
          company: { name: claim.company, website: claim.website },
        }),
      ),
      due: { text: toDueText(createdAt, now), isOver: isOverdue(createdAt, now) },
    })),
    changes: (changes!.results as DeskChangeRow[]).map((row) => {
      const { publicId, company, companySlug, askedBy, createdAt, before, after } = parseChange(row);
      return {
        ...{ publicId, company, companySlug, askedBy },
        lines: toChangeLines(before, after),
        due: { text: toDueText(createdAt, now), isOver: isOverdue(createdAt, now) },
      };
    }),
    pages: (pages!.results as { slug: string; name: string; askedAt: number }[]).map(
      ({ slug, name, askedAt }) => ({ slug, name, due: toDueText(askedAt, now) }),
    ),
    companies: rows.map(({ createdAt, verifiedBy, approvedAt, ...company }) => ({
      ...company,
      since: toListDay(createdAt),
      verified: verifiedBy ? (findOwn(verifiedTexts, verifiedBy) ?? verifiedBy) : "No",
      isTrusted: approvedAt !== null,
    })),
    next: next && deskPaths.adminEmployers(next),
  };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const viewer = await admitAdmin(context, request);
  const form = await requireForm(request, ["publicId", "change", "decision", "reason", "read"]);
  if (form.has("change")) return receiveChangeDecision(context, form, viewer.id);
  const publicId = String(form.get("publicId") ?? "").slice(0, 40);
  const submission = parseWithZod(form, { schema: claimDecisionSchema });
  if (submission.status !== "success") {
    if (form.get("decision") !== "refuse") throw notFound();
    return unprocessed({ publicId, result: submission.reply(), differences: null });
  }
  const decided = await decideClaim(context, publicId, submission.value, viewer.id);
  if (!decided.isKnown) throw notFound();
  if (decided.state === "pending") {
    const read = readReviewContent(submission.value.read);
    const differences = read ? listReviewChanges(read, decided.content) : [];
    const result = submission.value.decision === "refuse" ? submission.reply() : undefined;
    return data({ publicId, result, differences }, { status: 409 });
  }
  const wanted = submission.value.decision === "approve" ? "approved" : "refused";
  throw goTo(deskPaths.adminEmployers(`done=${decided.state === wanted ? wanted : "late"}`));
}

async function receiveChangeDecision(context: SiteContext, form: FormData, actorId: number) {
  const change = String(form.get("change")).slice(0, 40);
  const submission = parseWithZod(form, { schema: changeDecisionSchema });
  if (submission.status !== "success") {
    if (form.get("decision") !== "refuse") throw notFound();
    return unprocessed({ publicId: change, result: submission.reply(), differences: null });
  }
  const outcome = await decideChange(context, change, submission.value, actorId);
  if (outcome === "missing") throw notFound();
  const done = submission.value.decision === "approve" ? "changed" : "sent-back";
  throw goTo(deskPaths.adminEmployers(`done=${outcome === "decided" ? done : "late"}`));
}
