import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { admit, requireViewer } from "#app/accounts/session/page-guard.server.ts";
import { findSavedOffer } from "#app/clinicians/offer/saved/saved-offers.server.ts";
import { goTo, notFound } from "#app/kit/platform/http.ts";
import { paths } from "#app/paths.ts";

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const viewer = admit(await requireViewer(context), request);
  const search = await findSavedOffer(context.db, viewer.id, params.publicId ?? "");
  if (search === null) throw notFound();
  return goTo(paths.salaryTool(search));
}
