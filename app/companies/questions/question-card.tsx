import { useContext } from "react";
import { kindNames, type Question } from "#app/jobs/questions/question.ts";
import { ChoiceField, ShownForm, TextAreaField, TextField, Tick } from "#app/kit/forms/shown-form.tsx";
import { Button } from "#app/kit/ui/button.tsx";
import { Fold } from "#app/kit/ui/control/fold.tsx";
import { hasOptions, type TypedQuestion, toPartName } from "./typed-questions.ts";

interface QuestionCardProps {
  question: TypedQuestion;
  /** Something in it is to be written or corrected. */
  isOpen: boolean;
  at: number;
  isLast: boolean;
}

export function QuestionCard({ question, at, isLast, isOpen }: QuestionCardProps) {
  const { id, kind, label } = question;
  const kindName = (kindNames[kind as Question["kind"]] ?? kindNames.short).toLowerCase();
  return (
    <Fold
      title={
        <span className="wrap-anywhere py-2">
          {at + 1}. {label || "New question"}
          <span className="font-normal text-ink-2 text-md"> {kindName}</span>
        </span>
      }
      isOpen={isOpen}
      className="min-w-0 px-4 sm:px-5"
    >
      <fieldset className="grid min-w-0 gap-4 pb-4">
        <legend className="sr-only">Question {at + 1}</legend>
        <input type="hidden" name={toPartName(at, "id")} value={id} />
        <input type="hidden" name={toPartName(at, "kind")} value={kind} />
        <TextField name={toPartName(at, "label")} label="Question" maxLength={200} />
        <TextField name={toPartName(at, "help")} label="Help below it (optional)" maxLength={300} />
        {hasOptions(kind) && (
          <TextAreaField
            name={toPartName(at, "options")}
            label="Options"
            hint="One on each line, 2 to 12 of them."
            rows={5}
          />
        )}
        <WantedField kind={kind} at={at} />
        <Tick name={toPartName(at, "required")}>Applicants have to answer it</Tick>
        <p className="flex flex-wrap gap-2">
          {at > 0 && <StepButton step="up" at={at} text="Move up" />}
          {!isLast && <StepButton step="down" at={at} text="Move down" />}
          <StepButton step="remove" at={at} text="Remove" />
        </p>
      </fieldset>
    </Fold>
  );
}

function StepButton({ step, at, text }: { step: string; at: number; text: string }) {
  const { firstInvalid } = useContext(ShownForm);
  const value = `${step}-${at}`;
  return (
    <Button name="do" value={value} look="outline" size="small" autoFocus={firstInvalid === value}>
      {text} <span className="sr-only">question {at + 1}</span>
    </Button>
  );
}

const told = "Applicants read it before they answer, and everyone can still apply.";

function WantedField({ kind, at }: { kind: string; at: number }) {
  if (kind === "number")
    return (
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          name={toPartName(at, "least")}
          label="Minimum that you ask for (optional)"
          hint={told}
          inputMode="decimal"
          maxLength={12}
        />
        <TextField
          name={toPartName(at, "unit")}
          label="Unit (optional)"
          hint="Such as years."
          maxLength={20}
        />
      </div>
    );
  if (kind === "yes-no")
    return (
      <ChoiceField
        name={toPartName(at, "wanted")}
        label="The answer that you ask for (optional)"
        hint={told}
        empty="Either"
      >
        <option value="yes">Yes</option>
        <option value="no">No</option>
      </ChoiceField>
    );
  if (!hasOptions(kind)) return null;
  return (
    <TextAreaField
      name={toPartName(at, "wanted")}
      label="The answers that you ask for (optional)"
      hint={`${kind === "one" ? "Any of these options" : "All of these options"}, one on each line. ${told}`}
      rows={2}
    />
  );
}
