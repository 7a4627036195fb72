import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { type ClientLoaderFunctionArgs, useLoaderData } from "@remix-run/react";
import { toAnsweringTitle } from "#app/candidates/license-answer.ts";
import { toLicenseQuestion } from "#app/candidates/license-question.ts";
import { toOccupation } from "#app/content/structured-data.ts";
import { findOpenings } from "#app/jobs/openings.server.ts";
import { paths } from "#app/paths.ts";
import { getFromCatalog } from "#app/platform/catalog.ts";
import { movedTo, notFound } from "#app/platform/http.ts";
import { toMissingPage } from "#app/shell/nearest-pages.server.ts";
import { toPageMeta } from "#app/shell/page-meta.ts";
import { findProfessionByAddress } from "#app/specialties/profession-aliases.ts";
import { profiledProfessions } from "#app/specialties/profiled-professions.ts";
import { island, withIslands } from "#app/ui/island.tsx";
import { JsonLd } from "#app/ui/json-ld.tsx";
import { survey2025 } from "#app/ui/pay-scale.ts";
import { requireState } from "../state-address.server.ts";
import { toStateProfession } from "../state-profession.server.ts";
import type { State } from "../states.ts";
import { wageScopes } from "../wanted-professions.ts";

const openingsShown = 6;

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { pathname, searchParams } = new URL(request.url);
  const asked = params.profession ?? "";
  const profiled = findProfessionByAddress(asked);
  const toPath = (state: State) => paths.geographicProfession(state.slug, profiled?.slug ?? asked);
  const state = requireState(request, params.state ?? "", toPath);
  if (!profiled) throw notFound(toMissingPage(pathname, listPages(state)));
  if (profiled.slug !== asked) throw movedTo(request, toPath(state));
  const [profession, record, openings] = await Promise.all([
    getFromCatalog(context.env.CATALOG, "profession", profiled.slug),
    getFromCatalog(context.env.CATALOG, "state", state.slug),
    findOpenings(
      context,
      { location: state.name, profession: [profiled.profession], specialty: profiled.specialty },
      openingsShown,
    ),
  ]);
  const canonical = toPath(state);
  const page = {
    ...toStateProfession(profession, profiled, record, openings),
    question: toLicenseQuestion(canonical, searchParams, {
      profession: profiled.profession,
      state: state.code,
    }),
  };
  const median = profession.states?.[state.code];
  const none = { p10: null, p25: null, p75: null, p90: null };
  const occupation = toOccupation(
    {
      name: profession.name,
      description: profession.summary,
      path: canonical,
      soc: profession.soc,
      place: { kind: "State", name: state.name },
      pay:
        median && !(profession.slug in wageScopes)
          ? { figures: { ...none, median }, source: survey2025 }
          : null,
    },
    context.env.SITE_URL,
  );
  return { page, occupation, canonical, crumb: profession.plural };
}

const listPages = (state: State) =>
  profiledProfessions.map(({ slug, name }) => ({
    title: `${name} jobs in ${state.name}`,
    to: paths.geographicProfession(state.slug, slug),
  }));

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
  import("../state-profession.tsx").then((module) => module.StateProfessionPage),
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
