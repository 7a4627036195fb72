import { findOpenings } from "#app/jobs/openings/openings.server.ts";
import { toBreadcrumbList } from "#app/page/breadcrumbs.ts";
import type { Question } from "#app/page/faq.ts";
import { toService } from "#app/page/structured-data.ts";
import { paths } from "#app/paths.ts";
import type { SiteContext } from "#app/platform/context.ts";
import { findProfession } from "#app/reference/profession/professions.ts";
import {
  findProfiledProfession,
  isStatewide,
  type ProfiledProfession,
} from "#app/reference/profession/profiled-professions.ts";
import { toHubsOf } from "#app/sitemap/hub-links.ts";
import type { Hub } from "#app/sitemap/hubs.ts";
import { toLabel } from "#app/text/sentence.ts";
import writtenHubs from "../../../data/catalog/recruiter_hubs.json" with { type: "json" };
import writtenPages from "../../../data/catalog/recruiter_pages.json" with { type: "json" };

interface WrittenPage {
  slug: string;
  title: string;
  description: string;
  heading: string;
  lead: string;
  sections: { title: string; paragraphs: string[]; list?: string[] }[];
  roles: { name: string; note: string; profession?: string; specialty?: string }[];
  /** `weeks` counts from the first call, as in "Weeks 2 to 4". */
  steps: { title: string; owner: string; weeks: string; text: string }[];
  /** The weeks to an accepted offer, when they exceed the site's promise. */
  offer?: string;
  questions: Question[];
}

// tests/project/written-pages.test.ts checks these texts.
const texts = new Map<string, WrittenPage>(
  [...writtenHubs, ...writtenPages].map((text) => [text.slug, text]),
);

const shownJobs = 6;

export type HubView = Awaited<ReturnType<typeof getHubPage>>;

export async function getHubPage(context: SiteContext, hub: Hub, location = "") {
  const slug = hub.path.slice(1);
  const text = texts.get(slug);
  if (!text) throw new Error(`Nothing is written for ${hub.path}.`);
  const { profession, specialty } = hub.search;
  const openings = await findOpenings(
    context,
    { profession: [...profession], specialty, location },
    shownJobs,
  );
  return {
    title: text.title,
    description: text.description,
    heading: text.heading,
    lead: text.lead,
    sections: text.sections,
    roles: text.roles.map(({ name, note, ...search }) => ({ name, note, to: toSearch(search) })),
    offer: text.offer ?? null,
    steps: text.steps.map(({ weeks, ...step }) => ({ ...step, when: weeks })),
    questions: text.questions,
    name: hub.name,
    source: slug,
    openings,
    sibling: hub.sibling,
    local: hub.professions.map(toLocal),
    service: toService(
      { name: text.heading, description: text.description, path: hub.path },
      context.env.SITE_URL,
    ),
    breadcrumbs: toBreadcrumbList(context.env.SITE_URL, [
      { name: "For employers", path: paths.employers() },
      { name: text.heading, path: hub.path },
    ]),
    canonical: hub.path,
  };
}

/** The times that the professions' questions in data/catalog state. */
const longerOffers = new Map([
  ["physical-therapist", "4-8 weeks"],
  ["healthcare-administrator", "6-10 weeks"],
]);

/** Returns null when a new search in the field keeps the site's promise. */
export function findFieldOffer(profession: ProfiledProfession): string | null {
  const offers = toHubsOf(profession).map(({ to }) => texts.get(to.slice(1))?.offer ?? null);
  return offers[0] ? offers.at(-1)! : (longerOffers.get(profession.slug) ?? null);
}

function toSearch({ profession, specialty }: { profession?: string; specialty?: string }): string | null {
  const search = new URLSearchParams({
    ...(specialty && { specialty }),
    ...(findProfession(profession ?? null) && { profession }),
  });
  return search.size > 0 ? paths.jobs(search.toString()) : null;
}

function toLocal(slug: string) {
  const { plural } = findProfiledProfession(slug)!;
  return { slug, plural: toLabel(plural), isStatewide: isStatewide(slug) };
}
