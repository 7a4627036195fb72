import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { admit, requireViewer } from "#app/accounts/session/page-guard.server.ts";
import { findOwnLicense } from "#app/facts/licensing/memory/own-license.server.ts";
import {
  askSaved,
  readSaved,
  removeSaved,
  savedPerPage,
  slugField,
  toSavedPage,
} from "#app/jobs/list/comparison/saved-jobs.server.ts";
import { requireForm } from "#app/kit/platform/form/form-body.ts";
import { parseListPlace } from "#app/kit/platform/keyset.ts";
import { paths } from "#app/paths.ts";

const toPlace = (request: Request) => parseListPlace(new URL(request.url).searchParams, 2);

export async function loader({ context, request }: LoaderFunctionArgs) {
  const viewer = await context.viewer();
  const canonical = paths.saved();
  if (!viewer) return { canonical, account: null };
  const place = toPlace(request);
  const [asked, license] = await Promise.all([
    askSaved(context.db, viewer, place, savedPerPage).all(),
    findOwnLicense(context),
  ]);
  const account = readSaved(asked, place, savedPerPage, context.now, license);
  if (account.rows.length === 0 && (place.before || place.after)) throw redirect(canonical);
  return { canonical, account };
}

/** Without scripts. What is not saved, or not any more, needs no removal. */
export async function action({ context, request }: ActionFunctionArgs) {
  const viewer = admit(await requireViewer(context), request);
  const job = slugField.safeParse((await requireForm(request, ["job"])).get("job"));
  if (job.success) await removeSaved(context.db, viewer, job.data, context.now);
  return redirect(toSavedPage(toPlace(request)));
}
