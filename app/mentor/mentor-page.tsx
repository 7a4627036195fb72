import { Form, Link } from "@remix-run/react";
import { paths } from "#app/paths.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { exampleQuestions } from "./example-questions.ts";
import { longestQuestion } from "./told/question-length.ts";
import { TurnView } from "./turn-view.tsx";
import { type Arrived, useConversation } from "./use-conversation.ts";

interface Props {
  /** Whether a language model words the answers. */
  isWorded: boolean;
  /** The example that the address names. */
  example: string;
  arrived: Arrived;
}

const problemId = "question-problem";

export function MentorPage({ isWorded, example, arrived }: Props) {
  const { turns, problem, isAsking, field, ask } = useConversation(arrived);
  return (
    <>
      <PageHeader
        title="AI career mentor"
        lead="Ask about licenses, pay, certificates, contracts or open jobs. Each answer comes from our own guides and data and names its page."
      />
      <div className="page mentor pb-section">
        <Form method="post" action={paths.mentor()} onSubmit={ask} className="grid gap-3">
          <label htmlFor="question" className="font-semibold text-md">
            Your question
          </label>
          <textarea
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
            <Button aria-disabled={isAsking}>
              <Icon name="messages-square" />
              {isAsking ? "Looking it up" : "Ask"}
            </Button>
          </div>
        </Form>
        {turns.length > 0 && (
          <section aria-labelledby="answers" className="grid gap-stack">
            <h2 id="answers" className="sr-only">
              Answers
            </h2>
            {turns.toReversed().map((turn) => (
              <TurnView key={turn.id} turn={turn} />
            ))}
          </section>
        )}
        <Examples />
        <p className="text-ink-2 text-sm">
          The mentor gives no medical or legal advice and does not judge immigration cases. Your questions
          stay in this tab until you close it. We log only what kind of question it was, such as “pay” or
          “license”.
          {isWorded &&
            " A language model reads your question and words the answer. What it says without a source is cut."}
        </p>
      </div>
    </>
  );
}

function Examples() {
  return (
    <section aria-labelledby="examples" className="grid gap-item">
      <h2 id="examples">Questions you can ask</h2>
      <ul className="grid gap-y-1">
        {Object.entries(exampleQuestions).map(([id, question]) => (
          <li key={id}>
            <Link
              to={`${paths.mentor()}?example=${id}`}
              className="link inline-flex min-h-11 items-center"
              preventScrollReset
            >
              {question}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
