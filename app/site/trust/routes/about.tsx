import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { getFromCatalog } from "#app/facts/catalog/catalog.ts";
import { toPageMeta } from "#app/pages/page/page-meta.ts";
import { paths } from "#app/paths.ts";
import { logError } from "#app/kit/platform/log.ts";
import { site } from "#app/site.ts";
import { AboutPage } from "#app/site/trust/about/about-page.tsx";
import { getSiteSpeed } from "#app/kit/vitals/site-speed.server.ts";

export async function loader({ context }: LoaderFunctionArgs) {
  const { env, now, requestId } = context;
  const [sections, speed] = await Promise.all([
    getFromCatalog(env.CATALOG, "about"),
    getSiteSpeed(env.VITALS_DB, now).catch((error) => {
      logError("about.speed", error, { requestId });
      context.preventCaching();
      return null;
    }),
  ]);
  return { sections, speed, canonical: paths.about() };
}

export const meta: MetaFunction = () =>
  toPageMeta({
    title: "About us",
    description: `Who runs ${site.name}, who pays for it, how postings are checked and dated, how pay is computed, how fast the site is, and what we do not do.`,
  });

export default function AboutRoute() {
  return <AboutPage {...useLoaderData<typeof loader>()} />;
}
