import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { admit, requireViewer } from "#app/accounts/session/page-guard.server.ts";
import { findJob } from "#app/jobs/postings/record/find-job.server.ts";
import { requireForm } from "#app/kit/platform/form/form-body.ts";
import { notFound } from "#app/kit/platform/http.ts";
import { paths } from "#app/paths.ts";

/** Receipts stood here before they had an address of their own. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const reference = new URL(request.url).searchParams.get("ref") ?? "";
  if (/^[\w-]{8,40}$/.test(reference)) return redirect(paths.receipt(reference), 301);
  const job = await findJob(context.db, params.slug ?? "");
  if (!job) throw notFound();
  return redirect(paths.job(job.slug), 301);
}

/** Whether the person applied on the employer's own site, which we cannot see. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const viewer = admit(await requireViewer(context), request);
  const form = await requireForm(request, ["mark"]);
  const slug = params.slug ?? "";
  const d1 = context.db.$client;
  const jobId = await d1
    .prepare("SELECT id FROM jobs WHERE slug = ?1 AND apply_url IS NOT NULL AND status <> 'removed'")
    .bind(slug)
    .first<number>("id");
  if (jobId === null) throw notFound();
  await (form.get("mark") === "yes"
    ? d1
        .prepare(
          `INSERT INTO applied_elsewhere (user_id, job, at) VALUES (?1, ?2, ?3) ON CONFLICT DO NOTHING`,
        )
        .bind(viewer.id, jobId, context.now)
    : d1.prepare("DELETE FROM applied_elsewhere WHERE user_id = ?1 AND job = ?2").bind(viewer.id, jobId)
  ).run();
  return redirect(paths.job(slug));
}
