import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { getAreaIntro } from "#app/content/area-intro.server.ts";
import { FaqBlock } from "#app/content/faq-block.tsx";
import { toItemList } from "#app/content/structured-data.ts";
import { paths } from "#app/paths.ts";
import { toPageMeta } from "#app/shell/page-meta.ts";
import { buttonClass } from "#app/ui/button.tsx";
import { FigureTable } from "#app/ui/figure-table.tsx";
import { JsonLd } from "#app/ui/json-ld.tsx";
import { LinkGrid } from "#app/ui/link-grid.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { TextSection } from "#app/ui/text-section.tsx";
import { getNpPaPage, type NpPaField } from "../np-pa-page.server.ts";

export async function loader({ context }: LoaderFunctionArgs) {
  const canonical = paths.npPaSpecialties();
  const page = await getNpPaPage(context);
  // The last first: near enough to where the page shows it to be compressed together with it.
  const fields = page.fields.toReversed();
  return {
    fields,
    comparison: page.comparison,
    ...getAreaIntro(canonical),
    siteUrl: context.env.SITE_URL,
    canonical,
  };
}

export const meta: MetaFunction = () =>
  toPageMeta({
    title: "NP and PA specialties compared",
    description:
      "Twenty-five fields that hire nurse practitioners and physician assistants: the certificate each asks for, procedures, hours, supervision and open jobs.",
  });

export default function NpPaSpecialtiesPage() {
  const { comparison, lead, questions, siteUrl, ...data } = useLoaderData<typeof loader>();
  const fields = data.fields.toReversed();
  const listed = fields.flatMap(({ id, name, hasPage }) =>
    hasPage ? [{ name, path: paths.specialty(id) }] : [],
  );
  return (
    <>
      <PageHeader title="NP and PA specialties" lead={lead} />
      <div className="page pb-6">
        <LinkGrid
          links={fields.map(({ id, name, open }) => ({ name, to: `#${id}`, note: open && `${open} open` }))}
        />
        <TextSection id="compared" title="The two professions side by side">
          <FigureTable
            label="Nurse practitioners and physician assistants"
            headings={["Compared", "Nurse practitioner", "Physician assistant"]}
            rows={comparison}
            note="Pay and jobs: BLS, Occupational Employment and Wage Statistics, May 2025. Growth, openings and schooling: BLS Employment Projections."
          />
          <p className="flex flex-wrap gap-3 pt-5">
            <Link to={paths.profession("nurse-practitioner")} className={buttonClass("outline")}>
              Nurse practitioners by state
            </Link>
            <Link to={paths.profession("physician-assistant")} className={buttonClass("outline")}>
              Physician assistants by state
            </Link>
          </p>
        </TextSection>
        <ul className="grid gap-4 lg:grid-cols-2">
          {fields.map((field) => (
            <Field key={field.id} field={field} />
          ))}
        </ul>
        <TextSection id="questions" title="Questions">
          <FaqBlock items={questions} />
        </TextSection>
      </div>
      <JsonLd data={toItemList("NP and PA specialties", listed, siteUrl)} />
    </>
  );
}

const toJobs = (specialty: string): string =>
  paths.jobs(`profession=nurse-practitioner&profession=physician-assistant&specialty=${specialty}`);

/** The rows themselves stay bare: there are 125 of them. */
const rowsClass =
  "grid gap-2 text-md *:grid *:gap-x-4 *:border-line *:border-t *:pt-2 sm:*:grid-cols-[8rem_minmax(0,1fr)] [&_dt]:text-ink-3";

function Field({ field }: { field: NpPaField }) {
  const facts = [
    ["NP certificate", field.npCertificate],
    ["PA certificate", field.paCertificate],
    ["Procedures", field.procedures],
    ["Hours", field.schedule],
    ["Supervision", field.supervision],
  ];
  return (
    <li
      id={field.id}
      className="grid content-start gap-3 rounded-card border border-line bg-surface p-5 target:border-accent"
    >
      <h2 className="text-xl">{field.name}</h2>
      <p className="text-ink-2">{field.text}</p>
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
