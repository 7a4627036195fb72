import { Form, Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { z } from "zod";
import { settingsSchema } from "#app/companies/workspace/settings/settings.ts";
import { requiredLine, requiredText } from "#app/kit/forms/fields.ts";
import type { RequestAnswer } from "#app/kit/forms/message.ts";
import { PostedForm, usePostedForm } from "#app/kit/forms/posted-form.tsx";
import { RequestForm } from "#app/kit/forms/request-form.tsx";
import { Button } from "#app/kit/ui/button.tsx";
import { Field, Select, TextArea } from "#app/kit/ui/control/field.tsx";
import { Fold } from "#app/kit/ui/control/fold.tsx";
import { postingTerms } from "#app/posting-terms.ts";
import type { CompanyRecord } from "./company-record.server.ts";

interface StepProps {
  company: CompanyRecord["company"];
  answer?: RequestAnswer;
}

const kinds = [
  { value: "direct", label: "Hires for itself" },
  { value: "agency", label: "Staffing agency" },
];

export function EditStep({ company, answer }: StepProps) {
  const { name, kind, website, about } = company;
  const prefill = { name, kind, website: website ?? "", about };
  const { fields, frame } = usePostedForm({ schema: companyEditSchema, prefill, answer });
  return (
    <Fold title="Edit the company" isOpen={answer !== undefined} className="px-5 py-2">
      <div className="pb-3">
        <PostedForm frame={frame} submit="Save" submitting="Saving...">
          <Field label="Name" meta={fields.name} autoComplete="off" />
          <Select label="Kind" meta={fields.kind} options={kinds} />
          <Field label="Website" meta={fields.website} autoComplete="off" />
          <TextArea label="About" meta={fields.about} rows={5} />
        </PostedForm>
      </div>
    </Fold>
  );
}

export function SuspensionStep({ company, answer }: StepProps) {
  const { fields, frame } = usePostedForm({ schema: companySuspendSchema, answer });
  if (company.isSuspended)
    return (
      <Step title="Suspended">
        <Form method="post" className="grid gap-3">
          <p className="text-ink-2">
            Since {company.suspension}. The reason: {company.suspendedReason}
          </p>
          <Button look="outline" name="intent" value="lift">
            Lift the suspension
          </Button>
        </Form>
      </Step>
    );
  return (
    <Step title="Suspend">
      <PostedForm
        frame={frame}
        submit="Suspend and pause its postings"
        submitting="Suspending..."
        look="danger"
      >
        <Field
          label="Reason"
          hint="Its people get it by email and read it in their workspace."
          meta={fields.reason}
          autoComplete="off"
        />
      </PostedForm>
    </Step>
  );
}

export function TrustStep({ company: { isTrusted, mergeTo } }: StepProps) {
  return (
    <>
      <Step title={isTrusted ? "Check its postings again" : "Waits for a check"}>
        {isTrusted ? (
          <Form method="post" className="grid gap-3">
            <p className="text-ink-2">
              It publishes at once now. After this, its next posting waits for one of us, and so do its feeds.
              What is open stays open.
            </p>
            <Button look="outline" name="intent" value="review-again">
              Check its next posting
            </Button>
          </Form>
        ) : (
          <p className="text-ink-2">
            Its next posting waits for one of us. Once it is approved: {postingTerms.laterReading}
          </p>
        )}
      </Step>
      <Step title="Merge">
        <p className="text-ink-2">When the same company is here twice, one becomes part of the other.</p>
        <Link to={mergeTo} className="link inline-flex min-h-11 items-center">
          Merge into another company
        </Link>
      </Step>
    </>
  );
}

interface PageStepProps {
  page: CompanyRecord["page"];
  answer?: RequestAnswer;
}

/** What the company says and shows of itself on its public page. */
export function PageStep({ page, answer }: PageStepProps) {
  const { fields, frame } = usePostedForm({ schema: pageReasonSchema, answer });
  if (!page) return null;
  const { revision, texts, waiting, warnings, isDown, photos, reason } = page;
  return (
    <Step title="Careers page">
      {isDown && <p className="text-ink-2">Taken down. The reason: {reason}</p>}
      <PageTexts texts={texts} />
      {photos > 0 && <p className="text-ink-2">{photos === 1 ? "1 picture" : `${photos} pictures`}</p>}
      {waiting && (
        <>
          <h3>Waits for us</h3>
          <PageTexts texts={waiting} />
          {warnings.length > 0 && <p className="wrap-anywhere text-coral">{warnings.join(" · ")}</p>}
        </>
      )}
      {(waiting || isDown) && (
        <Form method="post" className="grid gap-3">
          <input type="hidden" name="pageRevision" value={revision} />
          <Button look="outline" name="page" value="show">
            {waiting ? "Show what waits" : "Show it again"}
          </Button>
        </Form>
      )}
      {(waiting || !isDown) && (
        <PostedForm
          frame={frame}
          submit={waiting ? "Send back" : "Take it down"}
          submitting="Saving..."
          look="danger"
        >
          <input type="hidden" name="pageRevision" value={revision} />
          <input type="hidden" name="page" value={waiting ? "refuse" : "down"} />
          <Field
            label="Reason"
            hint="Its owners get it by email and read it in their workspace."
            meta={fields.pageReason}
            autoComplete="off"
          />
        </PostedForm>
      )}
    </Step>
  );
}

const PageTexts = ({ texts }: { texts: readonly (readonly [string, string])[] }) => (
  <dl className="grid gap-2 text-md">
    {texts.map(([name, text]) => (
      <div key={name} className="wrap-anywhere whitespace-pre-line">
        <dt className="font-semibold">{name}</dt>
        <dd>{text}</dd>
      </div>
    ))}
  </dl>
);

interface NotesProps {
  notes: CompanyRecord["notes"];
  idempotencyKey: string;
  answer?: RequestAnswer;
}

export function CompanyNotes({ notes, idempotencyKey, answer }: NotesProps) {
  const { fields, frame } = usePostedForm({ schema: companyNoteSchema, answer });
  return (
    <section id="notes" aria-labelledby="notes-title" className="grid scroll-mt-20 gap-3">
      <h2 id="notes-title">Our notes</h2>
      <ol className="grid gap-3 text-md">
        {notes.map(({ id, at, by, text }) => (
          <li key={id} className="grid gap-1">
            <p className="text-ink-3">
              <span className="tabular-nums">{at}</span>
              {by && ` ${by}`}
            </p>
            <p className="wrap-anywhere whitespace-pre-line rounded-card border border-line bg-surface px-4 py-3">
              {text}
            </p>
          </li>
        ))}
      </ol>
      <RequestForm frame={frame} idempotencyKey={idempotencyKey} submit="Add note" submitting="Adding...">
        <TextArea label="New note" meta={fields.note} rows={3} hint="Only admins read it." />
      </RequestForm>
    </section>
  );
}

function Step({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-3 rounded-card border border-line bg-surface p-5">
      <h2>{title}</h2>
      {children}
    </section>
  );
}

/** A form is recognized by a field that no other form has. */
export const companyEditSchema = settingsSchema.pick({ name: true, kind: true, website: true, about: true });
export type CompanyEdit = z.output<typeof companyEditSchema>;

export const companySuspendSchema = z.object({ reason: requiredLine("Enter the reason", 300) });
export const pageReasonSchema = z.object({ pageReason: requiredLine("Enter the reason", 300) });
export const pageDecisionSchema = z.object({
  page: z.enum(["show", "refuse", "down"]),
  pageRevision: z.coerce.number().int().min(0).max(1e9),
});
export const companyNoteSchema = z.object({ note: requiredText("Enter a note", 5000) });
export const companyIntentSchema = z.object({ intent: z.enum(["lift", "review-again"]) });
