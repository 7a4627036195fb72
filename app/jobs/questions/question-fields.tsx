import { ChoiceSet } from "#app/kit/ui/control/choice-set.tsx";
import { Field, type FieldMeta, FileInput, TextArea } from "#app/kit/ui/control/field.tsx";
import { type Question, toFieldName, toKnockOutNote } from "./question.ts";

interface QuestionFieldsProps {
  questions: readonly Question[];
  toField: (name: string) => FieldMeta;
  /** Files of a form that was refused, by the names of their fields. */
  kept?: Readonly<Record<string, { name: string }>>;
}

export const QuestionFields = ({ questions, toField, kept = {} }: QuestionFieldsProps) =>
  questions.map((question) => {
    const name = toFieldName(question.id);
    const file = kept[name]?.name;
    const meta = { ...toField(name), required: question.isRequired && !file };
    return <QuestionField key={name} {...{ question, meta, file }} />;
  });

const toHint = (question: Question): string | undefined =>
  [question.help, toKnockOutNote(question)].filter(Boolean).join(" ") || undefined;

export const toKeptNote = (file: string): string =>
  `We have ${file} from your first try. You need not choose it again.`;

interface QuestionFieldProps {
  question: Question;
  meta: FieldMeta;
  file: string | undefined;
}

function QuestionField({ question, meta, file }: QuestionFieldProps) {
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
  if (kind === "file")
    return <FileInput {...asked} hint={[hint, file && toKeptNote(file)].filter(Boolean).join(" ")} />;
  if (kind === "long") return <TextArea {...asked} />;
  if (kind === "number") return <Field {...asked} inputMode="decimal" />;
  return <Field {...asked} type={kind === "date" ? "date" : "text"} />;
}
