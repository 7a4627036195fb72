import type { MetaFunction, SerializeFrom } from "@remix-run/cloudflare";
import { type ShouldRevalidateFunction, useActionData, useLoaderData } from "@remix-run/react";
import { useMemo } from "react";
import {
  mostLicenseRows,
  notSent,
  payField,
  questionsField,
} from "#app/applications/submission/application.ts";
import { ApplicationFields } from "#app/applications/submission/application-fields.tsx";
import { FitPanel, JobSummary } from "#app/applications/submission/fit-panel.tsx";
import { readKept, useMyLicense } from "#app/facts/licensing/memory/license-memory.ts";
import type { DraftForm } from "#app/kit/drafts/drafts.ts";
import { RequestForm } from "#app/kit/forms/request-form.tsx";
import { useServerForm } from "#app/kit/forms/server-form.ts";
import { toAnsweredTitle } from "#app/kit/platform/form/refused-form.ts";
import { screen } from "#app/kit/ui/island.tsx";
import { Notice } from "#app/kit/ui/notice.tsx";
import { PageHeader } from "#app/kit/ui/page-header.tsx";
import { useOpened } from "#app/kit/vitals/use-opened.ts";
import { toPageMeta } from "#app/pages/page/page-meta.ts";
import { paths } from "#app/paths.ts";
import type { action, loader } from "./apply.server.ts";

const toApplicationDraft = ({ slug, title }: { slug: string; title: string }): DraftForm => ({
  key: `apply:${slug}`,
  title: `Application: ${title}`,
});

export { action, headers, loader } from "./apply.server.ts";

const SimilarList = screen(() =>
  import("#app/jobs/page/similar-list.tsx").then((module) => module.SimilarList),
);

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  toPageMeta({
    title: toAnsweredTitle(data ? `Apply: ${data.job.title}` : "Apply", data?.isRefused),
    isIndexed: false,
  });

/** A refused form stays on the page, also where the posting closed meanwhile and a new visit would leave it. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ actionStatus, defaultShouldRevalidate }) =>
  (actionStatus ?? 200) < 400 && defaultShouldRevalidate;

export default function ApplyPage() {
  const loaded = useLoaderData<typeof loader>();
  const asked = useActionData<typeof action>()?.asked ?? loaded.asked;
  useOpened(paths.applyToJob(loaded.job.slug));
  // Conform reads once which fields there are, and keeps what was typed in those that stay.
  return <ApplyScreen key={asked.revision} {...asked} />;
}

/** The licenses that this browser remembers stand in for those of a profile. */
function useFilled(prefill: Fields | null, profession: string | null): Fields | undefined {
  const license = useMyLicense();
  return useMemo(() => {
    const isOurs = license && (license.profession ?? profession) === profession;
    if (!isOurs || prefill?.license1) return prefill ?? undefined;
    const rows = readKept()
      .licenses.slice(0, mostLicenseRows)
      .flatMap(({ state, multistate }, index) => [
        [`license${index + 1}`, state],
        [`compact${index + 1}`, multistate ? "on" : ""],
      ]);
    return { ...prefill, ...(Object.fromEntries(rows) as Fields) };
  }, [license, prefill, profession]);
}

type Fields = Record<string, string>;

function ApplyScreen({ questions, revision }: SerializeFrom<typeof loader>["asked"]) {
  const { job, isForDesk, idempotencyKey, prefill, asked: _, ...person } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const filled = useFilled(prefill, job.profession);
  const { toField, frame } = useServerForm({
    required: ["firstName", "email"],
    draft: toApplicationDraft(job),
    prefill: filled,
    answer,
    failed: notSent,
  });
  const receiver = isForDesk ? "Our recruiters, who pass it on" : job.employer;
  const fit = { ...person, receiver, slug: job.slug, work: job.work };
  return (
    <>
      <PageHeader
        title={`Apply: ${job.title}`}
        lead={
          isForDesk
            ? `${job.employer} has no team on this site. Your application goes to our recruiters, who pass it on and tell you the day. It takes about 2 minutes.`
            : `Your application goes to the team of ${job.employer} on this site. It takes about 2 minutes.`
        }
      />
      <div className="page grid gap-8 pb-12 md:grid-cols-[minmax(0,1fr)_20rem] md:items-start lg:gap-12">
        {/* On a phone, what to know comes before the form and the posting after it. */}
        <FitPanel id="fit" className="md:hidden" {...fit} />
        <RequestForm
          frame={frame}
          idempotencyKey={idempotencyKey}
          encType="multipart/form-data"
          submit={isForDesk ? "Send to our recruiters" : "Send to the employer"}
          submitting="Sending..."
          className="max-w-2xl md:col-start-1 md:row-start-1"
        >
          {person.isPrepared && !answer && (
            <Notice tone="warn" title="An assistant prepared this. Nothing was sent.">
              Read every word, correct what is wrong, and send it yourself.
            </Notice>
          )}
          <input type="hidden" name={payField} value={answer?.pay ?? person.pay} />
          <input type="hidden" name={questionsField} value={revision} />
          <ApplicationFields
            toField={toField}
            questions={questions}
            {...{
              ...person,
              employer: job.employer,
              slug: job.slug,
              places: job.places,
              kept: answer?.kept ?? {},
            }}
            hasTeam={!isForDesk}
          />
          {person.hiddenWords && <Notice tone="warn" title={person.hiddenWords} />}
        </RequestForm>
        <div className="md:sticky md:top-24 md:col-start-2 md:row-start-1 md:grid md:max-h-[calc(100dvh-7rem)] md:gap-4 md:overflow-y-auto">
          <JobSummary job={job} />
          <FitPanel id="fit-beside" className="max-md:hidden" {...fit} />
        </div>
        {answer?.similar && <SimilarList similar={answer.similar} />}
      </div>
    </>
  );
}
