import { PostedForm } from "#app/kit/forms/posted-form.tsx";
import { usePostedForm } from "#app/kit/forms/use-posted-form.ts";
import { Field, Select } from "#app/kit/ui/control/field.tsx";
import { meaningOptions, meaningSchema } from "./meaning.ts";

interface MeaningFormProps {
  formKey: string;
  phrase: string;
  answer: Parameters<typeof usePostedForm>[0]["answer"];
}

export function MeaningForm({ formKey, phrase, answer }: MeaningFormProps) {
  const { fields, frame } = usePostedForm({ schema: meaningSchema, prefill: { phrase }, answer });
  return (
    <PostedForm frame={frame} submit="Add the meaning" submitting="Adding...">
      <input type="hidden" name="key" value={formKey} />
      <Field
        label="Words"
        hint="Shorten them to what names the role or the specialty."
        meta={fields.phrase}
        autoComplete="off"
      />
      <Select
        label="They mean"
        meta={fields.meaning}
        options={[{ value: "", label: "Choose" }, ...meaningOptions]}
      />
    </PostedForm>
  );
}
