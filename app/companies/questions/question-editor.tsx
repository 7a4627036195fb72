import { Form } from "@remix-run/react";
import { type ReactNode, useEffect, useRef } from "react";
import { kindNames, mostQuestions, questionKinds } from "#app/jobs/questions/question.ts";
import { type FormErrors, ShownForm } from "#app/kit/forms/shown-form.tsx";
import { Button } from "#app/kit/ui/button.tsx";
import { Fold } from "#app/kit/ui/control/fold.tsx";
import { Notice } from "#app/kit/ui/notice.tsx";
import { QuestionCard } from "./question-card.tsx";
import { type TypedQuestion, toFormValues } from "./typed-questions.ts";
import { useUnsavedWarning } from "./use-unsaved-warning.ts";

interface QuestionEditorProps {
  typed: readonly TypedQuestion[];
  revision: number;
  library: readonly { key: string; label: string; isOwn: boolean }[];
  /** The company's other postings with questions. */
  others: readonly { slug: string; name: string }[];
  /** Null before a button is pressed. */
  answer: {
    errors: FormErrors;
    problem: { title: string; text: string } | null;
    focus: string | null;
  } | null;
}

export function QuestionEditor({ typed, revision, library, others, answer }: QuestionEditorProps) {
  const errors = answer?.errors ?? {};
  const firstInvalid = Object.keys(errors)[0] ?? answer?.focus ?? undefined;
  const problem = useRef<HTMLDivElement>(null);
  const mark = useUnsavedWarning(answer !== null);
  // The button is below the questions, and a refusal without a field to correct stands above them.
  useEffect(() => {
    if (answer?.problem && !firstInvalid) problem.current?.scrollIntoView({ block: "nearest" });
  }, [answer, firstInvalid]);
  return (
    <ShownForm.Provider value={{ values: toFormValues(typed), errors, firstInvalid }}>
      <Form
        method="post"
        replace
        preventScrollReset
        onChange={() => mark(true)}
        onSubmit={() => mark(false)}
        className="grid max-w-3xl gap-stack"
      >
        {/* Enter in a field presses the first button of a form. */}
        <button type="submit" name="do" value="save" tabIndex={-1} aria-hidden="true" className="sr-only">
          Save
        </button>
        <input type="hidden" name="revision" value={revision} />
        {answer?.problem && (
          <div ref={problem}>
            <Notice live tone="bad" title={answer.problem.title}>
              {answer.problem.text}
            </Notice>
          </div>
        )}
        {answer && !answer.problem && (
          <Notice live tone="warn" title="Not saved yet">
            Press “Save” when you are done.
          </Notice>
        )}
        <p className="text-ink-2">
          The form already asks for name, contact, résumé, licenses where the work needs one, work
          authorization, earliest start and a note.{" "}
          {typed.length === 0 && "This posting asks nothing more yet. "}
          Few and short questions get more applications.
        </p>
        {typed.map((question, at) => (
          <QuestionCard
            key={question.id}
            question={question}
            at={at}
            isLast={at === typed.length - 1}
            isOpen={
              !question.label ||
              [...Object.keys(errors), firstInvalid ?? ""].some(
                (field) => field.startsWith(`q${at}-`) || field.endsWith(`-${at}`),
              )
            }
          />
        ))}
        {typed.length < mostQuestions && (
          <>
            <AddOwn />
            <LibraryPicker library={library.filter(({ key }) => !typed.some(({ id }) => id === key))} />
            {others.length > 0 && <CopyFrom others={others} />}
          </>
        )}
        <p className="flex flex-wrap gap-3">
          <Button name="do" value="save">
            Save
          </Button>
          <Button name="do" value="preview" look="outline">
            Preview
          </Button>
        </p>
      </Form>
    </ShownForm.Provider>
  );
}

const AddOwn = () => (
  <AddRow label="Add a question in your own words" name="kind" step="add" submit="Add">
    {questionKinds.map((kind) => (
      <option key={kind} value={kind}>
        {kindNames[kind]}
      </option>
    ))}
  </AddRow>
);

const CopyFrom = ({ others }: Pick<QuestionEditorProps, "others">) => (
  <AddRow label="Copy the questions of another posting" name="from" step="copy" submit="Copy">
    {others.map(({ slug, name }) => (
      <option key={slug} value={slug}>
        {name}
      </option>
    ))}
  </AddRow>
);

interface AddRowProps {
  label: string;
  name: string;
  step: string;
  submit: string;
  children: ReactNode;
}

const AddRow = ({ label, name, step, submit, children }: AddRowProps) => (
  <div className="grid min-w-0 gap-1">
    <label htmlFor={`choose-${name}`} className="font-semibold text-md">
      {label}
    </label>
    <div className="flex flex-wrap gap-2">
      <select
        id={`choose-${name}`}
        name={name}
        className="h-11 min-w-0 flex-1 rounded-control border border-line-strong bg-surface px-3"
      >
        {children}
      </select>
      <Button name="do" value={step} look="outline">
        {submit}
      </Button>
    </div>
  </div>
);

function LibraryPicker({ library }: Pick<QuestionEditorProps, "library">) {
  const groups = [
    { name: "For this profession", questions: library.filter(({ isOwn }) => isOwn) },
    { name: "For any job", questions: library.filter(({ isOwn }) => !isOwn) },
  ].filter(({ questions }) => questions.length > 0);
  return (
    <Fold title="Choose from our questions" className="px-4 py-2">
      <div className="grid justify-items-start gap-4 pb-3">
        {groups.map(({ name, questions }) => (
          <fieldset key={name} className="grid">
            <legend className="font-semibold text-md">{name}</legend>
            {questions.map(({ key, label }) => (
              <label key={key} className="tick">
                <input type="checkbox" name={`pick-${key}`} value="1" />
                {label}
              </label>
            ))}
          </fieldset>
        ))}
        <Button name="do" value="pick" look="outline">
          Add the chosen questions
        </Button>
      </div>
    </Fold>
  );
}
