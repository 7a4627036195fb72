import { type ReactNode, useContext } from "react";
import { shiftNames, workplaceNames } from "#app/jobs/postings/record/job-names.ts";
import { NamedOptions } from "#app/kit/forms/named-options.tsx";
import { ChoiceField, ShownForm, TextAreaField, TextField } from "#app/kit/forms/shown-form.tsx";
import { FoldLine } from "#app/kit/ui/control/fold.tsx";

/** A step has at most two folds, of fields that few postings fill in. */
export const PlaceFields = ({ asked }: AskedFields) => (
  <>
    <FieldGroup legend="Where">
      <TextField
        name="place"
        label="City and state"
        hint="Where the work is done, such as Tulsa, OK. Leave it empty for remote work."
        maxLength={100}
      />
      <ChoiceField name="workplace" label="Workplace (optional)" empty="Not said">
        <NamedOptions names={Object.entries(workplaceNames)} />
      </ChoiceField>
      <TextField
        name="setting"
        label="Setting (optional)"
        hint="Such as Hospital or Clinic."
        maxLength={60}
      />
      <TextField name="unit" label="Unit (optional)" hint="Such as 24-bed medical ICU." maxLength={80} />
      <FieldFold title="More places" names={["morePlaces"]} asked={asked}>
        <TextAreaField
          name="morePlaces"
          label="Also in these places (optional)"
          hint="For one opening in several places: one city and state in each line, such as Austin, TX. It stays one posting with one list of applicants, and is found near each place."
          className="sm:col-span-2"
          rows={4}
        />
      </FieldFold>
    </FieldGroup>
    <FieldGroup
      legend="License"
      note="Candidates ask first whether their license works. Remote work lists every state that it is open to."
    >
      <TextField
        name="licenseStates"
        label="License states"
        hint="Names or codes with commas between them. Empty means the state of each place."
        maxLength={300}
      />
      <ChoiceField name="compact" label="Multistate or compact license" empty="Not said">
        <option value="yes">Accepted</option>
        <option value="no">Not accepted</option>
      </ChoiceField>
    </FieldGroup>
    <FieldGroup legend="Schedule">
      <ChoiceField name="shift" label="Shift (optional)" empty="Not said">
        <NamedOptions names={Object.entries(shiftNames)} />
      </ChoiceField>
      <TextField
        name="schedule"
        label="Schedule (optional)"
        hint="Such as 3 x 12 h nights, every third weekend."
        maxLength={120}
      />
      <TextField name="hoursPerWeek" label="Hours a week (optional)" inputMode="decimal" maxLength={5} />
      <TextField name="shiftHours" label="Hours of a shift (optional)" inputMode="decimal" maxLength={5} />
      <FieldFold
        title="Call, floating and workload"
        names={["call", "floatPolicy", "ratio", "patientsPerDay", "ehr"]}
        asked={asked}
      >
        <TextField name="ratio" label="Nurse-to-patient ratio (optional)" maxLength={80} />
        <TextField name="patientsPerDay" label="Patients a day (optional)" maxLength={60} />
        <TextField name="call" label="Call (optional)" hint="Such as 1 in 4, by phone." maxLength={120} />
        <TextField name="floatPolicy" label="Floating (optional)" maxLength={120} />
        <TextField name="ehr" label="Records system (optional)" hint="Such as Epic." maxLength={60} />
      </FieldFold>
    </FieldGroup>
  </>
);

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

export interface AskedFields {
  /** Those that a check has a word about. */
  asked: readonly string[];
}

interface FieldFoldProps extends AskedFields {
  title: string;
  names: readonly string[];
  children: ReactNode;
}

/** Is open once anything in it is filled in, wrong or asked for, so that nothing is out of sight that should be read. */
export function FieldFold({ title, names, asked, children }: FieldFoldProps) {
  const { values, errors } = useContext(ShownForm);
  const isOpen = names.some((name) => values[name] || errors[name] || asked.includes(name));
  return (
    <details open={isOpen || undefined} className="min-w-0 sm:col-span-2">
      <FoldLine className="text-md">{`${title} (optional)`}</FoldLine>
      <div className="grid min-w-0 gap-4 pt-2 sm:grid-cols-2">{children}</div>
    </details>
  );
}

export const FieldGroup = ({
  legend,
  note,
  children,
}: {
  legend: string;
  note?: string;
  children: ReactNode;
}) => (
  <div className="border-line border-t pt-5">
    <fieldset className="min-w-0">
      <legend className="pb-3 font-bold text-xl">{legend}</legend>
      {note && <p className="max-w-2xl pb-3 text-ink-2 text-md">{note}</p>}
      <div className="grid min-w-0 gap-4 sm:grid-cols-2">{children}</div>
    </fieldset>
  </div>
);
