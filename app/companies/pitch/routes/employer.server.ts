import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { findCareersPage } from "#app/companies/pitch/careers/careers-page.server.ts";
import { getEmployerPage } from "#app/companies/pitch/public-page/employer-page.server.ts";
import { toOrganization } from "#app/pages/page/structured-data.ts";

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const slug = params.slug ?? "";
  const [page, careers] = await Promise.all([
    getEmployerPage(context, request, slug),
    findCareersPage(context.db, slug),
  ]);
  const { name, website } = page.employer;
  return {
    ...page,
    careers: page.page === 1 ? careers : null,
    organization:
      careers &&
      toOrganization({ name, website, path: page.canonical, logo: careers.logo }, context.env.SITE_URL),
  };
}
