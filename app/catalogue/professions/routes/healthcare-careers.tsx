import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import {
  type CareerPathView,
  listCareerQuestions,
  toCareerPathView,
} from "#app/catalogue/professions/career-paths.ts";
import { getFromCatalog } from "#app/facts/catalog/catalog.ts";
import { FigureTable } from "#app/kit/ui/chart/figure-table.tsx";
import { JsonLd } from "#app/kit/ui/json-ld-script.tsx";
import { PageHeader } from "#app/kit/ui/page-header.tsx";
import { PhoneFold } from "#app/kit/ui/phone-fold.tsx";
import { TextSection } from "#app/kit/ui/text-section.tsx";
import { getAreaText } from "#app/pages/page/area-text.server.ts";
import { FaqBlock } from "#app/pages/page/faq-block.tsx";
import { toPageMeta } from "#app/pages/page/page-meta.ts";
import { toItemList } from "#app/pages/page/structured-data.ts";
import { paths } from "#app/paths.ts";
import "#app/kit/ui/chart/chart.css";

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
        <FigureTable
          label="Career paths"
          headings={["Path", "Time", "Median pay, start and end"]}
          rows={ways.map(({ slug, title, years, pay }) => ({
            name: title,
            to: `#${slug}`,
            cells: [years, pay],
          }))}
          note="Medians a year: BLS, Occupational Employment and Wage Statistics, May 2025."
        />
        <div className="pt-8">
          {ways.map((way) => (
            <Way key={way.slug} way={way} />
          ))}
        </div>
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

function Way({ way: { slug, title, years, steps, truths, ends, difference } }: { way: CareerPathView }) {
  return (
    <TextSection id={slug} title={title} lead={years} className="border-line border-t">
      <div className="grid gap-8 lg:grid-cols-[18rem_minmax(0,1fr)] lg:gap-12">
        <div className="grid content-start gap-3">
          <ul className="grid gap-3">
            {ends.map(({ name, to, median, change }) => (
              <li key={name}>
                <Link to={to} className="link inline-flex min-h-6 items-center font-semibold">
                  {name}
                </Link>
                <p className="text-md tabular-nums">
                  {median} <span className="text-ink-3">median a year</span>
                </p>
                <p className="text-ink-3 text-sm tabular-nums">{change} jobs, 2024 to 2034</p>
              </li>
            ))}
          </ul>
          {difference && <p className="border-line border-t pt-3 text-ink-2 text-md">{difference}</p>}
        </div>
        <PhoneFold title="Step by step">
          <ol className="prose list-decimal pl-5 text-ink-2">
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          <div className="mt-6 max-w-prose rounded-card bg-sunken px-5 py-4">
            <h3 className="text-md">What to know before you start</h3>
            <ul className="grid gap-2 pt-2 text-ink-2 text-md">
              {truths.map((truth) => (
                <li key={truth}>{truth}</li>
              ))}
            </ul>
          </div>
        </PhoneFold>
      </div>
    </TextSection>
  );
}
