import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { accountHeaders } from "#app/accounts/account-page.tsx";
import { admit, requireRole } from "#app/accounts/session/page-guard.server.ts";
import { claimCompany, mayAdmitAtOnce } from "#app/companies/workspace/claim/claim-company.server.ts";
import { claimMessageField, longestSearch } from "#app/companies/workspace/claim/claim-rules.ts";
import { toClaimView } from "#app/companies/workspace/claim/claim-words.ts";
import { findClaimable, findCompanies } from "#app/companies/workspace/claim/company-search.server.ts";
import { findCompanyDomain, findProvenDomain } from "#app/companies/workspace/claim/email-domain.ts";
import { listOwnClaims } from "#app/companies/workspace/claim/own-claims.server.ts";
import { toClaimTrail } from "#app/companies/workspace/frame/hiring-page.tsx";
import { requireForm } from "#app/kit/platform/form/form-body.ts";
import { goTo, notFound, unprocessed } from "#app/kit/platform/http.ts";
import { paths } from "#app/paths.ts";

export const headers = accountHeaders;

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { db, now } = context;
  const viewer = admit(await requireRole(context, ["employer"]), request);
  const { searchParams } = new URL(request.url);
  const slug = searchParams.get("company");
  const searched = searchParams.get("q")?.slice(0, longestSearch).trim() ?? null;
  const name = searched ?? viewer.memberships[0]?.employerName ?? "";
  const [company, found, claims] = await Promise.all([
    slug ? findClaimable(db, slug) : null,
    slug ? [] : findCompanies(db, viewer, name),
    listOwnClaims(db, viewer.id),
  ]);
  if (slug && !company) throw notFound();
  return {
    trail: toClaimTrail(),
    viewer: { email: viewer.email, isVerified: viewer.emailVerified },
    own: viewer.memberships.map(({ employerName, employerSlug }) => ({
      name: employerName,
      slug: employerSlug,
    })),
    claims: claims.map((claim) => toClaimView(claim, now)),
    name,
    isSearched: searched !== null,
    found: found.map((one) => ({
      slug: one.slug,
      name: one.name,
      place: [one.city, one.stateCode].filter(Boolean).join(", ") || null,
      open: one.open,
    })),
    chosen: company && {
      company: { slug: company.slug, name: company.name, domain: await findCompanyDomain(company) },
      isProven: (await findProvenDomain(viewer.email, company)) !== null,
      isAtOnce: await mayAdmitAtOnce(context, company.id),
    },
  };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const viewer = admit(await requireRole(context, ["employer"]), request);
  const form = await requireForm(request, ["company", "message"]);
  const slug = String(form.get("company") ?? "");
  const typed = String(form.get("message") ?? "");
  const refuse = (error: string) => unprocessed({ typed, error });
  const company = await findClaimable(context.db, slug);
  if (!company) throw notFound();
  const message = claimMessageField.safeParse(typed);
  if (!message.success && (await findProvenDomain(viewer.email, company)) === null)
    return refuse(message.error.issues[0]!.message);
  const claimed = await claimCompany(context, viewer, slug, message.data ?? "");
  if (claimed.ok)
    throw goTo(
      claimed.isApproved ? paths.companySettings(slug, "done=claimed") : paths.companyClaim(claimed.publicId),
    );
  if (claimed.reason === "unknown") throw notFound();
  return refuse(
    claimed.reason === "unverified"
      ? "Confirm your email first."
      : "You have several claims that are being checked. Withdraw one, or try again tomorrow.",
  );
}
