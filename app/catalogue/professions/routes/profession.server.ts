import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { getProfessionPage } from "#app/catalogue/professions/profession-page.server.ts";
import { toAnsweringTitle } from "#app/facts/licensing/license-answer.ts";
import { toLicenseQuestion } from "#app/facts/licensing/question/license-question.ts";
import { findProfiledProfession } from "#app/facts/reference/profession/profiled-professions.ts";
import { wageScopes } from "#app/facts/reference/profession/wanted-professions.ts";
import { movedTo, notFound } from "#app/kit/platform/http.ts";
import { survey2025 } from "#app/kit/ui/chart/pay-scale.ts";
import { pack } from "#app/pages/page/packed.ts";
import { toOccupation } from "#app/pages/page/structured-data.ts";
import { toMissingPage } from "#app/pages/sitemap/nearest-pages.server.ts";
import { findProfessionAlias, listProfessionPages } from "#app/pages/sitemap/site-pages.server.ts";
import { paths } from "#app/paths.ts";

/** 301 for another name, or 404 with the nearest professions. */
export function requireProfession(request: Request, slug: string) {
  const profession = findProfiledProfession(slug);
  if (profession) return profession;
  const alias = findProfessionAlias(slug);
  throw alias
    ? movedTo(request, alias)
    : notFound(toMissingPage(new URL(request.url).pathname, listProfessionPages()));
}

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const profession = requireProfession(request, params.slug ?? "");
  const { searchParams } = new URL(request.url);
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
