import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { listCareerQuestions, toCareerPathView } from "#app/catalogue/professions/career-paths.ts";
import { getFromCatalog } from "#app/facts/catalog/catalog.ts";
import { JsonLd } from "#app/kit/ui/json-ld-script.tsx";
import { PageHeader } from "#app/kit/ui/page-header.tsx";
import { TextSection } from "#app/kit/ui/text-section.tsx";
import { getAreaText } from "#app/pages/page/area-text.server.ts";
import { FaqBlock } from "#app/pages/page/faq-block.tsx";
import { toPageMeta } from "#app/pages/page/page-meta.ts";
import { toItemList } from "#app/pages/page/structured-data.ts";
import { paths } from "#app/paths.ts";

export async function loader({ context }: LoaderFunctionArgs) {
  const canonical = paths.healthcareCareers();
  const [index, careers, { lead, questions }] = await Promise.all([
    getFromCatalog(context.env.CATALOG, "profession-index"),
    getFromCatalog(context.env.CATALOG, "careers"),
    getAreaText(context, canonical),
  ]);
  return {
    page: {
      lead,
      ways: careers.map((path) => toCareerPathView(path, index)),
      questions: [...listCareerQuestions(index), ...questions],
    },
    siteUrl: context.env.SITE_URL,
    canonical,
  };
}

export const meta: MetaFunction = () =>
  toPageMeta({
    title: "Healthcare careers: paths and pay",
    description:
      "Career paths into healthcare and between professions, step by step: years, licenses, exams and what each end pays (BLS, May 2025).",
  });

export default function HealthcareCareersPage() {
  const { page, siteUrl } = useLoaderData<typeof loader>();
  const { lead, ways, questions } = page;
  const list = ways.map(({ slug, title }) => ({ name: title, path: paths.careerPath(slug) }));
  return (
    <>
      <PageHeader isAiry title="Healthcare careers" lead={lead} />
      <div className="page pb-6">
        <ul className="divide-y divide-line border-line border-y">
          {ways.map(({ slug, title, years, pay }) => (
            <li key={slug} id={slug} className="grid gap-x-8 py-2 md:grid-cols-3">
              <Link
                to={paths.careerPath(slug)}
                className="link inline-flex min-h-11 items-center font-semibold"
              >
                {title}
              </Link>
              <span className="text-ink-2 text-md">{years}</span>
              <span className="tabular-nums">{pay}</span>
            </li>
          ))}
        </ul>
        <p className="pt-2 text-ink-3 text-sm">
          Time, and the median pay a year at the start and the end (BLS, Occupational Employment and Wage
          Statistics, May 2025).
        </p>
        <p className="py-4 text-ink-2">
          Each of the{" "}
          <Link to={paths.professions()} className="link">
            25 professions
          </Link>{" "}
          has a page with pay by location, licensing and open jobs.
        </p>
        <TextSection id="questions" title="Questions">
          <FaqBlock items={questions} />
        </TextSection>
      </div>
      <JsonLd data={toItemList("Healthcare careers", list, siteUrl)} />
    </>
  );
}
