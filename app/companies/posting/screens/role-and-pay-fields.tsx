import { listOptions } from "#app/clinicians/profile/form/form-values.ts";
import { typeNames } from "#app/jobs/postings/record/job-names.ts";
import { payUnitNames } from "#app/jobs/postings/record/pay.ts";
import { mostOfDepartment } from "#app/jobs/postings/record/posting-content.ts";
import { NamedOptions, Suggestions } from "#app/kit/forms/named-options.tsx";
import { ChoiceField, TextAreaField, TextField, Tick } from "#app/kit/forms/shown-form.tsx";
import { startSentence } from "#app/kit/text/sentence.ts";
import { type AskedFields, FieldFold, FieldGroup } from "./place-and-text-fields.tsx";

export interface PayKinds {
  isAssignment: boolean;
  isPhysician: boolean;
}

const amount = { inputMode: "decimal", maxLength: 12 } as const;

const rareTerms = ["clawBack", "loanRepayment", "visa"];

export const PayFields = ({ isAssignment, isPhysician, asked }: PayKinds & AskedFields) => (
  <>
    <FieldGroup
      legend="Pay"
      note="Postings with pay get more and better applications, and many states require it by law. One amount is enough; a range is better."
    >
      <TextField name="payMin" label="Amount, $" {...amount} placeholder="42.50" />
      <TextField name="payMax" label="To, $ (for a range)" {...amount} placeholder="58" />
      <ChoiceField name="payPeriod" label="For" empty="Choose">
        {Object.entries(payUnitNames).map(([unit, name]) => (
          <option key={unit} value={unit}>
            {startSentence(name)}
          </option>
        ))}
      </ChoiceField>
      <div className="self-end">
        <Tick name="isPayOpen">The one amount is where pay starts (shown as $42.50+)</Tick>
        <Tick name="isCompetitive">Show "Competitive" instead of an amount</Tick>
      </div>
      <TextField
        name="differentials"
        label="Differentials (optional)"
        hint="Such as nights $6, weekends $4."
        maxLength={200}
      />
    </FieldGroup>
    {isAssignment && (
      <FieldGroup
        legend="Assignment"
        note="Travel and locum candidates compare these lines, so they are shown separately."
      >
        <TextField name="taxableHourly" label="Taxable rate, $ an hour" {...amount} />
        <TextField name="guaranteedHours" label="Guaranteed hours a week" inputMode="decimal" maxLength={5} />
        <TextField name="lodgingWeekly" label="Lodging stipend, $ a week" {...amount} />
        <TextField name="mealsWeekly" label="Meals stipend, $ a week" {...amount} />
      </FieldGroup>
    )}
    {isPhysician && (
      <FieldGroup
        legend="Physician terms"
        note="The base is the amount above. Leave out what the contract does not have."
      >
        <TextField name="wrvuRate" label="Productivity, $ for a wRVU" {...amount} />
        <TextField
          name="wrvuThreshold"
          label="From how many wRVUs a year"
          inputMode="numeric"
          maxLength={7}
        />
        <TextField name="callPay" label="Call pay" maxLength={120} placeholder="$1,200 for a weekday night" />
        <TextField name="tail" label="Malpractice and tail" maxLength={120} placeholder="Occurrence-based" />
      </FieldGroup>
    )}
    <FieldGroup legend="Bonuses and benefits">
      <TextField name="signOnBonus" label="Sign-on bonus (optional)" maxLength={120} placeholder="$10,000" />
      <TextAreaField
        name="benefits"
        label="Benefits (optional)"
        hint="One in each line."
        className="sm:col-span-2"
      />
      {/* Physicians ask for these first. */}
      <FieldFold
        title="Loan repayment, visa, bonus paid back"
        names={rareTerms}
        asked={isPhysician ? rareTerms : asked}
      >
        <TextField name="loanRepayment" label="Loan repayment (optional)" maxLength={120} />
        <TextField name="visa" label="Visa (optional)" maxLength={120} placeholder="J-1 waiver and H-1B" />
        <TextField
          name="clawBack"
          label="What is paid back by someone who leaves early (optional)"
          maxLength={300}
          placeholder="In proportion, within 24 months"
          className="sm:col-span-2"
        />
      </FieldFold>
    </FieldGroup>
  </>
);

interface RoleFieldsProps {
  professions: string;
  specialties: string;
  isAgency: boolean;
  /** Those that the company has. Null for someone who writes for none yet. */
  departments: readonly string[] | null;
}

export function RoleFields({ professions, specialties, isAgency, departments }: RoleFieldsProps) {
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
        {departments && (
          <TextField
            name="department"
            label="Department (optional)"
            hint="Only your company sees it."
            maxLength={mostOfDepartment}
            list="departments"
          />
        )}
        {departments && <Suggestions id="departments" words={departments} />}
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
