import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { findOpeningsNear } from "#app/catalogue/places/state/nearest-openings.server.ts";
import { toStateProfession } from "#app/catalogue/places/state/state-profession-page.server.ts";
import { getFromCatalog } from "#app/facts/catalog/catalog.ts";
import { toLicenseQuestion } from "#app/facts/licensing/question/license-question.ts";
import { type State, toStateText } from "#app/facts/reference/place/states.ts";
import { findProfessionByAddress } from "#app/facts/reference/profession/profession-aliases.ts";
import { profiledProfessions } from "#app/facts/reference/profession/profiled-professions.ts";
import { wageScopes } from "#app/facts/reference/profession/wage-occupation.ts";
import { movedTo, notFound } from "#app/kit/platform/http.ts";
import { survey2025 } from "#app/kit/ui/chart/pay-scale.ts";
import { toOccupation } from "#app/pages/page/structured-data.ts";
import { toMissingPage } from "#app/pages/sitemap/nearest-pages.server.ts";
import { requireState } from "#app/pages/sitemap/state-address.server.ts";
import { paths } from "#app/paths.ts";

const openingsShown = 3;

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
    findOpeningsNear(
      context,
      state,
      { profession: [profiled.profession], specialty: profiled.specialty },
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
  const card = paths.card("states", state.slug);
  return { page, occupation, canonical, card };
}

const listPages = (state: State) =>
  profiledProfessions.map(({ slug, name }) => ({
    title: `${name} jobs in ${toStateText(state.code)}`,
    to: paths.geographicProfession(state.slug, slug),
  }));
