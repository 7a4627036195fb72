import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const read = (file: string) => readFileSync(file, "utf8");
const told = read("docs/limits.md");

test("tells each rate as it is deployed, and no other", () => {
  const deployed = [
    ...read("wrangler.toml").matchAll(
      /name = "(\w+_LIMIT)"\n[^[]*?simple = \{ limit = (\d+), period = 60 \}/g,
    ),
  ].map(([, name, limit]) => `${name} ${limit}`);
  const listed = [...told.matchAll(/^\| `(\w+_LIMIT)` \| (\d+) \|/gm)].map(
    ([, name, limit]) => `${name} ${limit}`,
  );
  expect(listed).toEqual(deployed);
  expect(deployed.length).toBeGreaterThan(5);
});

test("says which rates close while the counter is down, as the code does", () => {
  const uses = globSync(["app/**/*.{ts,tsx}", "functions/**/*.ts"]).flatMap((file) =>
    file.includes(".test.")
      ? []
      : [...read(file).matchAll(/isWithinLimit\(\s*[\w.]*?(\w+_LIMIT),\s*[\w.]+,?\s*("closed")?/g)],
  );
  expect(uses.length).toBeGreaterThan(25);
  for (const [use, name, closed] of uses) {
    const says = new RegExp(`^\\| \`${name}\`.*\\| (open|closed): `, "m").exec(told)?.[1];
    expect(closed ? "closed" : "open", use).toBe(says);
  }
});

const toNumber = (text: string): number =>
  text
    .replace(/_/g, "")
    .split("*")
    .reduce((product, factor) => product * Number(factor.trim()), 1);

const day = 24 * 60 * 60 * 1000;

test.each<[string, string, number, string]>([
  ["app/companies/posting/draft/posting-drafts.server.ts", "mostUnclaimed", 2_000, "2,000 drafts"],
  [
    "app/companies/posting/draft/posting-drafts.server.ts",
    "mostUnclaimedCharacters",
    64_000_000,
    "64,000,000 characters",
  ],
  ["app/companies/posting/draft/posting-drafts.server.ts", "mostDrafts", 20, "20 drafts"],
  [
    "app/companies/pitch/receive-hire-request.server.ts",
    "filesADayOfNetwork",
    20,
    "20 files a day of a network",
  ],
  ["app/companies/pitch/receive-hire-request.server.ts", "filesADay", 500, "500 a day of all"],
  ["app/kit/platform/file/sweep-files.server.ts", "orphanAgeMs", day / 24, "swept after an hour"],
  ["app/accounts/photo/receive-photo.server.ts", "photosADay", 20, "20 photos a day of an account"],
  [
    "app/companies/workspace/careers/edit-careers.server.ts",
    "imagesADay",
    60,
    "60 pictures a day of a company",
  ],
  ["app/accounts/photo/photo.ts", "maxPhotoBytes", 2 * 1024 * 1024, "20 × 2 MB"],
  ["app/clinicians/documents/document.ts", "mostDocuments", 30, "30 documents an account"],
  ["app/clinicians/documents/receive-document.server.ts", "uploadsADay", 100, "100 uploads a day"],
  ["app/kit/platform/file/document-type.ts", "mostUnpackedBytes", 50 * 1024 * 1024, "unpacks to 50 MB"],
  ["app/accounts/email-change/ask-for-change.server.ts", "asksADay", 5, "5 requests a day of an account"],
  ["app/kit/platform/file/file-type.ts", "maxUploadBytes", 10 * 1024 * 1024, "10 × 10 MB"],
  ["app/kit/platform/file/files.ts", "usualPartLimitMs", 30_000, "within 30,000 ms"],
  ["app/kit/platform/form/form-body.ts", "stalledMs", 60_000, "silent for 60,000 ms"],
  ["app/facts/catalog/catalog.ts", "timeLimitMs", 2_000, "KV has 2,000 ms"],
  ["app/assistant/mentor/model/ask-model.server.ts", "usualLimitMs", 8_000, "model 8,000 ms"],
  ["app/site/crawlers/announcements.server.ts", "timeLimitMs", 20_000, "IndexNow 20,000 ms"],
  ["app/clinicians/offer/saved/saved-offers.server.ts", "mostSavedOffers", 100, "100 offers"],
  ["app/jobs/list/comparison/saved-jobs.server.ts", "mostSavedJobs", 2_000, "2,000 saved jobs"],
  ["app/jobs/saved/saved-entry.ts", "maxSaved", 200, "200 of them"],
  ["app/clinicians/profile/record/limits.ts", "mostGoals", 12, "12 goals"],
  ["app/companies/feeds/owner/feed-terms.ts", "mostFeeds", 10, "10 feeds of 10 MB"],
  ["app/applications/submission/applications.server.ts", "mostADay", 4, "4 times a day"],
  ["app/companies/posting/publication/publish-draft.server.ts", "mostWaiting", 10, "10 postings that wait"],
  ["app/companies/feeds/owner/feed-terms.ts", "maxFileBytes", 10 * 1024 * 1024, "10 feeds of 10 MB"],
  ["functions/vitals/fold-visits.ts", "mostNames", 200, "200 names a row"],
  ["functions/vitals/visitor-parts.ts", "mostInPart", 20_000, "20,000 networks a row"],
  ["app/jobs/search/results/search.server.ts", "mostJobPages", 500, "ends after 500 pages"],
  ["app/jobs/search/results/search.server.ts", "searchWindow", 4_000, "broader than 4,000 matches"],
  ["app/kit/framework/page-handler.ts", "mostManifestSteps", 300, "for 300 parts of addresses"],
  ["functions/edge-cache.ts", "keptSeconds", 600, "kept 600 seconds"],
])("tells what bounds what stays: %s %s", (file, name, value, words) => {
  const stated = new RegExp(`const ${name} = ([\\d_ *]+);`).exec(read(file))?.[1];
  expect(toNumber(stated ?? "")).toBe(value);
  expect(told.replace(/\s+/g, " ")).toContain(words);
});
