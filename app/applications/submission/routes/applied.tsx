import type { MetaFunction } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { useEffect } from "react";
import { toApplicationDraft } from "#app/applications/submission/application-draft.ts";
import { JobSummary } from "#app/applications/submission/job-summary.tsx";
import { SimilarList } from "#app/jobs/page/similar-list.tsx";
import { removeDraft } from "#app/kit/drafts/draft-store.ts";
import { Notice } from "#app/kit/ui/notice.tsx";
import { PageHeader } from "#app/kit/ui/page-header.tsx";
import { toPageMeta } from "#app/pages/page/page-meta.ts";
import { paths } from "#app/paths.ts";
import type { loader } from "./applied.server.ts";

export { loader } from "./applied.server.ts";

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
