import { Link } from "@remix-run/react";
import { deskPaths } from "#app/desk-paths.ts";
import type { RequestAnswer } from "#app/kit/forms/message.ts";
import { PostedForm, usePostedForm } from "#app/kit/forms/posted-form.tsx";
import { TextArea } from "#app/kit/ui/control/field.tsx";
import { Notice } from "#app/kit/ui/notice.tsx";
import { reportDecisionSchema } from "./report-decision.ts";

interface ReportCardProps {
  report: {
    slug: string;
    title: string;
    company: string;
    status: string;
    reason: string;
    details: string;
    hasEmail: boolean;
    sent: string;
    revision: string;
  };
  isOpen: boolean;
  answer?: ReportAnswer;
}

type ReportAnswer = RequestAnswer & { since: string[] };

export function ReportCard({ report, isOpen, answer }: ReportCardProps) {
  const { slug, title, company, status, reason, details, hasEmail, sent, revision } = report;
  return (
    <article
      data-row
      aria-label={title}
      className="grid gap-3 rounded-card border border-line bg-surface p-5"
    >
      <header className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <h2>
          <Link to={deskPaths.adminPosting(slug)} data-open className="link">
            {title}
          </Link>
        </h2>
        <span className="text-ink-2">
          {company}, {status}
        </span>
        <span className="ml-auto text-ink-3 text-sm tabular-nums">{sent}</span>
      </header>
      <p>
        <strong>{reason}.</strong>{" "}
        {details && <span className="wrap-anywhere whitespace-pre-line">{details}</span>}
      </p>
      {isOpen && (
        <>
          <p className="text-ink-3 text-sm">
            {hasEmail ? "Left an address: they hear what you decide." : "Left no address."}
          </p>
          {answer && answer.since.length > 0 && (
            <Notice live tone="warn" title="Nothing was decided yet.">
              {answer.since.join(" ")} Open the posting and read its reports again, then decide.
            </Notice>
          )}
          <DecisionForm
            key={revision}
            slug={slug}
            revision={revision}
            isUp={status !== "removed"}
            answer={answer}
          />
        </>
      )}
    </article>
  );
}

const decisions = [
  { value: "take-down", label: "Take the posting down" },
  { value: "dismiss", label: "Leave it up" },
] as const;

interface DecisionFormProps {
  slug: string;
  revision: string;
  isUp: boolean;
  answer?: ReportAnswer;
}

function DecisionForm({ slug, revision, isUp, answer }: DecisionFormProps) {
  const { fields, frame } = usePostedForm({ schema: reportDecisionSchema, answer });
  return (
    <details open={answer !== undefined}>
      <summary data-key="e" className="link inline-flex min-h-11 cursor-pointer items-center">
        Decide
      </summary>
      <div className="max-w-2xl">
        <PostedForm frame={frame} submit="Decide" submitting="Deciding...">
          <input type="hidden" name="slug" value={slug} />
          <input type="hidden" name="revision" value={revision} />
          <fieldset className="flex flex-wrap gap-4">
            <legend className="sr-only">Decision</legend>
            {decisions
              .filter(({ value }) => isUp || value === "dismiss")
              .map(({ value, label }) => (
                <label key={value} className="tick">
                  <input
                    type="radio"
                    name="decision"
                    value={value}
                    required
                    defaultChecked={fields.decision.value === value}
                  />{" "}
                  {label}
                </label>
              ))}
            {fields.decision.errors && (
              <p role="alert" className="w-full text-coral text-sm">
                {fields.decision.errors[0]}
              </p>
            )}
          </fieldset>
          <TextArea
            label="Why"
            meta={fields.reason}
            rows={3}
            hint="Those who reported it read this, and the company when its posting is taken down."
          />
        </PostedForm>
      </div>
    </details>
  );
}
