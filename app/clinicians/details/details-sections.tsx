import type { DetailSection } from "#app/clinicians/profile/details/profile-details.ts";
import { StateOptions } from "#app/facts/licensing/question/license-form.tsx";
import { NamedOptions, Suggestions } from "#app/kit/forms/named-options.tsx";
import { ChoiceField, TextField } from "#app/kit/forms/shown-form.tsx";
import type { DetailsAnswer } from "./answer-details.server.ts";
import { DetailRows } from "./detail-rows.tsx";
import { SectionForm, type ShownSection } from "./section-form.tsx";
import { TalentFacts, toTalentTitle } from "./talent/talent-facts.tsx";
import type { TalentPerson } from "./talent/talent-person.server.ts";

interface SectionsProps {
  sections: Readonly<Record<DetailSection, ShownSection>>;
  answer: DetailsAnswer | undefined;
  professions: readonly (readonly [slug: string, name: string])[];
  /** How many licenses the profile lists. */
  held: number;
  employers: readonly string[];
  /** What employers who search see of this person. */
  seen: TalentPerson | null;
}

export const DetailsSections = ({ sections, answer, professions, held, employers, seen }: SectionsProps) => (
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
            <TextField name={`to${row}`} label="To" placeholder="Present" maxLength={20} />
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
    <SectionForm
      shown={sections.privacy}
      answer={answer}
      title="Let employers find you"
      note="Off until you turn it on. Approved companies can then find you by license and specialty, and write to you here. They learn who you are only if you answer."
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <ChoiceField name="visibility" label="Let employers find me">
          <option value="hidden">No</option>
          <option value="searched">Yes, without my name</option>
        </ChoiceField>
        <ChoiceField name="agencies" label="Staffing agencies too?" empty="No answer: they do not find me">
          <option value="yes">Yes</option>
          <option value="no">No</option>
        </ChoiceField>
        <TextField
          name="area"
          label="Area to show"
          hint="A city and its state, or a state. They read “within about 25 miles of” a city."
          maxLength={120}
        />
        <TextField name="start" label="Earliest start" type="date" />
      </div>
      <SeenPart seen={seen} />
      <fieldset className="grid gap-3">
        <legend className="pb-1 font-semibold text-md">Companies that must not find me</legend>
        <p className="text-ink-2 text-md">
          Name the ones where you work now. Where you still work by the experience above is hidden from
          anyway, and so is a company with your email's domain. Before you apply to one of these, or to an
          agency, the form says that it will see your name. Our recruiters, who pass some applications on, see
          this list with yours and give it to none of them.
        </p>
        <DetailRows section="privacy" name="Company">
          {(row) => <TextField name={`hidden${row}`} label="Company" list="hidden-names" maxLength={120} />}
        </DetailRows>
      </fieldset>
      <Suggestions id="hidden-names" words={employers} />
    </SectionForm>
    <SectionForm
      shown={sections.specialty}
      answer={answer}
      title="A specialty that is not in our list"
      note="We keep it as you write it. Our staff see the words, without your name, so that they can add it."
    >
      <TextField name="unlisted" label="Specialty" maxLength={60} className="max-w-md" />
    </SectionForm>
  </div>
);

const SeenPart = ({ seen }: { seen: TalentPerson | null }) => (
  <div className="grid gap-3">
    <p className="text-ink-2 text-md">
      They see your profession and specialties, the states of your licenses, your years of experience, the
      area and start from here, and the kinds of work and shifts in your profile. They never see your name,
      photo, email, phone, employers, schools, license numbers or pay.
    </p>
    <section aria-labelledby="seen" className="grid gap-2 rounded-card border border-line bg-surface p-4">
      <h3 id="seen" className="text-ink-2 text-sm">
        What employers see now
      </h3>
      {seen ? (
        <>
          <p className="font-semibold">{toTalentTitle(seen)}</p>
          <TalentFacts person={seen} />
        </>
      ) : (
        <p className="text-md">
          Nothing. It takes “Yes”, a profession in your profile, a confirmed email address, and private search
          turned off.
        </p>
      )}
    </section>
  </div>
);

const YesOrNo = ({ name, label }: { name: string; label: string }) => (
  <ChoiceField name={name} label={label} empty="No answer">
    <option value="yes">Yes</option>
    <option value="no">No</option>
  </ChoiceField>
);
