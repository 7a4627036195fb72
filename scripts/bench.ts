import { benchAlerts } from "./bench/alerts/bench-alerts.ts";
import { benchClinician } from "./bench/clinician/bench-clinician.ts";
import { benchCosts } from "./bench/costs.ts";
import { benchDesk } from "./bench/desk/bench-desk.ts";
import { benchFaults } from "./bench/faults/bench-faults.ts";
import { benchFeeds } from "./bench/feeds/bench-feeds.ts";
import { benchHiring } from "./bench/hiring/bench-hiring.ts";
import { benchCatalog } from "./bench/kinds/catalog.ts";
import { benchLighthouse } from "./bench/kinds/lighthouse.ts";
import { articles, benchKind, tools } from "./bench/kinds/page-kinds.ts";
import { benchMatch } from "./bench/match/bench-match.ts";
import { benchMentor } from "./bench/mentor/bench-mentor.ts";
import { benchNear } from "./bench/near.ts";
import { benchPages } from "./bench/pages.ts";
import { benchRendering } from "./bench/rendering.ts";
import { benchSearch } from "./bench/search.ts";
import { benchShards } from "./bench/shards/bench-shards.ts";
import { benchSleeping } from "./bench/sleeping.ts";
import { measureSlowness } from "./bench/slowness.ts";
import { step } from "./machine/steps.ts";
import { buildSite } from "./site/local-site.ts";

const parts = process.argv.slice(2).filter((argument: string) => !/^(--|\/)/.test(argument));
/** `npm run bench -- lighthouse /jobs /skills-assessment` asks of these alone. */
const onlyPages = process.argv.slice(2).filter((argument: string) => argument.startsWith("/"));
const sizesAt = process.argv.indexOf("--sizes");
const sizes = sizesAt < 0 ? "10000,100000,1000000" : process.argv[sizesAt + 1]!;
const wants = (part: string) => parts.length === 0 || parts.includes(part);

await step("Building the site", buildSite);
let isWithin = true;
console.log("\nThis machine");
const slowness = await measureSlowness();
if (wants("pages")) {
  console.log("\nPages");
  isWithin = (await benchPages(slowness)) && isWithin;
}
if (wants("catalog")) {
  console.log("\nThe catalogue's pages");
  isWithin = (await benchCatalog(slowness)) && isWithin;
}
if (wants("articles")) {
  console.log("\nGuides, posts and resources");
  isWithin = (await benchKind(articles, slowness)) && isWithin;
}
if (wants("tools")) {
  console.log("\nTools");
  isWithin = (await benchKind(tools, slowness)) && isWithin;
}
if (wants("lighthouse")) {
  console.log("\nLighthouse on a phone");
  isWithin = (await benchLighthouse(onlyPages)) && isWithin;
}
if (wants("costs")) {
  console.log("\nWhat each kind of page costs on Cloudflare");
  isWithin = (await benchCosts()) && isWithin;
}
if (wants("alerts")) {
  console.log("\nAlerts");
  isWithin = (await benchAlerts(slowness)) && isWithin;
}
if (wants("near")) {
  console.log("\nFar from the primary");
  await benchNear();
}
if (wants("rendering")) {
  console.log("\nRendering 25 cards in workerd");
  await benchRendering();
}
if (wants("search")) {
  const sizeList = sizes.split(",").map(Number);
  for (const size of sizeList) {
    console.log(`\nSearch among ${size.toLocaleString("en-US")} postings`);
    isWithin =
      (await benchSearch(size, size > 500_000 ? 15 : 40, slowness, size === sizeList.at(-1))) && isWithin;
  }
}
if (wants("feeds")) {
  console.log("\nFiles for job sites, and the API's list");
  isWithin = (await benchFeeds(slowness)) && isWithin;
}
if (wants("match")) {
  console.log("\nMatching clinicians and postings");
  isWithin = (await benchMatch(slowness)) && isWithin;
}
if (wants("mentor")) {
  console.log("\nWhat the mentor answers");
  isWithin = (await benchMentor(slowness)) && isWithin;
}
if (wants("clinician")) {
  console.log("\nA clinician's own pages");
  isWithin = (await benchClinician(slowness)) && isWithin;
}
if (wants("hiring")) {
  console.log("\nAn employer's pages");
  isWithin = (await benchHiring(slowness)) && isWithin;
}
if (wants("desk")) {
  console.log("\nThe operators' desk");
  isWithin = (await benchDesk(slowness)) && isWithin;
}
if (wants("faults")) {
  console.log("\nRequests sent while the site dies and its parts fail");
  isWithin = (await benchFaults()) && isWithin;
}
// Has no budget: docs/scale.md tells what it is for. `--sizes 50000` is what each shard has.
if (parts.includes("shards")) {
  console.log("\nTwo databases behind one search, and what fills them");
  await benchShards(sizesAt < 0 ? 500_000 : Number(sizes), slowness);
}
// Takes an hour and has no budget: docs/decisions/0004-sleeping-pages.md tells what it is for.
if (parts.includes("sleeping")) {
  console.log("\nPages that sleep until they are used");
  await benchSleeping();
}
process.exitCode = isWithin ? 0 : 1;
