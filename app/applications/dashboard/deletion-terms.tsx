import type { SubmissionResult } from "@conform-to/react";
import { Link } from "@remix-run/react";
import { z } from "zod";
import { type OwnProofNeeds, ownProofFields, toProofFields } from "#app/accounts/owner/own-proof.ts";
import { OwnProofFields } from "#app/accounts/owner/own-proof-fields.tsx";
import { PostedForm, usePostedForm } from "#app/kit/forms/posted-form.tsx";
import { Field } from "#app/kit/ui/control/field.tsx";
import { Notice } from "#app/kit/ui/notice.tsx";
import { paths } from "#app/paths.ts";
import { workPaths } from "#app/work-paths.ts";

const atOnce = [
  "You are logged out everywhere, and only emails about the account itself reach you.",
  "Employers no longer see your applications.",
  "Your place on the teams of companies ends, with invitations that you sent and companies that you claimed. This does not come back.",
];

const deleted = [
  "Your name, email, photo, password and two-step log-in.",
  "Your profile with its licenses and goals, your documents, your saved jobs and offers, your skills results and drafts of postings.",
  "What your browsers keep of these: in this one now, in another when you next open this site there.",
];

const kept = [
  "Emails that employers have already received. We email you which employers that concerns.",
  "Postings and what the public reads about a company, without your name.",
  "Which posting you reported and why, without your words and your email, so that we still check it.",
  "For 24 months, a record that you asked for this, with a scrambled form of your email.",
  "If you asked us to send no email to your address, a scrambled form of it, so that we still send none.",
  "Restore points of our database, for up to 30 days.",
];

export function DeletionTerms({ email, isVerified }: { email: string; isVerified: boolean }) {
  return (
    <>
      <section aria-labelledby="at-once" className="grid gap-2">
        <h2 id="at-once" className="text-lg">
          At once
        </h2>
        <ul className="grid list-disc gap-1 pl-5">
          {atOnce.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
        <p>
          For 30 days you can get your account back: log in
          {isVerified && ", or open the link that we email you"}.
        </p>
      </section>
      <section aria-labelledby="deleted" className="grid gap-2">
        <h2 id="deleted" className="text-lg">
          What is deleted after 30 days
        </h2>
        <ul className="grid list-disc gap-1 pl-5">
          {deleted.map((text) => (
            <li key={text}>{text}</li>
          ))}
          <li>
            {isVerified ? "Your applications" : "The applications that you sent while you were logged in"},
            for the employers too, with their notes and answers.
          </li>
          {isVerified && (
            <li>Messages, hiring requests and their files that anyone sent us with the address {email}.</li>
          )}
        </ul>
      </section>
      <section aria-labelledby="kept" className="grid gap-2">
        <h2 id="kept" className="text-lg">
          What stays
        </h2>
        <ul className="grid list-disc gap-1 pl-5">
          {!isVerified && (
            <li>
              What was sent with the address {email} without logging in, and an application of yours to which
              someone added something that way. Nobody has confirmed that the address is yours.
            </li>
          )}
          {kept.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
        <p>
          The{" "}
          <Link to={paths.privacyPolicy()} className="link">
            privacy policy
          </Link>{" "}
          says it in full. You may want{" "}
          <Link to={paths.settingsData()} className="link">
            a copy of your data
          </Link>{" "}
          first.
        </p>
      </section>
    </>
  );
}

export function HandOverFirst({ companies }: { companies: readonly { name: string; slug: string }[] }) {
  return (
    <Notice tone="warn" title="Hand over your company first">
      <p>You are the only owner. Make someone else an owner, then come back:</p>
      <ul className="grid gap-2 py-3">
        {companies.map(({ name, slug }) => (
          <li key={slug}>
            <Link to={workPaths.hiringTeam(slug)} className="link">
              Team of {name}
            </Link>
          </li>
        ))}
      </ul>
      <p>
        If nobody can take over,{" "}
        <Link to={paths.contact()} className="link">
          write to us
        </Link>
        .
      </p>
    </Notice>
  );
}

interface DeleteFormProps {
  answer: SubmissionResult | undefined;
  email: string;
  needs: { hasPassword: boolean; hasSecondFactor: boolean };
  submit?: string;
}

export function DeleteForm({ email, needs, answer, submit = "Delete my account" }: DeleteFormProps) {
  const { fields, frame } = usePostedForm<z.input<typeof widestDeletionSchema>>({
    schema: toDeletionSchema(needs) as unknown as typeof widestDeletionSchema,
    widest: widestDeletionSchema,
    answer: { result: answer },
  });
  return (
    <PostedForm frame={frame} submit={submit} submitting="Deleting..." look="danger">
      <OwnProofFields email={email} {...needs} fields={fields} />
      <Field label={`Type ${deletionWord} to confirm`} meta={fields.confirmation} autoComplete="off" />
    </PostedForm>
  );
}

const deletionWord = "DELETE";

const confirmation = z
  .string({ error: `Type ${deletionWord} in this field` })
  .trim()
  .refine((typed) => typed.toUpperCase() === deletionWord, `Type ${deletionWord} in this field`);

export const toDeletionSchema = (needs: OwnProofNeeds) => z.object({ confirmation, ...toProofFields(needs) });

const widestDeletionSchema = z.object({ confirmation, ...ownProofFields });
