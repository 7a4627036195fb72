import type { SiteContext } from "#app/kit/platform/context.ts";
import { siteSections } from "#app/pages/sitemap/site-pages.server.ts";
import { paths } from "#app/paths.ts";
import { listCataloguePaths, listPayPaths, listRecruiterPaths } from "./catalogue-pages.server.ts";
import { findPostingFile, listArticlePages, listPostingFiles } from "./posting-files.server.ts";
import { type ListedAddress, toSitemap, toSitemapIndex } from "./sitemap-xml.ts";

type FileContext = Pick<SiteContext, "env" | "db" | "now">;

const toPages: Record<string, (kv: KVNamespace) => Promise<ListedAddress[]>> = {
  pages: async (kv) => toAddresses(await listOtherPaths(kv)),
  articles: listArticlePages,
  catalogue: async (kv) => toAddresses(await listCataloguePaths(kv)),
  pay: async (kv) => toAddresses(await listPayPaths(kv)),
  recruiters: async () => toAddresses(listRecruiterPaths()),
};

const toAddresses = (listed: readonly string[]): ListedAddress[] => listed.map((path) => ({ path }));

const postingFile = /^postings-(0|[1-9]\d{0,3})$/;

export async function getSitemapIndex({ env, db }: FileContext): Promise<string> {
  const postings = await listPostingFiles(db);
  const files = [
    ...Object.keys(toPages).map((name) => ({ path: paths.sitemapFile(name) })),
    ...postings.map(({ file, writtenAt }) => ({
      path: paths.sitemapFile(`postings-${file}`),
      changedAt: writtenAt,
    })),
  ];
  return toSitemapIndex(files, env.SITE_URL);
}

export async function findSitemapFile({ env, db, now }: FileContext, name: string): Promise<BodyInit | null> {
  const number = postingFile.exec(name)?.[1];
  if (number) return findPostingFile(db, env, Number(number), now);
  if (!Object.hasOwn(toPages, name)) return null;
  return toSitemap(await toPages[name]!(env.CATALOG), env.SITE_URL);
}

/** These pages are noindex. */
const notIndexed: readonly string[] = [
  paths.login(),
  paths.register(),
  paths.forgotPassword(),
  paths.saved(),
];

/** Leaves out searches: their canonical page is the list's own. */
async function listOtherPaths(kv: KVNamespace): Promise<string[]> {
  const elsewhere = new Set([...(await listCataloguePaths(kv)), ...listRecruiterPaths(), ...notIndexed]);
  const listed = siteSections.flatMap(({ pages }) => pages);
  return [...new Set(listed.map(({ to }) => to))].filter((to) => !to.includes("?") && !elsewhere.has(to));
}
