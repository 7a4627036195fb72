import { NamedOptions } from "#app/kit/forms/named-options.tsx";
import { ChoiceField, TextField, Tick } from "#app/kit/forms/shown-form.tsx";
import { typeNames } from "#app/jobs/postings/record/job-names.ts";
import { listOptions } from "#app/clinicians/profile/form/packed-options.ts";
import { FieldGroup } from "./field-group.tsx";

interface RoleFieldsProps {
  professions: string;
  specialties: string;
  isAgency: boolean;
}

export function RoleFields({ professions, specialties, isAgency }: RoleFieldsProps) {
  return (
    <>
      <FieldGroup legend="The job">
        <TextField
          name="title"
          label="Job title"
          hint="The name of the job only, such as ICU Registered Nurse. Pay, city and employer have their own fields."
          maxLength={120}
          className="sm:col-span-2"
        />
        <ChoiceField name="profession" label="Profession" empty="Choose a profession">
          <NamedOptions names={listOptions(professions)} />
        </ChoiceField>
        <ChoiceField name="specialty" label="Specialty (optional)" empty="No specialty">
          <NamedOptions names={listOptions(specialties)} />
        </ChoiceField>
        <ChoiceField name="type" label="Job type" empty="Choose a type">
          <NamedOptions names={Object.entries(typeNames)} />
        </ChoiceField>
        <TextField
          name="contractWeeks"
          label="Length in weeks (optional)"
          hint="For travel, locum and contract work."
          inputMode="numeric"
          maxLength={3}
        />
      </FieldGroup>
      <FieldGroup legend="Start and openings">
        <TextField
          name="startDate"
          label="Start (optional)"
          hint="A date, or words such as Flexible."
          maxLength={60}
        />
        <TextField name="openings" label="Openings (optional)" inputMode="numeric" maxLength={3} />
        <TextField name="requisitionId" label="Your requisition number (optional)" maxLength={60} />
        <div className="self-end">
          <Tick name="isUrgent">Immediate start</Tick>
        </div>
      </FieldGroup>
      {isAgency && (
        <FieldGroup
          legend="Facility"
          note="Candidates want to know where they will work. Name the facility, or say that you withhold it."
        >
          <TextField name="facility" label="Facility" maxLength={120} />
          <div className="self-end">
            <Tick name="isFacilityWithheld">The facility's name is withheld</Tick>
          </div>
        </FieldGroup>
      )}
    </>
  );
}
