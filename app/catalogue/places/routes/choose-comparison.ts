import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { toComparisonPath } from "#app/catalogue/places/state/comparison.ts";
import { goTo, notFound } from "#app/kit/platform/http.ts";
import { toMissingPage } from "#app/pages/sitemap/nearest-pages.server.ts";
import { findStateByAddress, listStatePages, requireState } from "#app/pages/sitemap/state-address.server.ts";
import { paths } from "#app/paths.ts";

export function loader({ request, params }: LoaderFunctionArgs) {
  const { pathname, searchParams } = new URL(request.url);
  const state = requireState(request, params.state ?? "", ({ slug }) => paths.chooseComparison(slug));
  const asked = searchParams.get("with");
  if (!asked) return goTo(paths.stateTab(state.slug, "comparison"));
  const other = findStateByAddress(asked);
  if (!other)
    throw notFound(
      toMissingPage(
        pathname,
        listStatePages(({ slug }) => paths.state(slug)),
      ),
    );
  return goTo(toComparisonPath(state, other));
}
