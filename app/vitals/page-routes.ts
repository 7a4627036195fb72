/**
 * Every page of app/routes.ts, for the vitals Worker: the table itself needs Remix's compiler to be read. A test
 * compares the two.
 */
export const pageRoutes = ["/", "/admin/web-vitals"] as const;
