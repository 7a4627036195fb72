import { gzipSync } from "node:zlib";
import { cityMarkets } from "#app/markets/city-markets.ts";
import { states } from "#app/markets/states.ts";
import { paths } from "#app/paths.ts";
import { profiledProfessions, statewideProfessions } from "#app/specialties/profiled-professions.ts";
import { launchChromium } from "../chromium.ts";
import { serveOwnSite } from "../own-site.ts";
import { step } from "../steps.ts";
import { checkBudget } from "./budgets.ts";
import { load } from "./load.ts";
import { weighPage } from "./page-weight.ts";
import { bundleSite, readCpuMs, serveBuiltSite } from "./site.ts";

const limits = { scripts: 110, html: 25, cpu: 10, slowest: 10 };

/** One page of each kind. */
export const catalogPages = [
  paths.professions(),
  paths.profession("registered-nurse"),
  paths.healthcareCareers(),
  paths.npPaSpecialties(),
  paths.specialties(),
  paths.specialty("cardiology"),
  paths.specialtyFamily("surgical-specialties"),
  paths.geography(),
  paths.state("texas"),
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
] as const;

/** Those whose rendering has a budget of its own. */
const measuredPages = [
  paths.localRecruiters("pediatrician", "chicago"),
  paths.localRecruiters("psychiatrist", "california"),
  paths.state("texas"),
  paths.specialty("cardiology"),
];

/** The 500 of spec section 3. */
const generatedPages = [
  ...profiledProfessions.flatMap(({ slug }) =>
    cityMarkets.map((city) => paths.localRecruiters(slug, city.slug)),
  ),
  ...statewideProfessions.flatMap((slug) =>
    states.filter(({ code }) => code !== "DC").map((state) => paths.localRecruiters(slug, state.slug)),
  ),
];

/** The catalogue's pages: what they weigh, what they cost, and all generated ones once; false where one is over its budget. */
export async function benchCatalog(): Promise<boolean> {
  const weights = await step("Loading a page of each kind in Chromium", weighPages);
  const isLight = weights.map(({ path, scripts, html }) => {
    const isWithin = checkBudget({ what: `${path} JavaScript`, limit: limits.scripts, unit: "kB" }, scripts);
    return checkBudget({ what: `${path} HTML`, limit: limits.html, unit: "kB" }, html) && isWithin;
  });
  const site = await serveBuiltSite(await bundleSite());
  try {
    let isFast = true;
    for (const path of measuredPages) {
      const before = readCpuMs(site.processId);
      const { total } = await load(new URL(path, site.url).href, { cookie: "session=none" });
      const after = readCpuMs(site.processId);
      const cpu = before !== null && after !== null ? (after - before) / total : Number.NaN;
      const budget = { what: `${path} CPU, uncached`, limit: limits.cpu, unit: "ms" };
      isFast = checkBudget(budget, cpu) && isFast;
    }
    return (await fetchGenerated(site.url)) && isFast && isLight.every(Boolean);
  } finally {
    await site.stop();
  }
}

async function weighPages() {
  const site = await serveOwnSite();
  const browser = await launchChromium();
  try {
    const weights = [];
    for (const path of catalogPages) {
      const { scripts, html } = await weighPage(browser, new URL(path, site.origin));
      weights.push({ path, scripts: scripts / 1000, html: html / 1000 });
    }
    return weights;
  } finally {
    await browser.close();
    await site.stop();
  }
}

const atOnce = 8;

/** Every generated page once, in no order that would help a cache. */
async function fetchGenerated(origin: URL): Promise<boolean> {
  const waiting = [...generatedPages];
  const times: number[] = [];
  let largest = 0;
  const work = async () => {
    for (let path = waiting.pop(); path; path = waiting.pop()) {
      const start = performance.now();
      const answer = await fetch(new URL(path, origin), { headers: { cookie: "session=none" } });
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
    { what: "HTML of the largest of them", limit: limits.html, unit: "kB" },
    largest / 1000,
  );
  return isSteady && isSmall;
}
