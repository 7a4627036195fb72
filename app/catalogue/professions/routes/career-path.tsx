import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { toCareerPathView } from "#app/catalogue/professions/career-paths.ts";
import { getFromCatalog } from "#app/facts/catalog/catalog.ts";
import { movedTo, notFound } from "#app/kit/platform/http.ts";
import { startSentence } from "#app/kit/text/sentence.ts";
import { LinkGrid } from "#app/kit/ui/link-grid.tsx";
import { PageHeader } from "#app/kit/ui/page-header.tsx";
import { TextSection } from "#app/kit/ui/text-section.tsx";
import { toPageMeta } from "#app/pages/page/page-meta.ts";
import { toMissingPage } from "#app/pages/sitemap/nearest-pages.server.ts";
import { paths } from "#app/paths.ts";

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const asked = params.path ?? "";
  const [index, careers] = await Promise.all([
    getFromCatalog(context.env.CATALOG, "profession-index"),
    getFromCatalog(context.env.CATALOG, "careers"),
  ]);
  const path = careers.find(({ slug }) => slug === asked.toLowerCase());
  if (!path) {
    const pages = careers.map(({ slug, title }) => ({ title, to: paths.careerPath(slug) }));
    const all = { title: "Healthcare careers", to: paths.healthcareCareers() };
    throw notFound(toMissingPage(new URL(request.url).pathname, [...pages, all]));
  }
  const canonical = paths.careerPath(path.slug);
  if (path.slug !== asked) throw movedTo(request, canonical);
  const way = toCareerPathView(path, index);
  return {
    way,
    others: careers
      .filter((other) => other !== path)
      .map(({ slug, title, years }) => ({ name: title, to: paths.careerPath(slug), note: years })),
    description: `${startSentence(way.title)} takes ${way.years}. The steps, licenses and exams, and what each end pays (BLS, May 2025).`,
    canonical,
    crumb: way.title,
  };
}

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data
    ? toPageMeta({
        title: `${startSentence(data.way.title)}: steps, time and pay`,
        description: data.description,
      })
    : toPageMeta({ title: "Career path not found", isIndexed: false });

export default function CareerPathPage() {
  const { way, others } = useLoaderData<typeof loader>();
  const { title, years, steps, truths, ends, difference } = way;
  return (
    <>
      <PageHeader title={startSentence(title)} lead={years} />
      <div className="page pb-6">
        <div className="grid gap-8 lg:grid-cols-[16rem_minmax(0,1fr)]">
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
          <div>
            <h2 className="pb-3">Step by step</h2>
            <ol className="prose list-decimal pl-5 text-ink-2">
              {steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
            <div className="mt-6 max-w-3xl rounded-card bg-sunken px-5 py-4">
              <h2 className="text-md">What to know before you start</h2>
              <ul className="grid gap-2 pt-2 text-ink-2 text-md">
                {truths.map((truth) => (
                  <li key={truth}>{truth}</li>
                ))}
              </ul>
            </div>
          </div>
        </div>
        <TextSection id="others" title="Other career paths">
          <LinkGrid links={others} />
        </TextSection>
      </div>
    </>
  );
}
