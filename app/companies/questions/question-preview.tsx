import type { Question } from "#app/jobs/questions/question.ts";
import { QuestionFields } from "#app/jobs/questions/question-fields.tsx";
import { toFieldMeta } from "#app/kit/ui/control/field.tsx";

/** Null while something is wrong with what is typed. */
export function QuestionPreview({ questions }: { questions: readonly Question[] | null }) {
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
