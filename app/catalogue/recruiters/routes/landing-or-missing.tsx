import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { type ClientLoaderFunctionArgs, useLoaderData } from "@remix-run/react";
import { getLandingPage } from "#app/catalogue/recruiters/landing/landing.server.ts";
import { parseLanding, toUncovered } from "#app/catalogue/recruiters/landing/landing-address.server.ts";
import { movedTo, notFound, notPossible } from "#app/kit/platform/http.ts";
import { randomId } from "#app/kit/platform/random.ts";
import { island, withIslands } from "#app/kit/ui/island.tsx";
import { toPageMeta } from "#app/pages/page/page-meta.ts";
import { toMissingPage } from "#app/pages/sitemap/nearest-pages.server.ts";
import { listPagesOfKind } from "#app/pages/sitemap/pages-of-kind.server.ts";
import "#app/companies/pitch/parts/hiring-layout.css";
import "#app/jobs/search/openings/openings.css";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { pathname } = new URL(request.url);
  const address = parseLanding(pathname);
  if (!address) throw notFound(toMissingPage(pathname, await listPagesOfKind(context, pathname)));
  if (address.kind === "moved") throw movedTo(request, address.to);
  const idempotencyKey = randomId();
  if (address.kind === "uncovered") {
    const uncovered = toUncovered(pathname, address.profession, address.place);
    return data({ kind: "uncovered" as const, uncovered, idempotencyKey }, 404);
  }
  const page = await getLandingPage(context, address.landing);
  return data({ kind: "page" as const, page, idempotencyKey, canonical: page.path });
}

export function action({ request }: ActionFunctionArgs) {
  const { pathname } = new URL(request.url);
  throw parseLanding(pathname) ? notPossible() : notFound(toMissingPage(pathname));
}

export async function clientLoader({ serverLoader }: ClientLoaderFunctionArgs) {
  const loaded = await withIslands(serverLoader<typeof loader>());
  return loaded;
}

export const meta: MetaFunction<typeof loader> = ({ data }) => {
  if (!data) return toPageMeta({ title: "Page not found", isIndexed: false });
  if (data.kind === "uncovered") return toPageMeta({ title: data.uncovered.title, isIndexed: false });
  return toPageMeta({ title: data.page.metaTitle, description: data.page.metaDescription });
};

const LandingPage = island(() =>
  import("#app/catalogue/recruiters/landing/landing-page.tsx").then((module) => module.LandingPage),
);
const UncoveredScreen = island(() =>
  import("#app/catalogue/recruiters/landing/uncovered-screen.tsx").then((module) => module.UncoveredScreen),
);

export default function CatchAllPage() {
  const shown = useLoaderData<typeof loader>();
  if (shown.kind === "uncovered")
    return <UncoveredScreen {...shown.uncovered} idempotencyKey={shown.idempotencyKey} />;
  return <LandingPage page={shown.page} idempotencyKey={shown.idempotencyKey} />;
}
