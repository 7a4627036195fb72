import { Hono } from "hono";
import { CatalogUnavailable } from "#app/facts/catalog/catalog.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { apiError } from "#app/kit/platform/http.ts";
import { logError } from "#app/kit/platform/log.ts";
import * as companyClaim from "./api/admin/company-claims/[publicId].ts";
import * as jobsValidation from "./api/admin/jobs-validation.ts";
import * as adminPosting from "./api/admin/postings/[slug].ts";
import * as webVitals from "./api/analytics/web-vitals.ts";
import * as logInCode from "./api/auth/login/code.ts";
import * as logIn from "./api/auth/login.ts";
import * as logOut from "./api/auth/logout.ts";
import * as me from "./api/auth/me.ts";
import * as register from "./api/auth/register.ts";
import * as career from "./api/career.ts";
import * as contact from "./api/contact.ts";
import * as health from "./api/health.ts";
import * as hireRequest from "./api/hire-request.ts";
import * as jobApplications from "./api/jobs/[slug]/applications.ts";
import * as applySchema from "./api/jobs/[slug]/apply-schema.ts";
import * as jobAway from "./api/jobs/[slug]/away.ts";
import * as jobBeside from "./api/jobs/[slug]/beside.ts";
import * as job from "./api/jobs/[slug].ts";
import * as jobsForLicense from "./api/jobs/for-license.ts";
import * as recentJobs from "./api/jobs/recent.ts";
import * as savedSync from "./api/jobs/saved/sync.ts";
import * as savedJobs from "./api/jobs/saved.ts";
import * as jobStats from "./api/jobs/stats.ts";
import * as searchWords from "./api/jobs/words.ts";
import * as jobs from "./api/jobs.ts";
import * as mentor from "./api/mentor.ts";
import * as suggestions from "./api/navigation/suggestions.ts";
import * as navigation from "./api/navigation.ts";
import * as profile from "./api/profile.ts";
import * as specialties from "./api/specialties.ts";
import type { Endpoint, EndpointBindings } from "./endpoint/endpoint.ts";
import { answerPublic, isPublic, publicEndpoints } from "./endpoint/public-api.ts";

export const endpoints: Record<string, Partial<Record<"GET" | "POST" | "PUT", Endpoint>>> = {
  "/api/admin/company-claims/:publicId": companyClaim,
  "/api/admin/jobs-validation": jobsValidation,
  "/api/admin/postings/:slug": adminPosting,
  "/api/analytics/web-vitals": webVitals,
  "/api/auth/login": logIn,
  "/api/auth/login/code": logInCode,
  "/api/auth/logout": logOut,
  "/api/auth/me": me,
  "/api/auth/register": register,
  "/api/career": career,
  "/api/contact": contact,
  "/api/health": health,
  "/api/hire-request": hireRequest,
  "/api/jobs": jobs,
  "/api/jobs/for-license": jobsForLicense,
  "/api/jobs/recent": recentJobs,
  "/api/jobs/saved": savedJobs,
  "/api/jobs/saved/sync": savedSync,
  "/api/jobs/stats": jobStats,
  "/api/jobs/words": searchWords,
  "/api/jobs/:slug": job,
  "/api/jobs/:slug/applications": jobApplications,
  "/api/jobs/:slug/apply-schema": applySchema,
  "/api/jobs/:slug/away": jobAway,
  "/api/jobs/:slug/beside": jobBeside,
  "/api/mentor": mentor,
  "/api/navigation": navigation,
  "/api/navigation/suggestions": suggestions,
  "/api/profile": profile,
  "/api/specialties": specialties,
  ...publicEndpoints,
};

export function createApi() {
  const app = new Hono<{ Bindings: EndpointBindings }>();
  for (const [path, methods] of Object.entries(endpoints)) {
    for (const [method, handler] of Object.entries(methods)) app.on(method, path, handler);
    const allow = Object.keys(methods).join(", ");
    app.all(path, (c) =>
      apiError(
        405,
        { code: "method_not_allowed", message: `This endpoint does not take ${c.req.method}. Use ${allow}.` },
        { allow },
      ),
    );
  }
  app.notFound(() => apiError(404, { code: "not_found", message: "There is no such endpoint." }));
  app.onError((error, c) => {
    if (!(error instanceof CatalogUnavailable)) logError("api", error, { requestId: c.env.site.requestId });
    return apiError(500, {
      code: "internal",
      message: "Something went wrong on our side. Please try again in a moment.",
    });
  });
  return async (request: Request, site: SiteContext): Promise<Response> =>
    isPublic(request)
      ? answerPublic(request, site, (caller) => app.fetch(request, { site, caller }))
      : app.fetch(request, { site });
}
