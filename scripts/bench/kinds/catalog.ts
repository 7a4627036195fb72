import { gzipSync } from "node:zlib";
import { listCountedLandings } from "#app/catalogue/recruiters/landing/landing.ts";
import { paths } from "#app/paths.ts";
import { step } from "../../machine/steps.ts";
import { listCataloguePages, walkCatalogue } from "../../walk/catalogue.ts";
import { findMostAlike } from "../../walk/shingles.ts";
import { checkBudget } from "../budgets.ts";
import { bundleSite, serveBuiltSite, uncached } from "../site.ts";
import type { Slowness } from "../slowness.ts";
import { measureKind, type PageKind, weighKind } from "./page-kinds.ts";

const limits = { slowest: 10, shared: 70 };

const catalogPages = [
  paths.professions(),
  paths.profession("registered-nurse"),
  paths.healthcareCareers(),
  paths.npPaSpecialties(),
  paths.specialties(),
  paths.specialty("cardiology"),
  paths.specialtyFamily("surgical-specialties"),
  paths.geography(),
  paths.state("texas"),
  paths.compareStates("colorado", "texas"),
  paths.geographic("texas"),
  paths.geographic("chicago"),
  paths.geographicProfession("texas", "nurse-practitioner"),
  paths.geographicMarkets(),
  paths.metroAreas(),
  paths.metro("houston-tx"),
  paths.locations(),
  paths.location("college-station-tx"),
  paths.jobsByState(),
  paths.physicianRecruiters(),
  paths.nursePractitionerForm(),
  paths.nursePractitionerRecruitersNearMe(),
  paths.specialtyRecruiting("emergency-medicine"),
  paths.specialtyRecruiters("emergency-medicine"),
  paths.localRecruiters("pediatrician", "chicago"),
  paths.localRecruiters("psychiatrist", "california"),
  paths.careerGuides(),
] as const;

const measuredPages = [
  paths.localRecruiters("pediatrician", "chicago"),
  paths.localRecruiters("psychiatrist", "california"),
  paths.state("texas"),
  paths.specialty("cardiology"),
];

export const catalogue: PageKind = {
  pages: catalogPages,
  measured: measuredPages,
  limits: { scripts: 110, html: 25, cpu: 10 },
};

export async function benchCatalog(slowness: Slowness): Promise<boolean> {
  const isLight = await step("Loading a page of each kind in Chromium", () => weighKind(catalogue));
  const site = await serveBuiltSite(await bundleSite());
  try {
    const isFast = await measureKind(site, catalogue, slowness);
    const areSteady = await fetchGenerated(site.url);
    return (await walkAll(site)) && areSteady && isFast && isLight;
  } finally {
    await site.stop();
  }
}

const atOnce = 8;

/** Requests pages in an order that helps no cache. */
async function fetchGenerated(origin: URL): Promise<boolean> {
  const waiting = listCountedLandings().map(({ path }) => path);
  const times: number[] = [];
  let largest = 0;
  const work = async () => {
    for (let path = waiting.pop(); path; path = waiting.pop()) {
      const start = performance.now();
      const answer = await fetch(new URL(path, origin), { headers: uncached });
      const html = await answer.text();
      times.push(performance.now() - start);
      if (answer.status !== 200) throw new Error(`${path} is answered with ${answer.status}.`);
      largest = Math.max(largest, gzipSync(html).length);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  times.sort((a, b) => a - b);
  const [median, p99] = [times[Math.floor(times.length / 2)]!, times[Math.ceil(times.length * 0.99) - 1]!];
  console.log(
    `  ${times.length} generated pages: median ${median.toFixed(0)} ms, 99th of 100 ${p99.toFixed(0)} ms`,
  );
  const isSteady = checkBudget(
    { what: "99th of 100, times the median", limit: limits.slowest, unit: "x" },
    p99 / median,
  );
  const isSmall = checkBudget(
    { what: "HTML of the largest of them", limit: catalogue.limits.html, unit: "kB" },
    largest / 1000,
  );
  return isSteady && isSmall;
}

async function walkAll({ url, kv }: { url: URL; kv: KVNamespace }): Promise<boolean> {
  const pages = await listCataloguePages(kv);
  const send = (path: string) => fetch(new URL(path, url), { redirect: "manual" });
  const walking = walkCatalogue({ send, atOnce });
  const { linked, broken, shingles: texts } = await step("Following every link", () => walking);
  const missed = pages.filter((path) => !linked.has(path));
  for (const problem of [...broken, ...missed.map((path) => `no link leads to ${path}`)].slice(0, 20))
    console.log(`  ${problem}`);
  const areAllReached = checkBudget(
    { what: `broken or not reached, of ${linked.size} addresses`, limit: 0, unit: "pages" },
    broken.length + missed.length,
  );
  const areApart = [...texts].map(([kind, shingles]) => {
    const { pages: pair, share } = findMostAlike(shingles);
    const what = `${kind}, ${shingles.size} pages: text shared by any two`;
    const isWithin = checkBudget({ what, limit: limits.shared, unit: "%" }, 100 * share);
    console.log(`    ${pair.join(" ")}`);
    return isWithin;
  });
  return areAllReached && areApart.every(Boolean);
}
