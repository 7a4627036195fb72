import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { type ClientLoaderFunctionArgs, Link, useLoaderData } from "@remix-run/react";
import { getNpPaPage } from "#app/catalogue/specialties/np-pa/np-pa-page.server.ts";
import { buttonClass } from "#app/kit/ui/button.tsx";
import { FigureTable } from "#app/kit/ui/chart/figure-table.tsx";
import { island, withIslands } from "#app/kit/ui/island.tsx";
import { JsonLd } from "#app/kit/ui/json-ld-script.tsx";
import { LinkGrid } from "#app/kit/ui/link-grid.tsx";
import { PageHeader } from "#app/kit/ui/page-header.tsx";
import { TextSection } from "#app/kit/ui/text-section.tsx";
import { getAreaText } from "#app/pages/page/area-text.server.ts";
import { FaqBlock } from "#app/pages/page/faq-block.tsx";
import { toPageMeta } from "#app/pages/page/page-meta.ts";
import { toItemList } from "#app/pages/page/structured-data.ts";
import { paths } from "#app/paths.ts";
import "#app/kit/ui/chart/chart.css";
import "#app/catalogue/specialties/np-pa/np-pa.css";
import "#app/kit/ui/phone-fold.css";

export async function loader({ context }: LoaderFunctionArgs) {
  const canonical = paths.npPaSpecialties();
  const [page, intro] = await Promise.all([getNpPaPage(context), getAreaText(context, canonical)]);
  return {
    ...page,
    ...intro,
    siteUrl: context.env.SITE_URL,
    canonical,
  };
}

export const clientLoader = ({ serverLoader }: ClientLoaderFunctionArgs) =>
  withIslands(serverLoader<typeof loader>());

export const meta: MetaFunction = () =>
  toPageMeta({
    title: "NP and PA specialties compared",
    description:
      "Twenty-five fields that hire nurse practitioners and physician assistants: the certificate each requires, procedures, hours, supervision and open jobs.",
  });

const NpPaFieldList = island(() =>
  import("#app/catalogue/specialties/np-pa/np-pa-field-list.tsx").then((module) => module.NpPaFieldList),
);

export default function NpPaSpecialtiesPage() {
  const { fields, comparison, lead, questions, siteUrl } = useLoaderData<typeof loader>();
  const listed = fields.flatMap(({ id, name, hasPage }) =>
    hasPage ? [{ name, path: paths.specialty(id) }] : [],
  );
  return (
    <>
      <PageHeader isAiry title="NP and PA specialties" lead={lead} />
      <div className="page pb-6">
        <div className="hidden md:block">
          <LinkGrid
            links={fields.map(({ id, name, open }) => ({ name, to: `#${id}`, note: open && `${open} open` }))}
          />
        </div>
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
        <TextSection id="fields" title="What each field requires">
          <NpPaFieldList fields={fields} />
        </TextSection>
        <TextSection id="questions" title="Questions">
          <FaqBlock items={questions} />
        </TextSection>
      </div>
      <JsonLd data={toItemList("NP and PA specialties", listed, siteUrl)} />
    </>
  );
}
