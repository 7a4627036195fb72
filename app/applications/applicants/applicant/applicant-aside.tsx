import { Form, Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { FitFacts } from "#app/applications/applicants/list/fit-facts.tsx";
import type { NeighborsView } from "#app/applications/applicants/list/neighbors.server.ts";
import { TagsPart } from "#app/applications/applicants/team/tags-part.tsx";
import { toMailLink } from "#app/kit/text/mail-address.ts";
import { Button, buttonClass } from "#app/kit/ui/button.tsx";
import { Chips } from "#app/kit/ui/chip.tsx";
import { Picker } from "#app/kit/ui/control/picker.tsx";
import { PhoneFold } from "#app/kit/ui/phone-fold.tsx";
import "#app/kit/ui/phone-fold.css";
import type { ApplicantView } from "./applicant-view.ts";
import type { ApplicantAnswer } from "./receive-applicant-form.server.ts";

interface ApplicantAsideProps {
  view: ApplicantView;
  canChange: boolean;
  answer?: ApplicantAnswer;
}

export function ApplicantAside({ view, canChange, answer }: ApplicantAsideProps) {
  const { chip, clock, answered, posting } = view;
  /** What is next stands out, and writing where its button is not there. */
  const step = view.step === "offer" && !view.canBeOffered ? "write" : view.step;
  const toLook = (of: ApplicantView["step"]) => (of === step ? "solid" : "outline");
  return (
    <aside
      aria-label="At a glance"
      className="grid content-start gap-item rounded-panel border border-line bg-surface p-5"
    >
      <div className="grid gap-2">
        {view.next && (
          <p className="text-md">
            <span className="text-ink-3 text-sm">Next: </span>
            <span className="font-semibold">{view.next}</span>
          </p>
        )}
        <Chips
          chips={[
            chip,
            ...(clock ? [{ label: clock.due, tone: clock.isOverdue ? "coral" : "plain" } as const] : []),
          ]}
        />
        {clock && <p className="text-ink-2 text-md">{clock.waiting}</p>}
        {view.endReason && <p className="text-ink-2 text-md">Reason, for your team: {view.endReason}.</p>}
        {answered && <p className="text-ink-2 text-md">First answer {answered}.</p>}
      </div>
      {canChange && view.canBeAsked && (
        <p className="flex flex-wrap gap-2">
          <Link to={view.steps.write} className={buttonClass(toLook("write"), "small")}>
            Write
          </Link>
          <Link to={view.steps.invite} className={buttonClass(toLook("invite"), "small")}>
            Interview
          </Link>
          {view.canBeOffered && (
            <Link to={view.steps.offer} className={buttonClass(toLook("offer"), "small")}>
              Offer
            </Link>
          )}
        </p>
      )}
      <dl className="grid grid-cols-2 gap-x-4 gap-y-2 text-md leading-snug [&_dt]:text-ink-3 [&_dt]:text-sm">
        <FitFacts facts={view.fit} says={view.licenseSays} />
      </dl>
      {view.isBlind && (
        <Form method="post" preventScrollReset className="grid justify-items-start gap-2">
          <p className="text-ink-2 text-md">
            This review is blind: name, contact, license numbers and files are hidden until {view.name} moves
            past review.
          </p>
          {canChange && (
            <Button look="outline" size="small" name="reveal" value="yes">
              Show who this is
            </Button>
          )}
        </Form>
      )}
      <dl className="grid gap-3 text-md [&_dt]:text-ink-3 [&_dt]:text-sm">
        <Contact view={view} />
        <Fact label="Posting">
          {posting.to ? (
            <Link to={posting.to} className="link">
              {posting.title}
            </Link>
          ) : (
            posting.title
          )}
          {posting.place && <span className="block text-ink-2">{posting.place}</span>}
          {posting.others && (
            <Link to={posting.others} className="link flex min-h-6 items-center">
              Everyone who applied for it
            </Link>
          )}
          {canChange && posting.close && (
            <Link to={posting.close} className="link flex min-h-6 items-center">
              Fill or close this posting
            </Link>
          )}
        </Fact>
      </dl>
      <PhoneFold title="Stage, assignee and tags" isOpen={answer !== undefined}>
        <div className="grid gap-item">
          {canChange && !view.isWithdrawn && (
            <Picker
              label="Stage"
              name="stage"
              value={view.stage}
              options={view.stages}
              submit="Move"
              hint="Where their status changes with it, we email them at once. For “Not selected” we ask what to tell them first."
            >
              <input type="hidden" name="from" value={view.stage} />
            </Picker>
          )}
          {canChange ? (
            <Picker
              label="Assigned to"
              name="assignee"
              value={view.assignedTo}
              options={[{ value: "", label: "Nobody" }, ...view.members]}
              submit="Assign"
            />
          ) : (
            <p className="text-ink-2 text-md">
              Assigned to {view.members.find(({ value }) => value === view.assignedTo)?.label ?? "nobody"}.
            </p>
          )}
          <TagsPart tags={view.tags} known={view.knownTags} canChange={canChange} answer={answer?.tag} />
        </div>
      </PhoneFold>
    </aside>
  );
}

/** From one to the next of the list, in its order. */
export const Beside = ({ beside: { previous, next, place } }: { beside: NeighborsView }) => (
  <nav aria-label="Applicants of the list" className="flex flex-wrap items-center gap-x-6 text-md">
    {previous && (
      <Link
        to={previous.to}
        rel="prev"
        data-key="k"
        className="link wrap-anywhere inline-flex min-h-11 items-center"
      >
        Previous: {previous.name}
      </Link>
    )}
    <span className="text-ink-2 tabular-nums">{place}</span>
    {next && (
      <Link
        to={next.to}
        rel="next"
        data-key="j"
        className="link wrap-anywhere inline-flex min-h-11 items-center"
      >
        Next: {next.name}
      </Link>
    )}
  </nav>
);

function Contact({ view: { contact, name, isBlind, isContactHidden } }: { view: ApplicantView }) {
  if (isBlind) return null;
  if (isContactHidden)
    return (
      <Fact label="Email, phone and files">
        <span className="text-ink-2">
          Hidden from hiring managers. An owner of your company can change that on the Team page.
        </span>
      </Fact>
    );
  if (!contact)
    return (
      <Fact label="Email and phone">
        <span className="text-ink-2">
          {name} has not shown them yet. What you write here reaches them by email.
        </span>
      </Fact>
    );
  const { email, phone } = contact;
  return (
    <>
      <Fact label="Email">
        <a href={toMailLink(email)} className="link wrap-anywhere">
          {email}
        </a>
      </Fact>
      {phone && (
        <Fact label="Phone">
          <a href={`tel:${phone.replace(/[^\d+]/g, "")}`} className="link">
            {phone}
          </a>
        </Fact>
      )}
    </>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}
