import { Link } from "@remix-run/react";
import { paths } from "#app/paths.ts";
import { npPaFields } from "./np-pa-fields.ts";
import type { NpPaOpen } from "./np-pa-page.server.ts";

/** The code has the texts, because the page's data would have them twice. */
export function NpPaFieldList({ fields }: { fields: readonly NpPaOpen[] }) {
  return (
    <ul className="grid gap-4 lg:grid-cols-2">
      {fields.map((field) => (
        <Field key={field.id} field={field} />
      ))}
    </ul>
  );
}

const toJobs = (specialty: string): string =>
  paths.jobs(`profession=nurse-practitioner&profession=physician-assistant&specialty=${specialty}`);

/** The list styles its rows, because classes on all 125 would be larger. */
const rowsClass =
  "grid gap-2 text-md *:grid *:gap-x-4 *:border-line *:border-t *:pt-2 sm:*:grid-cols-[8rem_minmax(0,1fr)] [&_dt]:text-ink-3";

function Field({ field }: { field: NpPaOpen }) {
  const written = npPaFields.find(({ slug }) => slug === field.id);
  const facts = [
    ["NP certificate", written?.npCertificate],
    ["PA certificate", written?.paCertificate],
    ["Procedures", written?.procedures],
    ["Hours", written?.schedule],
    ["Supervision", written?.supervision],
  ];
  return (
    <li
      id={field.id}
      className="grid content-start gap-3 rounded-card border border-line bg-surface p-5 target:border-accent"
    >
      <h2 className="text-lg">{field.name}</h2>
      <p className="text-ink-2">{written?.text}</p>
      <dl className={rowsClass}>
        {facts.map(([term, text]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <p className="flex flex-wrap gap-x-5 text-md">
        {field.specialty && (
          <Link to={toJobs(field.specialty)} className="link inline-flex min-h-9 items-center">
            {field.open === null ? "Open jobs" : `${field.open} open`}
            <span className="sr-only">: {field.name}</span>
          </Link>
        )}
        {field.hasPage && (
          <Link to={paths.specialty(field.id)} className="link inline-flex min-h-9 items-center">
            About the specialty<span className="sr-only">: {field.name}</span>
          </Link>
        )}
      </p>
    </li>
  );
}
