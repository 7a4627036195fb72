import { Link } from "@remix-run/react";
import { PhoneFold } from "#app/kit/ui/phone-fold.tsx";
import { paths } from "#app/paths.ts";
import { npPaFields } from "./np-pa-fields.ts";
import type { NpPaOpen } from "./np-pa-page.server.ts";

/** The code has the texts, because the page's data would have them twice. */
export function NpPaFieldList({ fields }: { fields: readonly NpPaOpen[] }) {
  return (
    <ul className="grid gap-x-12 md:gap-y-6 lg:grid-cols-2">
      {fields.map((field) => (
        <li key={field.id}>
          <PhoneFold
            title={field.name}
            heading="h3"
            id={field.id}
            aside={field.open && <span className="text-ink-3 text-sm md:hidden">{field.open} open</span>}
          >
            <Field field={field} />
          </PhoneFold>
        </li>
      ))}
    </ul>
  );
}

const toJobs = (specialty: string): string =>
  paths.jobs(`profession=nurse-practitioner&profession=physician-assistant&specialty=${specialty}`);

/** The list styles its rows, because classes on all 125 would be larger. */
const rowsClass = "np-pa-facts grid gap-2 py-3 [&_dt]:text-ink-3";

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
    <>
      <p>{written?.text}</p>
      <dl className={rowsClass}>
        {facts.map(([term, text]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <p className="flex flex-wrap gap-x-5">
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
    </>
  );
}
