import routes from "#app/routes.ts";
import { endpoints } from "../../../functions/api.ts";
import type { Cast } from "./cast.ts";

/** A route with an address that shows something. */
export interface Known {
  pattern: string;
  address: string;
  /** The same address with a record that nobody has. */
  unknown: string | null;
  /** Of our company, with another company's record. */
  mixed: string | null;
}

/** A value of each parameter, by the address up to it. A new route below these needs no line. */
const toValues = ({ ours, openSlug, mailId, userId }: Cast): Record<string, string> => ({
  "/jobs/:slug": openSlug,
  "/healthcare-jobs/:state": "texas",
  "/healthcare-careers/:path": "rn-to-nurse-practitioner",
  "/profession/:slug": "registered-nurse",
  "/profession/:slug/:tab": "license",
  "/specialties/:slug": "cardiology",
  "/specialty-families/:family": "primary-care",
  "/geographic/:slug": "chicago",
  "/geographic/:state": "texas",
  "/geographic/:state/:profession": "nurse-practitioner",
  "/metro/:area": "dallas-tx",
  "/metro/:area/:tab": "pay",
  "/locations/:slug": "seattle-wa",
  "/locations/:slug/:tab": "hospitals",
  "/states/:state": "colorado",
  "/states/:state/:tab": "pay",
  "/states/:state/compare/:other": "texas",
  "/salary-comparison/:role": "registered-nurse",
  "/salary-comparison/:role/:place": "houston-tx",
  "/skills-assessment/:slug": "icu-nurse",
  "/career-guides/:category": "pay-and-contracts",
  "/career-guides/:category/:slug": "w2-or-1099",
  "/blog/:slug": "where-the-same-rn-keeps-most",
  "/resources/:guide": "best-states",
  "/resources/:slug": "best-states",
  "/cards/:kind": "jobs",
  "/cards/:kind/:file": `${openSlug}.png`,
  "/sitemap/:file": "pages.xml",
  "/feeds/:file": "indeed.xml",
  "/employers/:slug": "harbor-ridge-medical-center",
  "/company-images/:image": "image-ours",
  "/hiring/claims/:publicId": "claim",
  "/hiring/:company": ours.slug,
  "/hiring/:company/approvals/:draft": "asked-ours",
  "/hiring/:company/history/:slug": "posting-ours",
  "/hiring/:company/jobs/:slug": "posting-ours",
  "/hiring/:company/applicants/:publicId": "applicant-ours",
  "/hiring/:company/applicants/:publicId/files/:file": "file-ours",
  "/hiring/:company/applicants/:publicId/interviews/:interview": "interview-ours",
  "/hiring/:company/endings/:publicId": "ending-ours",
  "/hiring/:company/developers/:webhook": "webhook-ours",
  "/hiring/:company/feeds/:feed": "feed-ours",
  "/hiring/:company/feeds/:feed/:run": "run-ours",
  "/post-job/published/:slug": "waiting-ours",
  "/post-job/:draft": "draft-ours",
  "/post-job/:draft/:step": "pay",
  "/admin/hire-requests/:publicId": "hire-request",
  "/admin/contacts/:publicId": "contact",
  "/admin/contacts/applications/:publicId": "applicant-desk",
  "/admin/contacts/applications/:publicId/files/:file": "file-desk",
  "/admin/attachments/:publicId": "attachment",
  "/admin/postings/:slug": "waiting-ours",
  "/admin/employers/:slug": ours.slug,
  "/admin/data-requests/:id": "data-request",
  "/admin/feeds/:feed": "feed-ours",
  "/admin/taxonomy/:id": "1",
  "/admin/users/:id": String(userId),
  "/admin/mail/:id": String(mailId),
  "/admin/social-media/templates/:publicId": "template",
  "/admin/social-media/:publicId": "social-post",
  "/admin/google-jobs-validation/jobs/:slug": openSlug,
  "/applications/:publicId": "application",
  "/applications/:publicId/files/:file": "file",
  "/applications/:publicId/references": "application",
  "/hiring/:company/talent/:publicId": "person-ours",
  "/first-messages/:publicId": "first-message",
  "/applications/:publicId/shared": "application",
  "/interviews/:publicId": "interview",
  "/offers/:publicId": "job-offer",
  "/dashboard/applications/:publicId": "application",
  "/dashboard/offers/:publicId": "offer",
  "/dashboard/drafts/:draft": "prepared",
  "/dashboard/documents/:publicId": "document",
  "/photos/:photo": "photo-ours",
  "/api/jobs/:slug": openSlug,
  "/api/v1/jobs/:slug": openSlug,
  "/api/v1/employers/:slug": "harbor-ridge-medical-center",
  "/api/v1/pay/:role": "registered-nurse",
  "/api/v1/pay/:role/:place": "houston-tx",
  "/api/v1/professions/:slug": "registered-nurse",
  "/api/v1/specialties/:slug": "cardiology",
  "/api/v1/states/:slug": "texas",
  "/api/v1/take-home/:state": "texas",
  "/api/v1/places/:kind": "metro",
  "/api/v1/places/:kind/:slug": "houston-tx",
  "/api/v1/articles/:id": "blog--where-the-same-rn-keeps-most",
  "/api/v1/company/postings/:requisition": "REQ-1",
  "/api/v1/company/jobs/:slug": "posting-ours",
  "/api/v1/company/applications/:id": "applicant-ours",
  "/api/v1/company/applications/:id/files/:file": "file-ours",
  "/api/admin/company-claims/:publicId": "claim",
  "/api/admin/postings/:slug": "waiting-ours",
});

/** Without it such a file or page has nothing to show. */
const queries: Record<string, string> = {
  "/salary-comparison.csv": "?profession=rn&place=texas",
  "/admin/web-vitals/route": "?path=%2F",
  "/admin/web-vitals.csv": "?file=days",
  "/admin/analytics.csv": "?table=visits",
  "/api/v1/licenses/verdict": "?profession=registered-nurse&from=TX&to=CO",
  "/api/v1/places": "?state=TX",
  "/api/v1/take-home/:state": "?pay=92000",
};

const parameter = /:\w+/g;

/** Every route of the site, taken from the tables that the site itself reads. */
export function listKnown(cast: Cast): Known[] {
  const values = toValues(cast);
  const fill = (pattern: string) =>
    pattern.replace(parameter, (name, at: number) => {
      const value = values[pattern.slice(0, at) + name];
      if (value === undefined) throw new Error(`Name a record for ${pattern} in ${import.meta.url}.`);
      return value;
    });
  const toKnown = (pattern: string): Known => {
    const last = pattern.match(parameter)?.at(-1);
    const address = fill(pattern).replace("*", "no-such-page") + (queries[pattern] ?? "");
    const unknown = last ? fill(pattern.slice(0, pattern.lastIndexOf(last))) : null;
    const rest = last ? pattern.slice(pattern.lastIndexOf(last) + last.length) : "";
    return {
      pattern,
      address,
      unknown: unknown === null ? null : `${unknown}no-such-record${rest}${queries[pattern] ?? ""}`,
      mixed: /^\/hiring\/:company\/.*:/.test(pattern) ? address.replace(/-ours\b/g, "-theirs") : null,
    };
  };
  return [...routes.map(({ path = "" }) => `/${path}`), ...Object.keys(endpoints)].map(toKnown);
}
