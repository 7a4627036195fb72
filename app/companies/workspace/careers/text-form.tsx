import { PostedForm, usePostedForm } from "#app/kit/forms/posted-form.tsx";
import { Field, TextArea } from "#app/kit/ui/control/field.tsx";
import { careersSchema, valueNumbers } from "./careers-form.ts";

interface TextFormProps {
  saved: Readonly<Record<string, string>>;
  revision: number;
  answer: Parameters<typeof usePostedForm>[0]["answer"];
}

export function CareersTextForm({ saved, revision, answer }: TextFormProps) {
  const { fields, frame } = usePostedForm({ schema: careersSchema, answer, prefill: saved });
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
        {valueNumbers.map((at) => (
          <div key={at} className="grid gap-3 sm:grid-cols-[1fr_2fr]">
            <Field label={`Value ${at}`} meta={fields[`title${at}`]} />
            <Field label={`Value ${at} in a sentence`} meta={fields[`value${at}`]} />
          </div>
        ))}
      </fieldset>
    </PostedForm>
  );
}
