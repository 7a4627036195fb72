import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { requireProfession } from "#app/catalogue/professions/profession-address.server.ts";
import { getProfessionPage } from "#app/catalogue/professions/profession-page.server.ts";
import { toAnsweringTitle } from "#app/facts/licensing/license-answer.ts";
import { toLicenseQuestion } from "#app/facts/licensing/question/license-question.ts";
import { wageScopes } from "#app/facts/reference/profession/wage-occupation.ts";
import { survey2025 } from "#app/kit/ui/chart/pay-scale.ts";
import { pack } from "#app/pages/page/packed.ts";
import { toOccupation } from "#app/pages/page/structured-data.ts";
import { paths } from "#app/paths.ts";

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
