import { Link } from "@remix-run/react";
import type { RequestAnswer } from "#app/forms/message.ts";
import { PostedForm } from "#app/forms/posted-form.tsx";
import { usePostedForm } from "#app/forms/use-posted-form.ts";
import { paths } from "#app/paths.ts";
import { TextArea } from "#app/ui/control/field.tsx";
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
  };
  isOpen: boolean;
  answer?: RequestAnswer;
}

export function ReportCard({ report, isOpen, answer }: ReportCardProps) {
  const { slug, title, company, status, reason, details, hasEmail, sent } = report;
  return (
    <article
      data-row
      aria-label={title}
      className="grid gap-3 rounded-card border border-line bg-surface p-5"
    >
      <header className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <h2>
          <Link to={paths.job(slug)} data-open className="link">
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
          <DecisionForm slug={slug} isUp={status !== "removed"} answer={answer} />
        </>
      )}
    </article>
  );
}

const decisions = [
  { value: "take-down", label: "Take the posting down" },
  { value: "dismiss", label: "Leave it up" },
] as const;

function DecisionForm({ slug, isUp, answer }: { slug: string; isUp: boolean; answer?: RequestAnswer }) {
  const { fields, frame } = usePostedForm({ schema: reportDecisionSchema, answer });
  return (
    <details open={answer !== undefined}>
      <summary data-key="e" className="link inline-flex min-h-11 cursor-pointer items-center">
        Decide
      </summary>
      <div className="max-w-2xl">
        <PostedForm frame={frame} submit="Decide" submitting="Deciding...">
          <input type="hidden" name="slug" value={slug} />
          <fieldset className="flex flex-wrap gap-4">
            <legend className="sr-only">Decision</legend>
            {decisions
              .filter(({ value }) => isUp || value === "dismiss")
              .map(({ value, label }, at) => (
                <label key={value} className="tick">
                  <input type="radio" name="decision" value={value} defaultChecked={at === 0} /> {label}
                </label>
              ))}
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
