import type { DetailSection } from "#app/clinicians/profile/details/profile-details.ts";
import { StateOptions } from "#app/facts/licensing/question/license-form.tsx";
import { NamedOptions } from "#app/kit/forms/named-options.tsx";
import { ChoiceField, TextField } from "#app/kit/forms/shown-form.tsx";
import type { DetailsAnswer } from "./answer-details.server.ts";
import { DetailRows } from "./detail-rows.tsx";
import { SectionForm, type ShownSection } from "./section-form.tsx";

interface SectionsProps {
  sections: Readonly<Record<DetailSection, ShownSection>>;
  answer: DetailsAnswer | undefined;
  professions: readonly (readonly [slug: string, name: string])[];
  /** How many licenses the profile lists. */
  held: number;
  employers: readonly string[];
}

export const DetailsSections = ({ sections, answer, professions, held, employers }: SectionsProps) => (
  <div className="detail-sections">
    <SectionForm
      shown={sections.contact}
      answer={answer}
      title="Name and contact"
      note="As your license has it. If you have a single name, enter it as the first name."
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField name="firstName" label="Legal first name" maxLength={100} autoComplete="given-name" />
        <TextField name="lastName" label="Legal last name" maxLength={100} autoComplete="family-name" />
        <TextField name="preferredName" label="Preferred name" maxLength={100} autoComplete="nickname" />
        <TextField name="phone" label="Phone" type="tel" maxLength={60} autoComplete="tel" />
        <TextField name="city" label="City" maxLength={120} autoComplete="address-level2" />
        <ChoiceField name="state" label="State" empty="Choose a state">
          <StateOptions />
        </ChoiceField>
        <TextField
          name="npi"
          label="NPI"
          hint="Ten digits, if your profession has one."
          inputMode="numeric"
          maxLength={20}
        />
      </div>
    </SectionForm>
    <SectionForm
      shown={sections.licenses}
      answer={answer}
      title="License numbers"
      note={
        held > 0
          ? "The licenses of your profile come first. Their expiration dates are there."
          : "Licenses that you add to your profile are listed here too."
      }
    >
      <DetailRows section="licenses" name="License" fixed={held}>
        {(row) => (
          <>
            <ChoiceField name={`state${row}`} label="State" empty="Choose a state">
              <StateOptions />
            </ChoiceField>
            <ChoiceField name={`profession${row}`} label="Profession" empty="As in my profile">
              <NamedOptions names={professions} />
            </ChoiceField>
            <TextField name={`number${row}`} label="License number" maxLength={40} />
            <TextField name={`issued${row}`} label="Issued on" type="date" />
          </>
        )}
      </DetailRows>
    </SectionForm>
    <SectionForm
      shown={sections.experience}
      answer={answer}
      title="Experience"
      note="Newest first. Leave the end empty where you still work."
    >
      <DetailRows section="experience" name="Position">
        {(row) => (
          <>
            <TextField name={`facility${row}`} label="Facility" maxLength={120} className="sm:col-span-2" />
            <TextField name={`title${row}`} label="Title" maxLength={120} />
            <TextField name={`unit${row}`} label="Unit" maxLength={120} />
            <TextField name={`from${row}`} label="From" placeholder="03/2021" maxLength={20} />
            <TextField name={`to${row}`} label="To" placeholder="11/2024" maxLength={20} />
            <TextField name={`beds${row}`} label="Beds" inputMode="numeric" maxLength={6} />
            <TextField name={`ehr${row}`} label="EHR" maxLength={120} />
          </>
        )}
      </DetailRows>
    </SectionForm>
    <SectionForm shown={sections.education} answer={answer} title="Education and training">
      <DetailRows section="education" name="Education">
        {(row) => (
          <>
            <TextField
              name={`degree${row}`}
              label="Degree or training"
              maxLength={120}
              className="sm:col-span-2"
            />
            <TextField name={`school${row}`} label="School or program" maxLength={120} />
            <TextField name={`year${row}`} label="Year finished" inputMode="numeric" maxLength={4} />
          </>
        )}
      </DetailRows>
    </SectionForm>
    <SectionForm shown={sections.authorization} answer={answer} title="Work authorization">
      <div className="grid gap-4 sm:grid-cols-2">
        <YesOrNo name="mayWork" label="May you work in the United States now?" />
        <YesOrNo name="needsSponsor" label="Do you need an employer to sponsor a visa, now or later?" />
      </div>
    </SectionForm>
    <SectionForm
      shown={sections.references}
      answer={answer}
      title="References"
      note="We give them to an employer only when it asks you for them. Enter people who agreed."
    >
      <DetailRows section="references" name="Reference">
        {(row) => (
          <>
            <TextField name={`name${row}`} label="Name" maxLength={100} />
            <TextField name={`relation${row}`} label="How they know you" maxLength={120} />
            <TextField name={`reach${row}`} label="Phone or email" maxLength={120} />
          </>
        )}
      </DetailRows>
    </SectionForm>
    <SectionForm shown={sections.privacy} answer={answer} title="Who may find you">
      <div className="grid gap-4 sm:grid-cols-2">
        <ChoiceField
          name="visibility"
          label="Show my profile"
          hint="Employers cannot search profiles yet. Your choice counts once they can."
        >
          <option value="hidden">To nobody</option>
          <option value="applied">To employers I apply to</option>
          <option value="searched">To employers who search, without my name</option>
        </ChoiceField>
        <YesOrNo name="agencies" label="May staffing agencies write to you?" />
      </div>
      <p className="text-ink-2 text-md">
        Employers to hide from, such as the one where you work now. Before you apply to one of them, or to an
        agency, the form says that it will see your name. Our recruiters, who pass some applications on, see
        this list with yours and give it to none of them.
      </p>
      <DetailRows section="privacy" name="Employer">
        {(row) => <TextField name={`hidden${row}`} label="Employer" list="hidden-names" maxLength={120} />}
      </DetailRows>
      <datalist id="hidden-names">
        {employers.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </SectionForm>
    <SectionForm
      shown={sections.specialty}
      answer={answer}
      title="A specialty that our list lacks"
      note="We keep it as you write it. Our staff see the words, without your name, so that they can add it."
    >
      <TextField name="unlisted" label="Specialty" maxLength={60} className="max-w-md" />
    </SectionForm>
  </div>
);

const YesOrNo = ({ name, label }: { name: string; label: string }) => (
  <ChoiceField name={name} label={label} empty="No answer">
    <option value="yes">Yes</option>
    <option value="no">No</option>
  </ChoiceField>
);
