/**
 * Every page of app/routes.ts, for the vitals Worker: the table itself needs Remix's compiler to be read. A test
 * compares the two.
 */
export const pageRoutes = [
  "/",
  "/jobs",
  "/search",
  "/jobs/:slug",
  "/jobs/:slug/apply",
  "/healthcare-jobs/:state",
  "/featured-jobs",
  "/hire-request",
  "/employers",
  "/contact",
  "/contact-us",
  "/admin",
  "/admin-dashboard",
  "/admin/hire-requests",
  "/admin/contacts",
  "/admin/web-vitals",
  "/login",
  "/register",
  "/logout",
  "/forgot-password",
  "/reset-password",
  "/verify-email",
  "/dashboard",
  "/dashboard/password",
  "/dashboard/sessions",
  "/dashboard/verification",
  "/offline",
] as const;
