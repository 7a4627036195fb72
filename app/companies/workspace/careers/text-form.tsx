import { PostedForm, usePostedForm } from "#app/kit/forms/posted-form.tsx";
import { Field, TextArea } from "#app/kit/ui/control/field.tsx";
import { FoldLine } from "#app/kit/ui/control/fold.tsx";
import { careersSchema, valueNumbers } from "./careers-form.ts";

interface TextFormProps {
  saved: Readonly<Record<string, string>>;
  revision: number;
  answer: Parameters<typeof usePostedForm>[0]["answer"];
}

const valuesAtFirst = 3;

export function CareersTextForm({ saved, revision, answer }: TextFormProps) {
  const { fields, frame } = usePostedForm({ schema: careersSchema, answer, prefill: saved });
  const toRow = (at: (typeof valueNumbers)[number]) => (
    <div key={at} className="grid gap-3 sm:grid-cols-[2fr_3fr] sm:items-start">
      <Field label={`Value ${at}`} meta={fields[`title${at}`]} />
      <TextArea label={`Value ${at} in a sentence`} rows={2} meta={fields[`value${at}`]} />
    </div>
  );
  const further = valueNumbers.slice(valuesAtFirst);
  const isOpen = further
    .flatMap((at) => [fields[`title${at}`], fields[`value${at}`]])
    .some(({ initialValue, errors }) => initialValue || errors?.length);
  return (
    <PostedForm frame={frame} submit="Save the texts" submitting="Saving...">
      <input type="hidden" name="revision" value={revision} />
      <TextArea
        label="What it is like to work with you"
        rows={8}
        meta={fields.text}
        hint="Plain text. An empty line begins a new paragraph."
      />
      <Field
        label="Video"
        meta={fields.video}
        hint="The https address of a video about work with you. Your page links to it."
      />
      <fieldset className="grid gap-4">
        <legend className="pb-2 font-semibold text-lg">What you value: up to six</legend>
        {valueNumbers.slice(0, valuesAtFirst).map(toRow)}
        <details open={isOpen || undefined}>
          <FoldLine className="text-md">More values</FoldLine>
          <div className="grid gap-4 pt-2">{further.map(toRow)}</div>
        </details>
      </fieldset>
    </PostedForm>
  );
}
