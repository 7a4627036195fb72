import { paths } from "#app/paths.ts";
import { listCataloguePaths, listRecruiterPaths } from "#app/site/crawlers/sitemap-files.server.ts";
import { type Crawl, crawl } from "./crawl.ts";
import { toFactHashes } from "./facts.ts";
import { toShingles } from "./shingles.ts";

export const kinds = {
  profession: /^\/profession\/[^/]+$/,
  specialty: /^\/specialties\/[^/]+$/,
  family: /^\/specialty-families\/[^/]+$/,
  state: /^\/states\/[^/]+$/,
  "two states": /^\/states\/[^/]+\/compare\/[^/]+$/,
  market: /^\/geographic\/[^/]+$/,
  "profession in a state": /^\/geographic\/[^/]+\/[^/]+$/,
  "metropolitan area": /^\/metro\/[^/]+$/,
  location: /^\/locations\/[^/]+$/,
  "local recruiters": /^\/[a-z-]+-recruiters-[a-z-]+$/,
  recruiting: /^\/[a-z-]+-recruit(ing|ers)$/,
};
export type Kind = keyof typeof kinds;

export const mostShared = 0.7;

export interface Texts {
  shingles: Map<Kind, Map<string, Uint32Array>>;
  facts: Map<Kind, Map<string, Uint32Array>>;
}

interface WalkOptions {
  send: (path: string) => Promise<Response>;
  atOnce: number;
  onPage?: (path: string, html: string) => void;
}

/** Follows every link but searches and postings. */
export async function walkCatalogue({ send, atOnce, onPage }: WalkOptions): Promise<Crawl & Texts> {
  const texts: Texts = { shingles: new Map(), facts: new Map() };
  const found = await crawl({
    send,
    atOnce,
    isWanted: isWalked,
    onPage: (path, html) => {
      addText(texts, path, html);
      onPage?.(path, html);
    },
  });
  return { ...found, ...texts };
}

export function addText(texts: Texts, path: string, html: string): void {
  const kind = (Object.keys(kinds) as Kind[]).find((name) => kinds[name].test(path));
  if (!kind) return;
  for (const [map, toValues] of [
    [texts.shingles, toShingles],
    [texts.facts, toFactHashes],
  ] as const) {
    const pages = map.get(kind) ?? new Map<string, Uint32Array>();
    map.set(kind, pages.set(path, toValues(html)));
  }
}

/** Some pages are linked only from the later pages of these lists, which have a query. */
const divided = [paths.specialties(), paths.metroAreas(), paths.locations(), paths.professions()];

/** Ten thousand similar pages: app/catalogue/salary/routes/salary.test.ts opens some. */
const payInMetro = /^\/salary-comparison\/[^/]+\/[a-z-]+-[a-z]{2}$/;

function isWalked({ pathname, searchParams }: URL): boolean {
  if (/^\/(jobs|healthcare-jobs)\//.test(pathname) || /\.\w+$/.test(pathname) || payInMetro.test(pathname))
    return false;
  if (searchParams.size === 0) return true;
  return searchParams.size <= 2 && divided.includes(pathname) && !searchParams.has("query");
}

export const listCataloguePages = async (kv: KVNamespace): Promise<string[]> => [
  ...(await listCataloguePaths(kv)),
  ...listRecruiterPaths(),
];
