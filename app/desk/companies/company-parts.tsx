import { Link } from "@remix-run/react";
import { DeskLink } from "#app/desk/frame/screen/desk-nav.tsx";
import { DecisionList } from "#app/desk/postings/poster-facts.tsx";
import { deskStatusNames, deskStatusTones } from "#app/desk/postings/posting-status.ts";
import { type Chip, Chips } from "#app/kit/ui/chip.tsx";
import { formatCount } from "#app/kit/ui/count.ts";
import type { CompanyRecord } from "./company-record.server.ts";

export function CompanyPeople({ people }: Pick<CompanyRecord, "people">) {
  return (
    <section aria-labelledby="people" className="grid gap-3">
      <h2 id="people">People</h2>
      {people.length === 0 ? (
        <p className="text-ink-2">Nobody acts for this company here.</p>
      ) : (
        <table aria-labelledby="people" className="desk-table">
          <thead>
            <tr>
              <th scope="col">Name</th>
              <th scope="col">Email</th>
              <th scope="col">Role</th>
              <th scope="col">Since</th>
            </tr>
          </thead>
          <tbody>
            {people.map((person) => (
              <tr key={person.id} data-row>
                <th scope="row">
                  <Link to={person.to} data-open className="link">
                    {person.name}
                  </Link>
                </th>
                <td data-label="Email">
                  <span>
                    {person.email} <Chips chips={toChips(person)} />
                  </span>
                </td>
                <td data-label="Role">{person.role}</td>
                <td data-label="Since">{person.since}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

const toChips = ({ isConfirmed, isSuspended }: CompanyRecord["people"][number]): Chip[] => [
  isConfirmed ? { label: "Confirmed", tone: "good" } : { label: "Not confirmed", tone: "amber" },
  ...(isSuspended ? [{ label: "Suspended", tone: "coral" } as const] : []),
];

export function CompanyPostings({ counts, postings }: Pick<CompanyRecord, "counts" | "postings">) {
  return (
    <section aria-labelledby="postings" className="grid gap-3">
      <h2 id="postings">Postings</h2>
      <dl className="flex flex-wrap gap-x-6 gap-y-2 text-md [&_dt]:text-ink-3">
        {counts.map(({ name, postings }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="font-semibold tabular-nums">
              {postings >= mostCounted ? `${formatCount(mostCounted)}+` : formatCount(postings)}
            </dd>
          </div>
        ))}
      </dl>
      {postings.length > 0 && (
        <table aria-label="The newest postings" className="desk-table">
          <thead>
            <tr>
              <th scope="col">Posting</th>
              <th scope="col">State</th>
              <th scope="col">Posted</th>
            </tr>
          </thead>
          <tbody>
            {postings.map(({ slug, title, status, to, posted }) => (
              <tr key={slug} data-row>
                <th scope="row">
                  <Link to={to} data-open className="link">
                    {title}
                  </Link>
                </th>
                <td data-label="State">
                  <Chips chips={[{ label: deskStatusNames[status], tone: deskStatusTones[status] }]} />
                </td>
                <td data-label="Posted">{posted}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

const mostCounted = 1000;

interface Line {
  id: number;
  text: string;
  state: string;
  at: string;
  to: string;
}

/** Nothing for a company that has none of them. */
function LineList({ id, title, lines }: { id: string; title: string; lines: readonly Line[] }) {
  if (lines.length === 0) return null;
  return (
    <section aria-labelledby={id} className="grid gap-3">
      <h2 id={id}>{title}</h2>
      <ul className="grid gap-2 text-md">
        {lines.map((line) => (
          <li key={line.id}>
            <span className="text-ink-3 tabular-nums">{line.at}</span>{" "}
            <DeskLink to={line.to}>{line.text}</DeskLink> <span className="text-ink-2">({line.state})</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function CompanyHistory({ record }: { record: CompanyRecord }) {
  const { decisions, reports, requests, feeds, log, company } = record;
  return (
    <>
      <section aria-labelledby="decisions" className="grid gap-3">
        <h2 id="decisions">Our decisions</h2>
        <DecisionList decisions={decisions} />
      </section>
      <LineList id="reports" title="Reports of its postings" lines={reports} />
      <LineList id="requests" title="Hire requests" lines={requests} />
      <LineList id="feeds" title="Feeds" lines={feeds} />
      <section aria-labelledby="log" className="grid gap-3">
        <h2 id="log">What was done to it</h2>
        {log.length === 0 && <p className="text-ink-2">Nothing yet.</p>}
        <ol className="grid gap-2 text-md">
          {log.map(({ id, at, text, by, detail }) => (
            <li key={id}>
              <span className="text-ink-3 tabular-nums">{at}</span> {text}
              {by && <span className="text-ink-2"> by {by}</span>}
              {detail && <span className="wrap-anywhere block text-ink-3 text-sm">{detail}</span>}
            </li>
          ))}
        </ol>
        <DeskLink to={company.logTo} className="link inline-flex min-h-11 items-center" otherwise={null}>
          All of the audit log about it
        </DeskLink>
      </section>
    </>
  );
}
