import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { admit, requireViewer } from "#app/accounts/session/page-guard.server.ts";
import { findPreparedDraft } from "#app/applications/submission/prepared-drafts.server.ts";
import { goTo, notFound } from "#app/kit/platform/http.ts";
import { paths } from "#app/paths.ts";

/** Leads to the form with what an assistant prepared, after a log-in. Someone else's draft is a 404. */
export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const { id } = admit(await requireViewer(context), request);
  const publicId = params.draft ?? "";
  const draft = await findPreparedDraft(context.db, { userId: id, publicId }, context.now);
  if (!draft) throw notFound();
  throw goTo(`${paths.applyToJob(draft.slug)}?draft=${publicId}`);
}
