import { DeskLink } from "#app/desk/frame/screen/desk-nav.tsx";
import { usePostedForm } from "#app/kit/forms/posted-form.tsx";
import { RequestForm } from "#app/kit/forms/request-form.tsx";
import { ChoiceLinks } from "#app/kit/ui/control/choice-links.tsx";
import { Field, TextArea } from "#app/kit/ui/control/field.tsx";
import { Notice } from "#app/kit/ui/notice.tsx";
import type { DeskAnswer } from "./receive-request-form.server.ts";
import { deskCompanySchema, replySchema } from "./reply-templates.ts";
import type { RequestPageView } from "./request-page.server.ts";

interface CompanyPartProps {
  view: RequestPageView;
  answer?: DeskAnswer;
}

export function CompanyPart({ view, answer }: CompanyPartProps) {
  if (view.company)
    return (
      <Notice title="This request has a company">
        <DeskLink to={view.company.to}>{view.company.name}</DeskLink>. Drafts of its postings are on your
        “Post a job” page until they are published.
      </Notice>
    );
  return view.offer && <CompanyForm offer={view.offer} view={view} answer={answer} />;
}

function CompanyForm({
  offer,
  view,
  answer,
}: CompanyPartProps & { offer: NonNullable<RequestPageView["offer"]> }) {
  const { fields, frame } = usePostedForm({
    schema: deskCompanySchema,
    prefill: { companyName: offer.name },
    answer,
  });
  const chosen =
    offer.owned.find(({ isSenders }) => isSenders)?.slug ??
    offer.like.find(({ isSame }, at) => at === 0 && isSame)?.slug ??
    "";
  return (
    <section aria-labelledby="company" className="grid gap-item">
      <h2 id="company">Make a posting of it</h2>
      <p className="max-w-2xl text-ink-2">
        One step makes the company and a draft of the posting from what they wrote, with you as its recruiter,
        and invites {view.email} to own it. Nothing is published before you press “Publish”.
      </p>
      <RequestForm
        frame={frame}
        idempotencyKey={view.idempotencyKey}
        submit="Make company and draft"
        submitting="Making..."
        className="max-w-2xl"
      >
        <Field label="Company" meta={fields.companyName} />
        {(offer.like.length > 0 || offer.owned.length > 0) && (
          <fieldset className="grid">
            <legend className="font-semibold text-md">Which company?</legend>
            {offer.owned.map(({ slug, name, to, isSenders }) =>
              isSenders ? (
                <label key={slug} className="tick">
                  <input type="radio" name="company" value={slug} defaultChecked={slug === chosen} /> {name}
                  <b>the sender's own: the draft goes into their account, and they publish it</b>
                </label>
              ) : (
                <p key={slug} className="text-ink-2 text-md">
                  <DeskLink to={to}>{name}</DeskLink> has an owner, and the sender is not in its team. Its
                  team makes the posting: answer the sender so.
                </p>
              ),
            )}
            {offer.like.map(({ slug, name, open }) => (
              <label key={slug} className="tick">
                <input type="radio" name="company" value={slug} defaultChecked={slug === chosen} /> {name}
                <b>{open === 1 ? "1 open posting" : `${open} open postings`}, no owner</b>
              </label>
            ))}
            <label className="tick">
              <input type="radio" name="company" value="" defaultChecked={chosen === ""} /> A new one with
              this name
            </label>
          </fieldset>
        )}
      </RequestForm>
    </section>
  );
}

interface ReplyPartProps {
  view: RequestPageView;
  answer?: DeskAnswer;
}

export function ReplyPart({ view, answer }: ReplyPartProps) {
  return (
    <section id="answer" aria-labelledby="answer-title" className="grid scroll-mt-20 gap-item">
      <h2 id="answer-title">Answer by email</h2>
      <ChoiceLinks choices={view.templates} />
      {view.draft && <ReplyForm key={view.draft.template} draft={view.draft} view={view} answer={answer} />}
    </section>
  );
}

function ReplyForm({
  draft,
  view,
  answer,
}: ReplyPartProps & { draft: NonNullable<RequestPageView["draft"]> }) {
  const { template, subject, text } = draft;
  const { fields, frame } = usePostedForm({ schema: replySchema, prefill: { subject, text }, answer });
  return (
    <RequestForm
      frame={frame}
      idempotencyKey={view.idempotencyKey}
      submit="Send answer"
      submitting="Sending..."
      className="max-w-2xl"
    >
      <input type="hidden" name="template" value={template} />
      <Field label="Subject" meta={fields.subject} />
      <TextArea label="Message" meta={fields.text} rows={12} />
      <p className="text-ink-3 text-sm">
        Goes to {view.email}. Replies come to {view.replyTo}.
        {view.row.status === "new" && " Sending it marks the request as contacted."}
      </p>
    </RequestForm>
  );
}
