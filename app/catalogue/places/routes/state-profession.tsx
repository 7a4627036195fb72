import type { MetaFunction } from "@remix-run/cloudflare";
import { type ClientLoaderFunctionArgs, useLoaderData } from "@remix-run/react";
import { toAnsweringTitle } from "#app/facts/licensing/license-answer.ts";
import { island, withIslands } from "#app/kit/ui/island.tsx";
import { JsonLd } from "#app/kit/ui/json-ld-script.tsx";
import { toPageMeta } from "#app/pages/page/page-meta.ts";
import "#app/kit/ui/chart/chart.css";
import "#app/jobs/search/openings/openings.css";
import type { loader } from "./state-profession.server.ts";

export { loader } from "./state-profession.server.ts";

export const clientLoader = ({ serverLoader }: ClientLoaderFunctionArgs) =>
  withIslands(serverLoader<typeof loader>());

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data
    ? toPageMeta({
        title: toAnsweringTitle(
          `${data.page.name} jobs and pay in ${data.page.inState}`,
          data.page.question?.verdict,
        ),
        description: data.page.summary,
      })
    : toPageMeta({ title: "Page not found", isIndexed: false });

const StateProfessionPage = island(() =>
  import("#app/catalogue/places/state/state-profession-page.tsx").then(
    (module) => module.StateProfessionPage,
  ),
);

export default function StateProfessionRoute() {
  const { page, occupation } = useLoaderData<typeof loader>();
  return (
    <>
      <StateProfessionPage page={page} />
      <JsonLd data={occupation} />
    </>
  );
}
