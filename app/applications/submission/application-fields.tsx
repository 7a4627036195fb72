import type { FieldMetadata } from "@conform-to/react";
import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { singleNameHint } from "#app/accounts/account-fields.ts";
import { documentKinds, toAccept } from "#app/clinicians/documents/document.ts";
import { states } from "#app/facts/reference/place/states.ts";
import { toFieldName } from "#app/jobs/questions/answers.ts";
import { EeoQuestions } from "#app/jobs/questions/eeo-questions.tsx";
import type { Question } from "#app/jobs/questions/question.ts";
import { QuestionFields } from "#app/jobs/questions/question-fields.tsx";
import { CollectionNotice } from "#app/kit/forms/collection-notice.tsx";
import { ChoiceSet } from "#app/kit/ui/control/choice-set.tsx";
import { Field, Select, TextArea } from "#app/kit/ui/control/field.tsx";
import { paths } from "#app/paths.ts";
import {
  authorizations,
  consent,
  licenseRows,
  resumeField,
  resumeRefusedField,
  toKeptField,
  withoutResume,
} from "./application.ts";

interface ApplicationFieldsProps {
  /** Conform's, of `toApplicationSchema`. */
  fields: unknown;
  questions: readonly Question[];
  /** Whether the company asks the voluntary questions of federal forms. */
  asksVoluntary: boolean;
  employer: string;
  slug: string;
  isSignedIn: boolean;
  hasProfile: boolean;
  hasLicense: boolean;
  resumes: readonly { publicId: string; name: string }[];
  /** Files of a form that was refused. */
  kept: Readonly<Record<string, { name: string; token: string }>>;
  errors: Readonly<Record<string, string[] | null>>;
}

type Metas = Readonly<Record<string, FieldMetadata<string>>>;

export function ApplicationFields(props: ApplicationFieldsProps) {
  const { questions, asksVoluntary, employer, hasLicense, kept, errors } = props;
  const fields = props.fields as Metas;
  const fileErrors = Object.fromEntries(
    questions.flatMap(({ id }) =>
      errors[toFieldName(id)]?.[0] ? [[toFieldName(id), errors[toFieldName(id)]![0]!]] : [],
    ),
  );
  return (
    <>
      {Object.entries(kept).map(([field, { token }]) => (
        <input key={field} type="hidden" name={toKeptField(field)} value={token} />
      ))}
      <Part title="You">
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label="First name" meta={fields.firstName!} autoComplete="given-name" />
          <Field label="Last name" hint={singleNameHint} meta={fields.lastName!} autoComplete="family-name" />
          <Field label="Email" meta={fields.email!} type="email" autoComplete="email" />
          <Field label="Phone" meta={fields.phone!} type="tel" autoComplete="tel" />
        </div>
      </Part>
      <Part title="Résumé">
        <ResumeFields {...props} meta={fields.resumeFrom!} />
      </Part>
      {hasLicense && (
        <Part title="Licenses">
          <LicenseFields fields={fields} />
        </Part>
      )}
      {questions.length > 0 && (
        <Part title={`Questions from ${employer}`}>
          <QuestionFields questions={questions} fields={fields as never} fileErrors={fileErrors} />
        </Part>
      )}
      <Part title="When and how you could work">
        <ChoiceSet
          type="radio"
          label="Work authorization"
          meta={fields.authorization as never}
          options={Object.entries(authorizations).map(([value, label]) => ({ value, label }))}
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label="Earliest start" meta={fields.startOn!} type="date" />
          <Field
            label="Schedule requests"
            meta={fields.schedule!}
            placeholder="Block scheduling, days off you already have"
          />
        </div>
        <TextArea
          label="Note"
          meta={fields.message!}
          hint="What the résumé does not say: why this job, and what you would like to know."
          rows={5}
        />
      </Part>
      {asksVoluntary && <EeoQuestions company={employer} fields={fields as never} />}
      <input type="hidden" name="consent" value={consent.version} />
      <p className="text-ink-2 text-md">{consent.text}</p>
      <CollectionNotice use="pass your application on and answer you" />
    </>
  );
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <fieldset className="grid min-w-0 gap-4 pt-3">
    <legend className="pb-2 font-semibold text-lg">{title}</legend>
    {children}
  </fieldset>
);

function ResumeFields({
  meta,
  resumes,
  hasProfile,
  isSignedIn,
  slug,
  kept,
  errors,
}: ApplicationFieldsProps & { meta: FieldMetadata<string> }) {
  const file = kept[resumeField];
  const error = errors[resumeField]?.[0];
  const options = [
    ...resumes.map(({ publicId, name }) => ({ value: `document-${publicId}`, label: name })),
    ...(hasProfile ? [{ value: "profile", label: "My profile instead of a file" }] : []),
    { value: "upload", label: "Another file" },
  ];
  const described = ["resume-hint", error && "resume-error"].filter(Boolean).join(" ");
  return (
    <>
      {options.length > 1 && (
        <ChoiceSet type="radio" label="What to send" meta={meta as never} options={options} />
      )}
      <div className="grid content-start gap-1">
        <label htmlFor="resume-file" className="font-semibold text-md">
          {file ? "Another file instead" : options.length > 1 ? "Another file" : "Your résumé or CV"}
          <span className="font-normal text-ink-3"> (optional)</span>
        </label>
        {file && (
          <p className="text-good text-md">
            We have {file.name} from your first try. You need not choose it again.
          </p>
        )}
        <p id="resume-hint" className="text-ink-3 text-sm">
          {`A PDF, a Word document (DOC or DOCX), RTF or plain text, up to 10 MB.`}
          {!isSignedIn && (
            <>
              {" "}
              <Link to={paths.login(paths.applyToJob(slug))} className="link">
                Log in
              </Link>{" "}
              to send a résumé of your account.
            </>
          )}
        </p>
        <input
          id="resume-file"
          type="file"
          name={resumeField}
          accept={toAccept(documentKinds.resume.types)}
          aria-invalid={error ? true : undefined}
          aria-describedby={described}
          className="min-h-11 w-full min-w-0 rounded-control border border-line-strong bg-surface py-2 pl-2 text-md file:mr-3 file:cursor-pointer file:rounded-chip file:bg-sunken file:px-3 file:py-1 file:font-semibold aria-invalid:border-coral aria-invalid:ring-1 aria-invalid:ring-coral"
        />
        {error && error !== withoutResume && <input type="hidden" name={resumeRefusedField} value="1" />}
        {error && (
          <p id="resume-error" className="text-coral text-sm">
            {error}
          </p>
        )}
      </div>
    </>
  );
}

const stateOptions = [
  { value: "", label: "Choose a state" },
  ...states.map(({ code, name }) => ({ value: code, label: name })),
];

function LicenseFields({ fields }: { fields: Metas }) {
  const filled = licenseRows.filter((row) => fields[`license${row}`]?.value).length;
  const shown = licenseRows.slice(0, Math.max(1, filled + 1));
  return (
    <div className="grid gap-4">
      {shown.map((row) => {
        const compact = fields[`compact${row}`]!;
        return (
          <div key={row} className="grid gap-x-4 gap-y-2 sm:grid-cols-2">
            <Select
              label={row === 1 ? "State" : `State ${row}`}
              meta={fields[`license${row}`]!}
              options={stateOptions}
            />
            <Field
              label={row === 1 ? "License number" : `License number ${row}`}
              meta={fields[`licenseNumber${row}`]!}
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
