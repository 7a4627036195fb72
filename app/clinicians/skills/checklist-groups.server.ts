import type { ChecklistEntry } from "#app/facts/catalog/skill-records.ts";
import { findProfession, type ProfessionGroup } from "#app/facts/reference/profession/professions.ts";
import { findOpenBySpecialty } from "#app/jobs/search/openings/open-by-specialty.server.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { toOfficeDay } from "#app/kit/text/when.ts";
import { listChecklists } from "./checklist-screen.server.ts";
import { countSkillsJobs, toSkillsSearchPath } from "./draw-skills.server.tsx";
import { listSkillResults } from "./skill-results.server.ts";

const shown: readonly { group: ProfessionGroup; title: string }[] = [
  { group: "nursing", title: "Nurses" },
  { group: "advanced-practice", title: "Nurse practitioners, PAs and nurse anesthetists" },
  { group: "physician", title: "Physicians" },
  { group: "diagnostic", title: "Imaging" },
  { group: "therapy", title: "Respiratory and physical therapy" },
];

/** A checklist for two kinds of professions is in both groups. */
export async function listChecklistGroups(context: SiteContext) {
  const [all, counts, kept] = await Promise.all([
    listChecklists(context),
    findOpenBySpecialty(context),
    listKept(context),
  ]);
  const cards = all.map((entry) => ({
    ...entry,
    groups: new Set(entry.professions.map((slug) => findProfession(slug)?.group)),
    open: countSkillsJobs(counts, entry),
    search: toSkillsSearchPath(entry),
    keptOn: kept.get(entry.slug) ?? null,
  }));
  return shown.map(({ group, title }) => ({
    title,
    checklists: cards.filter(({ groups }) => groups.has(group)).map(toCard),
  }));
}

const toCard = ({ slug, title, lead, items, open, search, keptOn }: Card) => ({
  slug,
  title,
  lead,
  items,
  open,
  search,
  keptOn,
});

interface Card extends ChecklistEntry {
  open: number | null;
  search: string;
  keptOn: string | null;
}

export type ChecklistCardView = ReturnType<typeof toCard>;

async function listKept(context: SiteContext): Promise<ReadonlyMap<string, string>> {
  const viewer = await context.viewer();
  const rows = viewer ? await listSkillResults(context.db, viewer.id) : [];
  return new Map(rows.map(({ checklist, updatedAt }) => [checklist, toOfficeDay(updatedAt)]));
}
