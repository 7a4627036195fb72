import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { admit, requireViewer } from "#app/accounts/session/page-guard.server.ts";
import { requireChecklist } from "#app/clinicians/skills/checklist-screen.server.ts";
import { type Rated, toRated } from "#app/clinicians/skills/rated.ts";
import { findSkillResult, requireCarried } from "#app/clinicians/skills/skill-results.server.ts";
import { lastDone, ratingScale } from "#app/clinicians/skills/skill-words.ts";
import { notFound } from "#app/kit/platform/http.ts";

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const viewer = admit(await requireViewer(context), request);
  const { slug = "" } = params;
  const kept = await findSkillResult(context.db, viewer.id, slug);
  if (!kept) throw notFound();
  return toFile(slug, kept.of, kept.updatedAt);
}

/** A result that is not stored is sent with the request. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const checklist = await requireChecklist(context, params.slug);
  return toFile(checklist.slug, toRated(checklist, await requireCarried(request)), context.now);
}

function toFile(slug: string, { title, version, groups }: Rated, at: number): Response {
  const content = {
    checklist: slug,
    title,
    version,
    ratedAt: new Date(at).toISOString(),
    rating: Object.fromEntries(ratingScale.map(({ rating, name }) => [rating, name])),
    lastDone: Object.fromEntries(lastDone.map(({ last, name }) => [last, name])),
    groups,
  };
  return new Response(`${JSON.stringify(content, null, 2)}\n`, {
    headers: {
      "content-type": "application/json; charset=utf-8",
      "content-disposition": `attachment; filename="skills-${slug}.json"`,
      "cache-control": "private, no-store",
    },
  });
}
