import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { documentKinds, findChosenProblem, toAccept } from "#app/clinicians/documents/document.ts";
import { states } from "#app/facts/reference/place/states.ts";
import type { Question } from "#app/jobs/questions/question.ts";
import { QuestionFields, toKeptNote } from "#app/jobs/questions/question-fields.tsx";
import { CollectionNotice } from "#app/kit/forms/collection-notice.tsx";
import { Button } from "#app/kit/ui/button.tsx";
import { ChoiceSet } from "#app/kit/ui/control/choice-set.tsx";
import { Field, type FieldMeta, FileInput, Select, TextArea } from "#app/kit/ui/control/field.tsx";
import { screen } from "#app/kit/ui/island.tsx";
import { paths } from "#app/paths.ts";
import {
  authorizations,
  consent,
  considerField,
  emailMeantField,
  emailSeenField,
  licenseRows,
  preferredPlaceField,
  readMeant,
  resumeField,
  resumeRefusedField,
  shareField,
  toKeptField,
  withoutResume,
} from "./application.ts";

/** Few companies ask them. */
const EeoQuestions = screen(() =>
  import("#app/jobs/questions/eeo-questions.tsx").then((module) => module.EeoQuestions),
);

interface ApplicationFieldsProps {
  toField: (name: string) => FieldMeta;
  questions: readonly Question[];
  /** Whether the company asks the voluntary questions of federal forms. */
  asksVoluntary: boolean;
  employer: string;
  slug: string;
  /** Empty for a posting with one. */
  places: readonly string[];
  isSignedIn: boolean;
  hasProfile: boolean;
  hasLicense: boolean;
  resumes: readonly { publicId: string; name: string }[];
  /** Whether the company reads applications here, and not our desk for it. */
  hasTeam: boolean;
  /** Files of a form that was refused. */
  kept: Readonly<Record<string, { name: string; token: string }>>;
}

export function ApplicationFields(props: ApplicationFieldsProps) {
  const { questions, asksVoluntary, employer, places, hasLicense, hasTeam, kept, toField } = props;
  const email = toField("email");
  const meant = readMeant(email.errors?.[0]);
  return (
    <>
      {/* Pressing Enter in a field takes the first button, which must send the form as it is. */}
      {meant && (
        <button type="submit" className="sr-only" tabIndex={-1} aria-hidden="true">
          Send
        </button>
      )}
      <input type="hidden" name={emailSeenField} value={meant ? String(email.initialValue) : ""} />
      {Object.entries(kept).map(([field, { token }]) => (
        <input key={field} type="hidden" name={toKeptField(field)} value={token} />
      ))}
      <Part title="You">
        <div className="grid gap-4 sm:grid-cols-2 items-end">
          <Field label="First name" meta={toField("firstName")} autoComplete="given-name" />
          <Field label="Last name" meta={toField("lastName")} autoComplete="family-name" />
          <Field label="Email" meta={email} type="email" autoComplete="email" />
          <Field label="Phone" meta={toField("phone")} type="tel" autoComplete="tel" />
        </div>
        {hasTeam && <ShareContact employer={employer} meta={toField(shareField)} />}
        {hasTeam && <ConsiderAgain employer={employer} meta={toField(considerField)} />}
        {meant && (
          <Button
            type="submit"
            look="outline"
            name={emailMeantField}
            value={meant}
            className="wrap-anywhere justify-self-start"
          >
            Use {meant}
          </Button>
        )}
      </Part>
      <Part title="Résumé">
        <ResumeFields {...props} />
      </Part>
      {hasLicense && (
        <Part title="Licenses">
          <LicenseFields key={toField("license1").initialValue ? "filled" : "empty"} toField={toField} />
        </Part>
      )}
      {questions.length > 0 && (
        <Part title={`Questions from ${employer}`}>
          <QuestionFields questions={questions} toField={toField} kept={kept} />
        </Part>
      )}
      <Part title="When and how you could work">
        {places.length > 0 && (
          <Select
            label="Which place do you prefer?"
            meta={toField(preferredPlaceField)}
            options={[
              { value: "", label: "Any of them" },
              ...places.map((place) => ({ value: place, label: place })),
            ]}
          />
        )}
        <ChoiceSet
          type="radio"
          label="Work authorization"
          meta={toField("authorization")}
          options={Object.entries(authorizations).map(([value, label]) => ({ value, label }))}
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label="Earliest start" meta={toField("startOn")} type="date" />
          <Field
            label="Schedule requests"
            meta={toField("schedule")}
            placeholder="Block schedule, days off"
          />
        </div>
        <TextArea
          label="Note"
          meta={{ ...toField("message"), isEither: true }}
          hint={`${eitherNeeded} What the résumé does not say: why this job, and what you would like to know.`}
          rows={5}
        />
      </Part>
      {asksVoluntary && <EeoQuestions company={employer} toField={toField} />}
      <input type="hidden" name="consent" value={consent.version} />
      <p className="text-ink-2 text-md">{consent.text}</p>
      <CollectionNotice use="pass your application on and answer you" />
    </>
  );
}

const ShareContact = ({ employer, meta }: { employer: string; meta: FieldMeta }) => (
  <Ticked meta={meta} label={`Show ${employer} my email and phone now`}>
    Without it you write to each other through this site, and you can show them later. They can read what your
    résumé says.
  </Ticked>
);

const Ticked = ({ meta, label, children }: { meta: FieldMeta; label: string; children: ReactNode }) => (
  <label className="tick">
    <input
      type="checkbox"
      name={meta.name}
      value="on"
      defaultChecked={meta.initialValue === "on"}
      form={meta.formId}
    />
    <span>
      {label}
      <span className="block text-ink-3 text-sm">{children}</span>
    </span>
  </label>
);

const ConsiderAgain = ({ employer, meta }: { employer: string; meta: FieldMeta }) => (
  <Ticked meta={meta} label={`${employer} may consider me for its other jobs, too`}>
    Its team sees this application again when a job of your profession opens. Withdrawing the application ends
    it.
  </Ticked>
);

const eitherNeeded = "Add a résumé or a note: one of the two is needed.";

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <fieldset className="grid min-w-0 gap-4 pt-3">
    <legend className="pb-2 font-semibold text-lg">{title}</legend>
    {children}
  </fieldset>
);

function ResumeFields({ toField, resumes, hasProfile, isSignedIn, slug, kept }: ApplicationFieldsProps) {
  const file = kept[resumeField];
  const meta = { ...toField(resumeField), isEither: true };
  const options = [
    ...resumes.map(({ publicId, name }) => ({ value: `document-${publicId}`, label: name })),
    ...(hasProfile ? [{ value: "profile", label: "My profile instead of a file" }] : []),
    { value: "upload", label: "Another file" },
  ];
  return (
    <>
      {options.length > 1 && (
        <ChoiceSet
          type="radio"
          label="What to send"
          meta={{ ...toField("resumeFrom"), isEither: true }}
          options={options}
        />
      )}
      {file && <p className="text-good text-md">{toKeptNote(file.name)}</p>}
      <FileInput
        label={file ? "Another file instead" : options.length > 1 ? "Another file" : "Your résumé or CV"}
        meta={meta}
        accept={toAccept(documentKinds.resume.types)}
        toProblem={(file) => findChosenProblem("resume", file)}
        hint={
          <>
            {eitherNeeded} A PDF, a Word document (DOC or DOCX), RTF or plain text, up to 10 MB.
            {!isSignedIn && (
              <>
                {" "}
                <Link to={paths.login(paths.applyToJob(slug))} className="link">
                  Log in
                </Link>{" "}
                to send a résumé of your account.
              </>
            )}
          </>
        }
      />
      {meta.errors && meta.errors[0] !== withoutResume && (
        <input type="hidden" name={resumeRefusedField} value="1" />
      )}
    </>
  );
}

const stateOptions = [
  { value: "", label: "Choose a state" },
  ...states.map(({ code, name }) => ({ value: code, label: name })),
];

function LicenseFields({ toField }: Pick<ApplicationFieldsProps, "toField">) {
  const filled = licenseRows.filter((row) => toField(`license${row}`).initialValue).length;
  const shown = licenseRows.slice(0, Math.max(1, filled + 1));
  return (
    <div className="grid gap-4">
      {shown.map((row) => {
        const compact = toField(`compact${row}`);
        return (
          <div key={row} className="grid gap-x-4 gap-y-2 sm:grid-cols-2">
            <Select
              label={row === 1 ? "State" : `State ${row}`}
              meta={toField(`license${row}`)}
              options={stateOptions}
            />
            <Field
              label={row === 1 ? "License number" : `License number ${row}`}
              meta={toField(`licenseNumber${row}`)}
              autoComplete="off"
            />
            <label className="tick sm:col-span-2">
              <input
                type="checkbox"
                name={compact.name}
                value="on"
                defaultChecked={compact.initialValue === "on"}
                form={compact.formId}
              />
              <span>Multistate or compact license{row > 1 && <span className="sr-only"> ({row})</span>}</span>
            </label>
          </div>
        );
      })}
    </div>
  );
}
