import type { MetaFunction } from "@remix-run/cloudflare";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { toAccountMeta } from "#app/accounts/account-page.tsx";
import { QuestionEditor } from "#app/companies/questions/question-editor.tsx";
import { HiringPage } from "#app/companies/workspace/frame/hiring-page.tsx";
import type { Question } from "#app/jobs/questions/question.ts";
import { QuestionFields } from "#app/jobs/questions/question-fields.tsx";
import { toAnsweredTitle } from "#app/kit/platform/form/refused-form.ts";
import { toFieldMeta } from "#app/kit/ui/control/field.tsx";
import { Notice } from "#app/kit/ui/notice.tsx";
import { paths } from "#app/paths.ts";
import { workPaths } from "#app/work-paths.ts";
import type { action, loader } from "./questions.server.ts";

/** Null while something is wrong with what is typed. */
function QuestionPreview({ questions }: { questions: readonly Question[] | null }) {
  return (
    <section aria-labelledby="preview" className="grid max-w-3xl gap-item">
      <h2 id="preview">What applicants see</h2>
      {questions === null ? (
        <p className="text-ink-2">Press “Preview” once every question is filled in.</p>
      ) : questions.length === 0 ? (
        <p className="text-ink-2">They are asked nothing beyond the form itself.</p>
      ) : (
        <ShownQuestions questions={questions} />
      )}
    </section>
  );
}

function ShownQuestions({ questions }: { questions: readonly Question[] }) {
  return (
    // Outside a dialog, this method sends nothing, whatever is pressed.
    <form
      id="shown"
      method="dialog"
      aria-label="A preview, which sends nothing"
      className="grid min-w-0 gap-4 rounded-card border border-line p-4 sm:p-6"
    >
      <QuestionFields questions={questions} toField={(name) => toFieldMeta("shown", name)} />
    </form>
  );
}

export { action, headers, loader } from "./questions.server.ts";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  toAccountMeta(toAnsweredTitle("Questions for applicants", data?.isRefused));

export default function QuestionsPage() {
  const { company, posting, library, others, isSaved, ...saved } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { typed, revision } = answer ?? saved;
  const preview = answer ? answer.preview : saved.preview;
  return (
    <HiringPage company={company} part="jobs" title="Questions for applicants" lead={posting.title}>
      {isSaved && !answer && (
        <div id="saved" className="scroll-mt-14">
          <Notice live tone="good" title="Saved.">
            New applicants get the questions below. Answers that you have already keep the questions that were
            asked.
          </Notice>
        </div>
      )}
      {posting.applyUrl && (
        <Notice tone="warn" title="Applicants are not asked these now">
          This posting leads them to your own site.{" "}
          {posting.isFromFeed ? (
            <>
              Its feed says so: leave the application address out there, and applications come here.{" "}
              <Link to={workPaths.hiringFeeds(company.slug)} className="link">
                Your feeds
              </Link>
            </>
          ) : (
            <>
              Remove its address, and applications come here.{" "}
              <Link to={paths.editPosting(posting.slug)} className="link">
                Edit the posting
              </Link>
            </>
          )}
        </Notice>
      )}
      {(!posting.applyUrl || typed.length > 0) && (
        <>
          <QuestionEditor
            // A new answer of the server is shown in full: the fields keep what they showed before.
            key={JSON.stringify([typed, answer?.errors])}
            typed={typed}
            revision={revision}
            library={library}
            others={others}
            answer={answer ?? null}
          />
          <QuestionPreview key={JSON.stringify(preview)} questions={preview} />
        </>
      )}
      <p>
        <Link to={workPaths.hiringJobs(company.slug)} className="link inline-flex min-h-11 items-center">
          All jobs
        </Link>
      </p>
    </HiringPage>
  );
}
