import { Form, Link } from "@remix-run/react";
import { changeRefusalSchema } from "#app/companies/workspace/change/company-change.ts";
import { deskPaths } from "#app/desk-paths.ts";
import type { RequestAnswer } from "#app/kit/forms/message.ts";
import { PostedForm, usePostedForm } from "#app/kit/forms/posted-form.tsx";
import { Button } from "#app/kit/ui/button.tsx";
import { Chips } from "#app/kit/ui/chip.tsx";
import { TextArea } from "#app/kit/ui/control/field.tsx";
import { formatCount } from "#app/kit/ui/count.ts";

interface ChangeCardProps {
  change: {
    publicId: string;
    company: string;
    companySlug: string;
    askedBy: string | null;
    lines: { name: string; before: string; after: string }[];
    due: { text: string; isOver: boolean };
  };
  answer?: RequestAnswer;
}

export function ChangeCard({ change, answer }: ChangeCardProps) {
  const { publicId, company, companySlug, askedBy, lines, due } = change;
  const { fields, frame } = usePostedForm({ schema: changeRefusalSchema, answer });
  return (
    <article
      data-row
      aria-label={`Change of ${company}`}
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
      {askedBy && <p>{askedBy} asks for it.</p>}
      <dl className="grid gap-2">
        {lines.map(({ name, before, after }) => (
          <div key={name} className="wrap-anywhere whitespace-pre-line">
            <dt className="font-semibold">{name}</dt>
            <dd>
              <del className="text-ink-3">{before || "none"}</del> <ins>{after || "none"}</ins>
            </dd>
          </div>
        ))}
      </dl>
      <Form method="post">
        <input type="hidden" name="change" value={publicId} />
        <Button
          name="decision"
          value="approve"
          look="outline"
          data-key="e"
          aria-label={`Approve the change of ${company}`}
        >
          Approve
        </Button>
      </Form>
      <details open={answer !== undefined}>
        <summary className="link inline-flex min-h-11 cursor-pointer items-center">Send back instead</summary>
        <div className="max-w-2xl">
          <PostedForm frame={frame} submit="Send back" submitting="Sending...">
            <input type="hidden" name="change" value={publicId} />
            <input type="hidden" name="decision" value="refuse" />
            <TextArea label="Reason" meta={fields.reason} rows={3} hint="The company reads it." />
          </PostedForm>
        </div>
      </details>
    </article>
  );
}

interface CompanyTableProps {
  companies: readonly {
    slug: string;
    name: string;
    kind: "direct" | "agency";
    domain: string | null;
    verified: string;
    isTrusted: boolean;
    since: string;
    members: number;
    open: number;
  }[];
}

export function CompanyTable({ companies }: CompanyTableProps) {
  return (
    <table className="desk-table desk-lines">
      <thead>
        <tr>
          <th scope="col">Company</th>
          <th scope="col">Kind</th>
          <th scope="col">Verified</th>
          <th scope="col">Publishes</th>
          <th scope="col">Since</th>
          <th scope="col" className="number">
            Team
          </th>
          <th scope="col" className="number">
            Open
          </th>
        </tr>
      </thead>
      <tbody>
        {companies.map((company) => (
          <tr key={company.slug} data-row>
            <th scope="row">
              <Link to={deskPaths.adminEmployer(company.slug)} data-open className="link">
                {company.name}
              </Link>
              {company.domain && <span className="block text-ink-3 text-sm">{company.domain}</span>}
            </th>
            <td>{company.kind === "agency" ? "Agency" : "Direct"}</td>
            <td data-label="Verified">{company.verified}</td>
            <td data-label="Publishes">{company.isTrusted ? "At once" : "After a check"}</td>
            <td data-label="Since">{company.since}</td>
            <td data-label="Team" className="number">
              {formatCount(company.members)}
            </td>
            <td data-label="Open" className="number">
              {formatCount(company.open)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
