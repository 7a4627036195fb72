import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { admit, requireViewer } from "#app/accounts/session/page-guard.server.ts";
import { dismissalId, isDismissalReason } from "#app/jobs/postings/dismissal/dismissal-reasons.ts";
import { dismissJob, restoreJob } from "#app/jobs/postings/dismissal/dismissed.server.ts";
import { findJob } from "#app/jobs/postings/record/find-job.server.ts";
import { requireForm } from "#app/kit/platform/form/form-body.ts";
import { goTo, notFound } from "#app/kit/platform/http.ts";
import { paths } from "#app/paths.ts";

export async function loader({ params, context }: LoaderFunctionArgs) {
  const job = await findJob(context.db, params.slug ?? "");
  if (!job) throw notFound();
  return redirect(paths.job(job.slug));
}

/** "Not interested", with the reason if the person likes, and back. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const viewer = admit(await requireViewer(context), request);
  const form = await requireForm(request, ["restore", "reason", "from"]);
  const slug = params.slug ?? "";
  const reason = String(form.get("reason") ?? "");
  if (form.has("restore")) await restoreJob(context.db, viewer, slug);
  else if (!(await dismissJob(context, viewer, slug, isDismissalReason(reason) ? reason : null)))
    throw notFound();
  if (form.get("from") === "alerts") throw goTo(paths.alerts());
  throw goTo(form.has("restore") ? paths.job(slug) : `${paths.job(slug)}#${dismissalId}`);
}
