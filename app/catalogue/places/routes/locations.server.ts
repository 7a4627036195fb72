import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { listLocations } from "#app/catalogue/places/location/location-list.server.ts";
import { requireTidyAddress } from "#app/kit/platform/tidy-address.ts";
import { findAreaText } from "#app/pages/page/area-text.server.ts";
import { paths } from "#app/paths.ts";

export async function loader({ request, context }: LoaderFunctionArgs) {
  requireTidyAddress(request, context);
  const list = await listLocations(context, new URL(request.url).searchParams);
  return {
    list,
    intro: list.kind === "states" ? await findAreaText(context, paths.locations()) : null,
    canonical: paths.locations(list.kind === "places" ? `state=${list.state.slug}` : ""),
  };
}
