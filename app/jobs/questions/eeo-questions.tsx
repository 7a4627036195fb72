import { ChoiceSet } from "#app/kit/ui/control/choice-set.tsx";
import type { FieldMeta } from "#app/kit/ui/control/field.tsx";
import { eeoQuestions, toEeoFieldName } from "./eeo.ts";

interface EeoQuestionsProps {
  company: string;
  toField: (name: string) => FieldMeta;
}

export const EeoQuestions = ({ company, toField }: EeoQuestionsProps) => (
  <fieldset className="grid min-w-0 gap-4 pt-3">
    <legend className="pb-2 font-semibold text-lg">Voluntary questions</legend>
    <p className="text-ink-2">
      {company} asks these to report and improve whom it reaches. Answering is up to you and has no effect on
      your application. We keep your answers apart from it, only as counts: nobody, including us, can see what
      you answered.
    </p>
    {eeoQuestions.map(({ name, label, help, options }) => (
      <ChoiceSet
        key={name}
        type="radio"
        label={label}
        hint={help || undefined}
        meta={toField(toEeoFieldName(name))}
        options={options}
      />
    ))}
  </fieldset>
);
