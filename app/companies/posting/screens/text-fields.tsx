import { TextAreaField, TextField } from "#app/kit/forms/shown-form.tsx";
import { FieldGroup } from "./field-group.tsx";

export const TextFields = () => (
  <>
    <FieldGroup legend="Text">
      <TextAreaField
        name="description"
        label="Description"
        hint="The unit, the team, a usual day. Blank lines make paragraphs, lines that begin with a dash make a list."
        className="sm:col-span-2"
        rows={12}
      />
      <TextAreaField
        name="responsibilities"
        label="What the person will do (optional)"
        hint="One in each line."
        rows={6}
      />
      <TextAreaField
        name="requirements"
        label="What the person needs (optional)"
        hint="One in each line."
        rows={6}
      />
      <TextField
        name="experienceMonths"
        label="Months of experience (optional)"
        hint="0 welcomes new graduates."
        inputMode="numeric"
        maxLength={3}
      />
      <TextField name="education" label="Education (optional)" maxLength={300} />
      <TextField
        name="skills"
        label="Skills (optional)"
        hint="With commas between them."
        maxLength={400}
        className="sm:col-span-2"
      />
    </FieldGroup>
    <FieldGroup legend="How to apply">
      <TextField
        name="applyUrl"
        label="Address on your own site (optional)"
        hint="Left empty, candidates apply here in two minutes, and you answer them here."
        maxLength={1000}
      />
      <TextField
        name="closesOn"
        label="Closes on (optional)"
        type="date"
        hint="Left empty, 30 days from now."
      />
    </FieldGroup>
  </>
);
