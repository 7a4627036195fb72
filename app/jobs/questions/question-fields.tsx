import { useId } from "react";
import { ChoiceSet } from "#app/kit/ui/control/choice-set.tsx";
import { Field, type FieldMeta, TextArea } from "#app/kit/ui/control/field.tsx";
import { toFieldName } from "./answers.ts";
import { type Question, toKnockOutNote } from "./question.ts";

interface QuestionFieldsProps {
  questions: readonly Question[];
  /** Conform's, of a schema with `toAnswerFields`. */
  fields: Readonly<Record<string, FieldMeta>>;
  /** What is wrong with a file, by the name of its field. */
  fileErrors?: Readonly<Record<string, string>>;
}

export const QuestionFields = ({ questions, fields, fileErrors = {} }: QuestionFieldsProps) =>
  questions.map((question) => {
    const name = toFieldName(question.id);
    return question.kind === "file" ? (
      <FileQuestion key={name} question={question} error={fileErrors[name]} />
    ) : (
      <OneQuestion key={name} question={question} meta={fields[name]!} />
    );
  });

const toHint = (question: Question): string | undefined =>
  [question.help, toKnockOutNote(question)].filter(Boolean).join(" ") || undefined;

function OneQuestion({ question, meta }: { question: Question; meta: FieldMeta }) {
  const { kind, label, options } = question;
  const hint = toHint(question);
  const asked = { label, hint, meta };
  if (kind === "one" || kind === "some" || kind === "yes-no")
    return (
      <ChoiceSet
        type={kind === "some" ? "checkbox" : "radio"}
        label={label}
        hint={hint}
        meta={meta}
        options={
          kind === "yes-no"
            ? [
                { value: "yes", label: "Yes" },
                { value: "no", label: "No" },
              ]
            : options.map((option) => ({ value: option, label: option }))
        }
      />
    );
  if (kind === "long") return <TextArea {...asked} />;
  if (kind === "number") return <Field {...asked} inputMode="decimal" />;
  return <Field {...asked} type={kind === "date" ? "date" : "text"} />;
}

function FileQuestion({ question, error }: { question: Question; error?: string }) {
  const id = useId();
  const hint = toHint(question);
  return (
    <div className="grid content-start gap-1">
      <label htmlFor={id} className="wrap-anywhere font-semibold text-md">
        {question.label}
        {!question.isRequired && <span className="font-normal text-ink-3"> (optional)</span>}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="wrap-anywhere text-ink-3 text-sm">
          {hint}
        </p>
      )}
      <input
        id={id}
        type="file"
        name={toFieldName(question.id)}
        required={question.isRequired}
        aria-invalid={error ? true : undefined}
        aria-describedby={
          [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ") || undefined
        }
        className="min-h-11 w-full min-w-0 rounded-control border border-line-strong bg-surface py-2 pl-2 text-md file:mr-3 file:cursor-pointer file:rounded-chip file:bg-sunken file:px-3 file:py-1 file:font-semibold aria-invalid:border-coral aria-invalid:ring-1 aria-invalid:ring-coral"
      />
      {error && (
        <p id={`${id}-error`} className="text-coral text-sm">
          {error}
        </p>
      )}
    </div>
  );
}
