import type { MetaFunction } from "@remix-run/cloudflare";
import { type ClientLoaderFunctionArgs, Link, useLoaderData } from "@remix-run/react";
import type { ProfessionPageView } from "#app/catalogue/professions/profession-page.server.ts";
import { professionTabs } from "#app/catalogue/professions/profession-tabs.ts";
import { island, withIslands } from "#app/kit/ui/island.tsx";
import { JsonLd } from "#app/kit/ui/json-ld-script.tsx";
import { usePacked } from "#app/pages/page/packed.ts";
import { toPageMeta } from "#app/pages/page/page-meta.ts";
import { PageTabs } from "#app/pages/page/page-tabs.tsx";
import { paths } from "#app/paths.ts";
import "#app/jobs/postings/record/job-card.css";
import "#app/pages/page/page-parts.css";
import { buttonClass } from "#app/kit/ui/button.tsx";
import { FactList } from "#app/kit/ui/fact-list.tsx";
import type { loader } from "./profession.server.ts";

export { loader } from "./profession.server.ts";

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
          <Link id="hire" to={paths.professionTab(view.slug, "hire")} className={buttonClass("outline")}>
            Hire {view.people}
          </Link>
        </p>
      </div>
      <FactList facts={view.facts} />
      <PageTabs
        label={view.name}
        first={{ name: "Overview", to: paths.profession(view.slug) }}
        tabs={professionTabs}
        toPath={(tab) => paths.professionTab(view.slug, tab)}
      />
    </header>
  );
}
