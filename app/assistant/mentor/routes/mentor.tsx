import type { MetaFunction } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import type { FormEventHandler } from "react";
import { longestQuestion } from "#app/assistant/mentor/answers/question-length.ts";
import { exampleQuestions } from "#app/assistant/mentor/example-questions.ts";
import { type Arrived, toBefore, useConversation } from "#app/assistant/mentor/use-conversation.ts";
import { toAnsweredTitle } from "#app/kit/platform/form/refused-form.ts";
import { toPageMeta } from "#app/pages/page/page-meta.ts";
import { paths } from "#app/paths.ts";
import "#app/assistant/mentor/mentor.css";
import { Conversation } from "#app/assistant/mentor/conversation.tsx";
import { Button } from "#app/kit/ui/button.tsx";
import { Icon } from "#app/kit/ui/icon.tsx";
import { Notice } from "#app/kit/ui/notice.tsx";
import { PageHeader } from "#app/kit/ui/page-header.tsx";
import type { action, loader } from "./mentor.server.ts";

export { action, loader } from "./mentor.server.ts";

export const meta: MetaFunction<typeof loader> = ({ data: page }) =>
  toPageMeta({
    title: toAnsweredTitle("AI career mentor", page?.isRefused),
    description:
      "Ask about healthcare licenses, pay, certificates, contracts and jobs. Answers come from our guides and data, and each names its source page.",
  });

export default function MentorRoute() {
  const { example, isWorded } = useLoaderData<typeof loader>();
  const arrived = useActionData<typeof action>() ?? null;
  return <MentorPage isWorded={isWorded} example={example} arrived={arrived} />;
}

interface Props {
  /** Whether a language model words the answers. */
  isWorded: boolean;
  /** The example that the address names. */
  example: string;
  arrived: Arrived;
}

const problemId = "question-problem";

function MentorPage({ isWorded, example, arrived }: Props) {
  const { turns, hasAsked, asked, problem, field, ask, clear } = useConversation(arrived);
  const before = arrived?.problem ? arrived.before : toBefore(turns);
  const parts = [
    <Examples key="examples" ask={ask} />,
    <Conversation key="answers" turns={turns} asked={asked} onClear={clear} />,
  ];
  return (
    <>
      <PageHeader
        title="AI career mentor"
        lead="Ask about licenses, pay, certificates, contracts or open jobs. Each answer comes from our own guides and data and names its page."
      />
      <div className="page mentor pb-section">
        <div className="mentor-ask">
          <Form method="post" action={paths.mentor()} onSubmit={ask} className="grid gap-3">
            {before && <input type="hidden" name="before" value={before} />}
            <label htmlFor="question" className="font-semibold text-md">
              Your question
            </label>
            <textarea
              key={example}
              ref={field}
              id="question"
              name="question"
              rows={3}
              required
              maxLength={longestQuestion}
              defaultValue={arrived?.problem ? arrived.question : example}
              aria-invalid={problem ? true : undefined}
              aria-describedby={problem ? problemId : undefined}
              className="mentor-field"
            />
            {problem && (
              <div id={problemId}>
                <Notice tone="bad" live>
                  {problem}
                </Notice>
              </div>
            )}
            <div>
              <Button aria-disabled={asked !== null}>
                <Icon name="messages-square" />
                Ask
              </Button>
            </div>
          </Form>
          <p className="text-ink-2 text-sm">
            The mentor gives no medical or legal advice and does not judge immigration cases. Your questions
            stay in this tab until you clear them or close it. We log only what kind of question it was, such
            as “pay” or “license”.
            {isWorded &&
              " A language model reads your question and words the answer. What it says without a source is cut."}
          </p>
        </div>
        {hasAsked ? parts.toReversed() : parts}
      </div>
    </>
  );
}

/** Pressing one asks it. */
function Examples({ ask }: { ask: FormEventHandler<HTMLFormElement> }) {
  return (
    <section aria-labelledby="examples" className="mentor-examples">
      <h2 id="examples" className="text-lg">
        Questions you can ask
      </h2>
      <Form method="post" action={paths.mentor()} onSubmit={ask}>
        <ul>
          {Object.values(exampleQuestions).map((question) => (
            <li key={question}>
              <button type="submit" name="question" value={question} className="link">
                {question}
              </button>
            </li>
          ))}
        </ul>
      </Form>
    </section>
  );
}
