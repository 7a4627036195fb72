import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { findEmployer, findFormerEmployer } from "#app/companies/pitch/public-page/employer-page.server.ts";
import { toJobCard } from "#app/jobs/postings/record/card-view.ts";
import { findJob } from "#app/jobs/postings/record/find-job.server.ts";
import { listEmployerOpenings } from "#app/jobs/search/openings/openings.server.ts";
import { formatTotal } from "#app/jobs/search/results/total.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { requireSearchAllowance } from "#app/kit/platform/search-limit.ts";
import { paths } from "#app/paths.ts";
import { drawEmbed, type EmbedPage } from "#app/site/embed/draw-embed.server.tsx";
import { type EmbedLook, embedLook } from "#app/site/embed/embed-look.ts";

const usual = embedLook.parse({});

/** The open jobs of `employer`, or the one posting `job`, to be framed on any page. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireSearchAllowance(context);
  const asked = Object.fromEntries(new URL(request.url).searchParams);
  const siteUrl = context.env.SITE_URL;
  const tell = (title: string, status: number) =>
    drawEmbed(
      { title, jobs: [], more: { to: paths.jobs(), text: "Search all jobs" }, siteUrl },
      usual,
      status,
    );
  const look = embedLook.safeParse(asked);
  if (!look.success) return tell(look.error.issues[0]!.message, 400);
  const slug = (asked.job ?? asked.employer ?? "").toLowerCase();
  if (!slug) return tell("Name an employer, as in ?employer=its-address-here.", 400);
  const page = await (asked.job ? findPosting : findOpenings)(context, slug, look.data);
  return page ? drawEmbed({ ...page, siteUrl }, look.data) : tell("There are no such jobs here.", 404);
}

type Found = Omit<EmbedPage, "siteUrl"> | null;

async function findOpenings({ db, now }: SiteContext, slug: string, { count }: EmbedLook): Promise<Found> {
  const employer =
    (await findEmployer(db, slug)) ?? (await findEmployer(db, (await findFormerEmployer(db, slug)) ?? ""));
  if (!employer) return null;
  const openings = await listEmployerOpenings(db, employer.id, 1, now);
  const { total, jobs } = openings;
  const all = `all ${formatTotal(openings)} open jobs of ${employer.name}`;
  return {
    title: total === 0 ? `${employer.name} has no open jobs right now` : `Open jobs at ${employer.name}`,
    jobs: jobs.slice(0, count),
    more: {
      to: paths.employer(employer.slug),
      text: total > count ? `See ${all}` : `About ${employer.name}`,
    },
  };
}

/** A posting that has closed says so and leads on. */
async function findPosting({ db, now }: SiteContext, slug: string): Promise<Found> {
  const job = await findJob(db, slug);
  if (!job || job.status === "removed") return null;
  const isOpen = job.status === "open";
  return {
    title: isOpen ? `Open job at ${job.employer}` : `${job.title} is closed`,
    jobs: isOpen ? [toJobCard(job, now)] : [],
    more: { to: paths.jobs(), text: "Search more jobs" },
  };
}
