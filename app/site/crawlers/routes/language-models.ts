import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { contentKinds, toTwinPath } from "#app/catalogue/articles/content-kinds.ts";
import { listArticles } from "#app/catalogue/articles/stored-articles.server.ts";
import { guideCategories } from "#app/facts/catalog/article-kinds.ts";
import type { ArticleBrief } from "#app/facts/catalog/article-records.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { toTaggedAnswer } from "#app/kit/platform/tagged-answer.ts";
import { paths } from "#app/paths.ts";
import { serverPaths } from "#app/server-paths.ts";
import { site } from "#app/site.ts";

export const loader = async ({ context }: LoaderFunctionArgs) =>
  toTaggedAnswer(await getGuideToSite(context), "text/plain");

type Line = [title: string, to: string, text: string];

const jobs: readonly Line[] = [
  [
    "Open jobs",
    paths.jobs(),
    "Search by `query`, `location`, `profession`, `specialty`, `type`, `shift` and `pay_min`.",
  ],
  [
    "Jobs by state",
    paths.jobsByState(),
    "How many jobs are open in each state, with a page for each at /jobs/{state}.",
  ],
  [
    "Featured jobs",
    paths.featuredJobs(),
    "Thirty open postings that name their pay, at most one from each employer.",
  ],
];

const reference: readonly Line[] = [
  [
    "Professions",
    paths.professions(),
    "Pay, licenses, training and outlook by profession, at /profession/{profession}.",
  ],
  [
    "Specialties",
    paths.specialties(),
    "What each specialty does, who works in it and where, at /specialties/{specialty}.",
  ],
  ["States", paths.geography(), "Pay, prices, license rules and compacts of each state, at /states/{state}."],
  ["Metro areas", paths.metroAreas(), "Pay and hospitals of each metro area, at /metro/{area}."],
  ["Career paths", paths.healthcareCareers(), "How to enter each profession and what comes after it."],
  ["Downloads", paths.downloads(), "Worksheets to fill in, as PDF and as spreadsheets."],
  ["API", serverPaths.developers(), "Jobs, pay, licenses and places as JSON, without a key."],
  ["OpenAPI", serverPaths.apiDescription(), "The description of the API for programs."],
  [
    "MCP",
    `${serverPaths.developers()}#assistants`,
    `The same as tools for assistants, at ${serverPaths.mcp()}: jobs, license answers, pay, take-home pay, articles.`,
  ],
  ["Questions", paths.faq(), "How this site works for job seekers and employers."],
];

const about: readonly Line[] = [
  ["About us", paths.about(), "Who runs the site."],
  ["For employers", paths.employers(), "How to hire through us."],
  ["Contact", paths.contact(), "Also for corrections: we correct a page and its date."],
  ["Sitemap", paths.sitemapIndex(), "Every page and open posting, as XML."],
  [
    "Blog feed",
    paths.blogFeed("rss"),
    `RSS; Atom at ${paths.blogFeed("atom")}, JSON Feed at ${paths.blogFeed("json")}.`,
  ],
  [
    "Career guides feed",
    paths.careerGuidesFeed("rss"),
    `RSS; Atom at ${paths.careerGuidesFeed("atom")}, JSON Feed at ${paths.careerGuidesFeed("json")}.`,
  ],
];

/** Follows llmstxt.org. */
async function getGuideToSite({ env: { CATALOG, SITE_URL } }: Pick<SiteContext, "env">): Promise<string> {
  const [guides, resources, posts] = await Promise.all(
    (["guide", "resource", "blog"] as const).map((kind) => listArticles(CATALOG, kind)),
  );
  const toLine = ([title, to, text]: Line) => `- [${title}](${new URL(to, SITE_URL).href}): ${text}\n`;
  const toPart = (title: string, lines: readonly Line[]) =>
    lines.length > 0 ? `\n## ${title}\n\n${lines.map(toLine).join("")}` : "";
  const categories = Object.entries(guideCategories).map(([slug, name]) =>
    toPart(
      `${contentKinds.guide.title}: ${name}`,
      guides!.filter(({ category }) => category === slug).map(toTwinLine),
    ),
  );
  return [
    `# ${site.name}\n\n> ${site.tagline}. A job board for healthcare in the United States, with guides and reference pages`,
    " on pay, licenses and states.\n\n",
    "Figures on reference pages and in articles name their source and year. Articles below are Markdown; without `.md`",
    " the same address is the page for people, which is the one to cite.\n",
    toPart("Jobs", jobs),
    toPart("Reference", reference),
    ...categories,
    toPart(contentKinds.resource.title, resources!.map(toTwinLine)),
    toPart(contentKinds.blog.title, posts!.map(toTwinLine)),
    toPart("Optional", about),
  ].join("");
}

const toTwinLine = ({ title, path, description }: ArticleBrief): Line => [
  title,
  toTwinPath(path),
  description,
];
