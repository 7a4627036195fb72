import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { listProfessionsQuestions } from "#app/catalogue/professions/career-paths.ts";
import { getProfessionsPage } from "#app/catalogue/professions/professions-page.server.ts";
import { FigureTable } from "#app/kit/ui/chart/figure-table.tsx";
import { FactList } from "#app/kit/ui/fact-list.tsx";
import { JsonLd } from "#app/kit/ui/json-ld-script.tsx";
import { LinkGrid } from "#app/kit/ui/link-grid.tsx";
import { PageHeader } from "#app/kit/ui/page-header.tsx";
import { PhoneFold } from "#app/kit/ui/phone-fold.tsx";
import { TextSection } from "#app/kit/ui/text-section.tsx";
import { getAreaText } from "#app/pages/page/area-text.server.ts";
import { FaqBlock } from "#app/pages/page/faq-block.tsx";
import { toPageMeta } from "#app/pages/page/page-meta.ts";
import { toItemList } from "#app/pages/page/structured-data.ts";
import { paths } from "#app/paths.ts";
import "#app/kit/ui/chart/chart.css";
import "#app/kit/ui/phone-fold.css";

export async function loader({ context }: LoaderFunctionArgs) {
  const canonical = paths.professions();
  const [{ index, ...page }, { lead, questions }] = await Promise.all([
    getProfessionsPage(context),
    getAreaText(context, canonical),
  ]);
  return {
    ...page,
    lead,
    questions: [...listProfessionsQuestions(index), ...questions],
    siteUrl: context.env.SITE_URL,
    canonical,
  };
}

export const meta: MetaFunction = () =>
  toPageMeta({
    title: "Healthcare professions: pay, growth, licenses",
    description:
      "Compare 25 healthcare professions: open jobs, median pay (May 2025), growth to 2034, openings a year and license compacts.",
  });

const headings = ["Profession", "Open here", "Median pay", "Growth", "Openings a year", "License compact"];

export default function ProfessionsPage() {
  const { lead, groups, standouts, compacts, others, questions, siteUrl } = useLoaderData<typeof loader>();
  const listed = groups.flatMap(({ rows }) => rows.map(({ name, to }) => ({ name, path: to! })));
  return (
    <>
      <PageHeader isAiry title="Healthcare professions" lead={lead} />
      <div className="page pb-12">
        <FactList facts={standouts} />
        {groups.map(({ title, rows }) => (
          <TextSection key={title} id={title.toLowerCase().replaceAll(" ", "-")} title={title}>
            <FigureTable
              label={`${title}: pay, growth and license`}
              headings={headings}
              rows={rows}
              isFixed
              onPhone="short"
            />
          </TextSection>
        ))}
        <p className="max-w-3xl pb-5 text-ink-3 text-sm">
          Median pay a year: BLS, Occupational Employment and Wage Statistics, May 2025. Growth and openings:
          BLS Employment Projections, 2024 to 2034. {compacts}.
        </p>
        <PhoneFold title="Also on the job board" heading="h2" id="others">
          <p className="pb-3 text-ink-2">Open jobs in other professions.</p>
          <LinkGrid links={others} />
        </PhoneFold>
        <p className="pt-6 text-ink-2">
          Thinking about a change? See{" "}
          <Link to={paths.healthcareCareers()} className="link">
            career paths between professions
          </Link>
          , the{" "}
          <Link to={paths.specialties()} className="link">
            specialties
          </Link>{" "}
          and the{" "}
          <Link to={paths.npPaSpecialties()} className="link">
            fields that hire NPs and PAs
          </Link>
          .
        </p>
        <TextSection id="questions" title="Questions">
          <FaqBlock items={questions} />
        </TextSection>
      </div>
      <JsonLd data={toItemList("Healthcare professions", listed, siteUrl)} />
    </>
  );
}
