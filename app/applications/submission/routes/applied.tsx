import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { useEffect } from "react";
import { toApplicationDraft } from "#app/applications/submission/application-draft.ts";
import { toJobSummary } from "#app/applications/submission/applied-job.ts";
import { JobSummary } from "#app/applications/submission/job-summary.tsx";
import { findSentApplication } from "#app/applications/submission/repeated-application.server.ts";
import { toJobTrail } from "#app/jobs/page/job-trail.ts";
import { listSimilarJobs } from "#app/jobs/page/similar-jobs.server.ts";
import { SimilarList } from "#app/jobs/page/similar-list.tsx";
import { toDateText } from "#app/jobs/postings/record/job.ts";
import { findJob } from "#app/jobs/postings/record/job-page.server.ts";
import { removeDraft } from "#app/kit/drafts/draft-store.ts";
import { goTo, notFound } from "#app/kit/platform/http.ts";
import { Notice } from "#app/kit/ui/notice.tsx";
import { PageHeader } from "#app/kit/ui/page-header.tsx";
import { toPageMeta } from "#app/pages/page/page-meta.ts";
import { toMissingPage } from "#app/pages/sitemap/nearest-pages.server.ts";
import { paths } from "#app/paths.ts";

/** Reloading sends nothing again. Without an application, it leads to the posting. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  context.preventCaching();
  const slug = params.slug ?? "";
  const job = await findJob(context.db, slug);
  if (!job) throw notFound(toMissingPage(paths.job(slug)));
  const reference = new URL(request.url).searchParams.get("ref") ?? "";
  const found = await findSentApplication(context.db, job.id, reference);
  if (!found) throw goTo(paths.job(job.slug));
  return {
    job: toJobSummary(job, context.now),
    similar: await listSimilarJobs(context, job),
    sent: toDateText(found.at),
    isForDesk: found.isForDesk === 1,
    trail: [...toJobTrail(job), { name: "Sent", path: paths.applied(job.slug, reference) }],
  };
}

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  toPageMeta({ title: data ? `Sent: ${data.job.title}` : "Sent", isIndexed: false });

export default function AppliedPage() {
  const { job, similar, sent, isForDesk } = useLoaderData<typeof loader>();
  const draftKey = toApplicationDraft(job).key;
  // The draft is in the browser's storage, and only this page knows that it was sent.
  useEffect(() => {
    removeDraft(draftKey);
  }, [draftKey]);
  return (
    <>
      <PageHeader title={isForDesk ? "Sent to our recruiters" : "Sent to the employer"} />
      <div className="page pb-12">
        <div className="grid gap-8 md:grid-cols-[minmax(0,1fr)_20rem] md:items-start lg:gap-12">
          <div className="grid max-w-2xl gap-stack">
            <Notice tone="good" live>
              We sent your message about “{job.title}” on {sent}, with your email address for a reply.
            </Notice>
            <section aria-labelledby="next">
              <h2 id="next" className="pb-item">
                What happens next
              </h2>
              <ol className="grid list-decimal gap-item pl-5">
                <li>
                  {isForDesk
                    ? `${job.employer} has no account here, so our recruiters got your message and pass it on.`
                    : `${job.employer} gets your message by email.`}
                </li>
                <li>They reply to the email address that you gave. Look in your spam folder too.</li>
                <li>
                  If they want to go on, they will ask for your résumé or CV, your license and a time to talk.
                  Have the license number at hand.
                </li>
                <li>You pay nothing at any point. The employer pays for recruiting.</li>
              </ol>
            </section>
            <p>
              <Link to={paths.job(job.slug)} className="link inline-flex min-h-11 items-center">
                Back to the posting
              </Link>
            </p>
          </div>
          <JobSummary job={job} />
        </div>
        <SimilarList similar={similar} />
      </div>
    </>
  );
}
