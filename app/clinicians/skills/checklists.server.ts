import { getFromCatalog, readCatalog } from "#app/facts/catalog/catalog.ts";
import type { ChecklistEntry, SkillsChecklist } from "#app/facts/catalog/skill-records.ts";
import { findOpenings } from "#app/jobs/search/openings/openings.server.ts";
import { paths } from "#app/paths.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { notFound } from "#app/kit/platform/http.ts";
import { isSlug } from "#app/kit/text/slug.ts";
import { toSkillsSearch } from "./skills-search.server.ts";

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

export const findSkillsOpenings = (context: SiteContext, checklist: SkillsChecklist) =>
  findOpenings(context, toSkillsSearch(checklist), shownJobs);
