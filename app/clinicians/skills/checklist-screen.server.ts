import { getFromCatalog, readCatalog } from "#app/facts/catalog/catalog.ts";
import type { ChecklistEntry, SkillsChecklist } from "#app/facts/catalog/skill-records.ts";
import { findOpenings } from "#app/jobs/search/openings/openings.server.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { notFound } from "#app/kit/platform/http.ts";
import { randomId } from "#app/kit/platform/random.ts";
import { isSlug } from "#app/kit/text/slug.ts";
import { toOfficeDay } from "#app/kit/text/when.ts";
import { toIslandHtml } from "#app/kit/ui/island.tsx";
import { paths } from "#app/paths.ts";
import { drawChecklist, drawResult, nothingAsked, toSkillsSearch } from "./draw-skills.server.tsx";
import { type Rated, toAnswers, toRated } from "./rated.ts";
import { countRated, type SkillAnswers } from "./skill-answers.ts";
import { findSkillResult, type KeptResult } from "./skill-results.server.ts";

/** From a page's action to its loader, because `meta` and the page read only the loader's data. */
const postedTo = new WeakMap<
  SiteContext,
  { answers: SkillAnswers; isResult: boolean; problem: string | null }
>();

const nothingRated = "Rate at least one skill. The dates that you chose are still there.";

/** False without a rating; the form then says so. */
export function notePosted(context: SiteContext, answers: SkillAnswers, isChange: boolean): boolean {
  const isResult = !isChange && countRated(answers) > 0;
  const problem = isChange || isResult ? null : nothingRated;
  postedTo.set(context, { answers, isResult, problem });
  return problem === null;
}

export async function getChecklistScreen(context: SiteContext, checklist: SkillsChecklist) {
  const posted = postedTo.get(context);
  if (posted?.isResult) {
    const of = toRated(checklist, posted.answers);
    const html = await drawOwnResult(
      context,
      checklist.slug,
      checklist,
      { of, updatedAt: context.now },
      false,
    );
    return { kind: "result" as const, ...toDrawn(context, html) };
  }
  if (posted) {
    const html = drawChecklist(checklist, { ...posted, keptAt: 0 });
    return {
      kind: "form" as const,
      isRefused: posted.problem !== null,
      keptOn: null,
      ...toDrawn(context, html),
    };
  }
  const viewer = await context.viewer();
  const kept = viewer && (await findSkillResult(context.db, viewer.id, checklist.slug));
  const html = kept
    ? drawChecklist(checklist, { answers: toAnswers(kept.of), keptAt: kept.updatedAt, problem: null })
    : drawChecklist(checklist, nothingAsked);
  return {
    kind: "form" as const,
    isRefused: false,
    keptOn: kept && toOfficeDay(kept.updatedAt),
    ...toDrawn(context, html),
  };
}

/** `checklist` is null when we no longer have it. */
export async function getKeptScreen(
  context: SiteContext,
  { slug, checklist, kept }: { slug: string; checklist: SkillsChecklist | null; kept: KeptResult },
) {
  return toDrawn(context, await drawOwnResult(context, slug, checklist, kept, true));
}

async function drawOwnResult(
  context: SiteContext,
  slug: string,
  checklist: SkillsChecklist | null,
  { of, updatedAt }: { of: Rated; updatedAt: number },
  isKept: boolean,
) {
  const openings = checklist && (await findSkillsOpenings(context, checklist));
  return drawResult({ slug, of, checklist, openings, day: toOfficeDay(updatedAt), isKept });
}

/** A key of its own, because the same address shows another drawing after each answer. */
const toDrawn = (context: SiteContext, html: string) => ({
  drawing: randomId(),
  html: toIslandHtml(context, "skills-view", html),
});

export const findChecklist = async (context: SiteContext, slug: string): Promise<SkillsChecklist | null> =>
  isSlug(slug) ? readCatalog(context.env.CATALOG, "skills", slug) : null;

export async function requireChecklist(context: SiteContext, slug = ""): Promise<SkillsChecklist> {
  const found = await findChecklist(context, slug);
  if (found) return found;
  const all = await listChecklists(context);
  const words = new Set(slug.toLowerCase().split(/[^a-z0-9]+/));
  const isNear = (entry: ChecklistEntry) => entry.slug.split("-").some((word) => words.has(word));
  const nearest = all.filter(isNear).slice(0, mostOffered);
  const index = { title: "All skills checklists", to: paths.skillsAssessment() };
  throw notFound({
    query: "",
    nearest: [
      ...nearest.map(({ title, slug: to }) => ({
        title: `${title} checklist`,
        to: paths.skillsChecklist(to),
      })),
      index,
    ],
  });
}

const mostOffered = 4;

export const listChecklists = ({ env }: SiteContext): Promise<ChecklistEntry[]> =>
  getFromCatalog(env.CATALOG, "skills-index");

const shownJobs = 5;

const findSkillsOpenings = (context: SiteContext, checklist: SkillsChecklist) =>
  findOpenings(context, toSkillsSearch(checklist), shownJobs);
