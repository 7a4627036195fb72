import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { type ClientLoaderFunctionArgs, useLoaderData } from "@remix-run/react";
import { movedTo, notFound } from "#app/platform/http.ts";
import { randomId } from "#app/platform/random.ts";
import { findLandingPage } from "#app/recruiters/landing.server.ts";
import { listLandingsLike, parseLanding, toLandingTitle } from "#app/recruiters/landing.ts";
import { LandingPage } from "#app/recruiters/landing-page.tsx";
import { UncoveredScreen } from "#app/recruiters/uncovered-screen.tsx";
import { loadIslands } from "#app/ui/island.tsx";
import { JsonLd } from "#app/ui/json-ld.tsx";
import { toMissingPage } from "../nearest-pages.server.ts";
import { toPageMeta } from "../page-meta.ts";
import { toTitleCase } from "../slug-words.ts";

/** {profession}-recruiters-{place}, and every address that is no page. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { pathname, search } = new URL(request.url);
  const address = parseLanding(pathname);
  if (!address) throw notFound(toMissingPage(pathname));
  if (address.kind === "moved") throw movedTo(address.to + search);
  const page = address.kind === "page" ? await findLandingPage(context, address.landing) : null;
  const idempotencyKey = randomId();
  if (page) return data({ kind: "page" as const, page, idempotencyKey, canonical: page.path });
  const names =
    address.kind === "page"
      ? { profession: address.landing.profession.slug, place: address.landing.place.slug }
      : address;
  const near = listLandingsLike(names.profession, names.place);
  const missing = toMissingPage(
    pathname,
    near.map((landing) => ({ title: toLandingTitle(landing), to: landing.path })),
  );
  const title = `${toTitleCase(names.profession)} recruiters in ${toTitleCase(names.place)}`;
  return data(
    { kind: "uncovered" as const, title, missing, idempotencyKey, source: pathname.slice(1, 81) },
    404,
  );
}

/** Reached from another page, the form's code comes with the data. */
export async function clientLoader({ serverLoader }: ClientLoaderFunctionArgs) {
  const [loaded] = await Promise.all([serverLoader<typeof loader>(), loadIslands()]);
  return loaded;
}

export const meta: MetaFunction<typeof loader> = ({ data }) => {
  if (!data) return toPageMeta({ title: "Page not found", isIndexed: false });
  if (data.kind === "uncovered") return toPageMeta({ title: data.title, isIndexed: false });
  return toPageMeta({ title: data.page.metaTitle, description: data.page.metaDescription });
};

export default function CatchAllPage() {
  const shown = useLoaderData<typeof loader>();
  if (shown.kind === "uncovered") return <UncoveredScreen {...shown} />;
  return (
    <>
      <LandingPage page={shown.page} idempotencyKey={shown.idempotencyKey} />
      <JsonLd data={shown.page.service} />
      <JsonLd data={shown.page.breadcrumbs} />
    </>
  );
}
