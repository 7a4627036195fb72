import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { type ClientLoaderFunctionArgs, Link, useLoaderData } from "@remix-run/react";
import {
  getProfessionPage,
  type ProfessionPageView,
} from "#app/catalogue/professions/profession-page.server.ts";
import { toAnsweringTitle } from "#app/facts/licensing/license-answer.ts";
import { toLicenseQuestion } from "#app/facts/licensing/question/license-question.ts";
import { findProfiledProfession } from "#app/facts/reference/profession/profiled-professions.ts";
import { wageScopes } from "#app/facts/reference/profession/wanted-professions.ts";
import { movedTo, notFound } from "#app/kit/platform/http.ts";
import { survey2025 } from "#app/kit/ui/chart/pay-scale.ts";
import { island, withIslands } from "#app/kit/ui/island.tsx";
import { JsonLd } from "#app/kit/ui/json-ld-script.tsx";
import { pack, usePacked } from "#app/pages/page/packed.ts";
import { toPageMeta } from "#app/pages/page/page-meta.ts";
import { toOccupation } from "#app/pages/page/structured-data.ts";
import { toMissingPage } from "#app/pages/sitemap/nearest-pages.server.ts";
import { findProfessionAlias, listProfessionPages } from "#app/pages/sitemap/site-pages.server.ts";
import { paths } from "#app/paths.ts";
import "#app/pages/page/map/us-map.css";
import "#app/kit/ui/chart/chart.css";
import { buttonClass } from "#app/kit/ui/button.tsx";
import { FactList } from "#app/kit/ui/fact-list.tsx";

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const slug = params.slug ?? "";
  const { pathname, searchParams } = new URL(request.url);
  const profession = findProfiledProfession(slug);
  if (!profession) {
    const alias = findProfessionAlias(slug);
    throw alias ? movedTo(request, alias) : notFound(toMissingPage(pathname, listProfessionPages()));
  }
  const canonical = paths.profession(profession.slug);
  const { description, ...page } = await getProfessionPage(context, profession);
  const view = {
    ...page,
    question: toLicenseQuestion(canonical, searchParams, { profession: profession.profession }),
  };
  const occupation = toOccupation(
    {
      name: view.name,
      description: view.summary,
      path: canonical,
      soc: view.soc,
      pay: view.slug in wageScopes ? null : { figures: view.pay.figures, source: survey2025 },
      training: view.training,
    },
    context.env.SITE_URL,
  );
  return {
    title: toAnsweringTitle(`${view.name}: pay, license and jobs`, view.question?.verdict),
    description,
    view: pack(view),
    occupation,
    canonical,
    crumb: view.name,
  };
}

export const clientLoader = ({ serverLoader }: ClientLoaderFunctionArgs) =>
  withIslands(serverLoader<typeof loader>());

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  toPageMeta({ title: data?.title ?? "Profession", description: data?.description });

const ProfessionBody = island(() =>
  import("#app/catalogue/professions/profession-body.tsx").then((module) => module.ProfessionBody),
);

export default function ProfessionPage() {
  const { view: packed, occupation } = useLoaderData<typeof loader>();
  const view = usePacked(packed);
  return (
    <>
      <ProfessionTop view={view} />
      <ProfessionBody view={view} />
      <JsonLd data={occupation} />
    </>
  );
}

function ProfessionTop({ view }: { view: ProfessionPageView }) {
  return (
    <header className="page grid gap-6 pt-8 pb-4 md:pt-12">
      <div className="grid max-w-3xl gap-3">
        <h1>{view.name}</h1>
        <p className="text-ink-2 text-lg">{view.summary}</p>
        <p className="font-semibold text-lg">{view.standing}</p>
        <p className="flex flex-wrap gap-3 pt-2">
          <Link to={view.jobsPath} className={buttonClass("solid")}>
            See open jobs
          </Link>
          <Link to={paths.rolePay(view.slug)} className={buttonClass("outline")}>
            Compare pay
          </Link>
          <a href="#hire" className={buttonClass("outline")}>
            Hire {view.people}
          </a>
        </p>
      </div>
      <FactList facts={view.facts} />
      <nav aria-label="On this page">
        <ul className="flex flex-wrap gap-x-5">
          {sections.map(([id, name]) => (
            <li key={id}>
              <a href={`#${id}`} className="link inline-flex min-h-11 items-center text-md">
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </header>
  );
}

const sections = [
  ["openings", "Openings"],
  ["pay", "Pay"],
  ["where", "Pay by location"],
  ["outlook", "Outlook"],
  ["license", "License"],
  ["work", "The work"],
  ["training", "Training"],
  ["demand", "Demand"],
  ["questions", "Questions"],
] as const;
