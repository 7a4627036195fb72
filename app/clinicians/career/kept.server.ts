import { listSavedOffers } from "#app/clinicians/offer/saved/saved-offers.server.ts";
import { listChecklists } from "#app/clinicians/skills/checklist-screen.server.ts";
import { listSkillResults } from "#app/clinicians/skills/skill-results.server.ts";
import { toDateText } from "#app/jobs/postings/record/job.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { paths } from "#app/paths.ts";

export interface KeptItem {
  name: string;
  to: string;
  day: string;
}

export interface Kept {
  offers: KeptItem[];
  skills: KeptItem[];
}

const mostShown = 3;

export async function findKept(context: SiteContext, userId: number): Promise<Kept> {
  const { db } = context;
  const [offers, results, checklists] = await Promise.all([
    listSavedOffers(db, userId, 1),
    listSkillResults(db, userId),
    listChecklists(context),
  ]);
  const titles = new Map(checklists.map(({ slug, title }) => [slug, title]));
  return {
    offers: offers.slice(0, mostShown).map(({ publicId, name, createdAt }) => ({
      name,
      to: paths.savedOffer(publicId),
      day: toDateText(createdAt),
    })),
    skills: results.slice(0, mostShown).map(({ checklist, updatedAt }) => ({
      name: titles.get(checklist) ?? checklist,
      to: paths.skillsResult(checklist),
      day: toDateText(updatedAt),
    })),
  };
}
