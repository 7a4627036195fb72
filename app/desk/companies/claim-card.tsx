import { Form, Link } from "@remix-run/react";
import type { ReviewChange } from "#app/companies/posting/publication/compared-content.ts";
import { refusalSchema } from "#app/companies/workspace/claim/claim-rules.ts";
import { DifferenceTable } from "#app/desk/postings/difference-table.tsx";
import { deskPaths } from "#app/desk-paths.ts";
import type { RequestAnswer } from "#app/kit/forms/message.ts";
import { PostedForm, usePostedForm } from "#app/kit/forms/posted-form.tsx";
import { Button } from "#app/kit/ui/button.tsx";
import { Chips } from "#app/kit/ui/chip.tsx";
import { TextArea } from "#app/kit/ui/control/field.tsx";
import { Notice } from "#app/kit/ui/notice.tsx";

interface ClaimCardProps {
  claim: {
    publicId: string;
    company: string;
    companySlug: string;
    website: string | null;
    message: string;
    claimant: string;
    email: string;
    hasOwner: boolean;
    way: "domain" | "review";
    /** All this in words, for the decision. */
    read: string;
    due: { text: string; isOver: boolean };
  };
  answer?: RequestAnswer & { differences: ReviewChange[] | null };
}

export function ClaimCard({ claim, answer }: ClaimCardProps) {
  const { publicId, company, companySlug, website, message, claimant, email, hasOwner, way, read, due } =
    claim;
  const { fields, frame } = usePostedForm({ schema: refusalSchema, answer: answer?.result && answer });
  return (
    <article
      data-row
      aria-label={company}
      className="grid gap-3 rounded-card border border-line bg-surface p-5"
    >
      <header className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <h3 className="text-lg">
          <Link to={deskPaths.adminEmployer(companySlug)} data-open className="link">
            {company}
          </Link>
        </h3>
        <Chips chips={[{ label: due.text, tone: due.isOver ? "coral" : "plain" }]} />
      </header>
      <p>
        {claimant || "Someone"}, {email}. {website && `The company's website: ${website}. `}
        {way === "domain" && "Their email is at the company's domain. "}
        {hasOwner
          ? "It has an owner; approved, they become a recruiter."
          : "Approved, they become its owner."}
      </p>
      {message && (
        <p className="wrap-anywhere max-w-3xl whitespace-pre-line border-line border-l-2 pl-4">{message}</p>
      )}
      {answer?.differences && (
        <>
          <Notice live tone="warn" title="Nothing was decided yet.">
            The claim, its claimant or the company changed after you opened this page.
          </Notice>
          <DifferenceTable
            title="Changed since you opened the page"
            same="The claim says what it said then."
            differences={answer.differences}
          />
        </>
      )}
      <Form method="post">
        <input type="hidden" name="publicId" value={publicId} />
        <input type="hidden" name="read" value={read} />
        <Button
          name="decision"
          value="approve"
          look="outline"
          data-key="e"
          aria-label={`Approve: ${company}`}
        >
          Approve
        </Button>
      </Form>
      <details open={answer?.result !== undefined}>
        <summary className="link inline-flex min-h-11 cursor-pointer items-center">Refuse instead</summary>
        <div className="max-w-2xl">
          <PostedForm frame={frame} submit="Refuse" submitting="Sending...">
            <input type="hidden" name="publicId" value={publicId} />
            <input type="hidden" name="read" value={read} />
            <input type="hidden" name="decision" value="refuse" />
            <TextArea label="Reason" meta={fields.reason} rows={3} hint="The claimant reads it." />
          </PostedForm>
        </div>
      </details>
    </article>
  );
}
