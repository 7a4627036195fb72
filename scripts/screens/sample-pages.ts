import { paths } from "#app/paths.ts";

/** `weight` is its share of page views in percent, `lcp` its milliseconds on a phone. */
interface SamplePage {
  path: string;
  weight: number;
  lcp: number;
}

export const samplePages: readonly SamplePage[] = [
  { path: paths.home(), weight: 16, lcp: 1500 },
  { path: paths.jobs(), weight: 22, lcp: 1700 },
  { path: paths.state("texas"), weight: 6, lcp: 1600 },
  { path: paths.professionJobs("registered-nurse"), weight: 5, lcp: 1700 },
  { path: paths.placePay("registered-nurse", "texas"), weight: 12, lcp: 1900 },
  { path: paths.salaryTool(), weight: 4, lcp: 1400 },
  { path: paths.specialty("icu"), weight: 5, lcp: 1800 },
  { path: paths.careerGuide("pay-and-contracts", "w2-or-1099"), weight: 4, lcp: 1300 },
  { path: paths.post("what-a-multistate-license-opens"), weight: 3, lcp: 1900 },
  { path: paths.localRecruiters("pediatrician", "chicago"), weight: 3, lcp: 2300 },
  { path: paths.employers(), weight: 2, lcp: 1500 },
  { path: paths.hireRequest(), weight: 2, lcp: 1200 },
];

export const postingLcp = 1800;

export const slowedPath = paths.placePay("registered-nurse", "texas");
export const slowedBy = 2.4;

export const sampleReferrers: readonly (readonly [string | undefined, number])[] = [
  [undefined, 44],
  ["www.google.com", 34],
  ["www.bing.com", 5],
  ["duckduckgo.com", 3],
  ["www.reddit.com", 6],
  ["www.linkedin.com", 8],
];

export const sampleCampaigns: readonly (readonly [string | null, number])[] = [
  [null, 88],
  ["linkedin / best-of-the-week", 7],
  ["newsletter / november", 5],
];

export const sampleCountries: readonly (readonly [string, number])[] = [
  ["US", 93],
  ["CA", 3],
  ["PH", 2],
  ["IN", 1],
  ["GB", 1],
];

export const sampleDevices: readonly (readonly ["mobile" | "desktop", number])[] = [
  ["mobile", 58],
  ["desktop", 42],
];

export const sampleBrowsers = {
  mobile: "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1",
  desktop: "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36",
  robot: "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
};

/** The numbers are how often. */
export const sampleSearches: readonly (readonly [{ words: string; isEmpty: boolean }, number])[] = [
  [{ words: "icu nurse", isEmpty: false }, 20],
  [{ words: "travel nurse", isEmpty: false }, 16],
  [{ words: "new grad rn", isEmpty: false }, 13],
  [{ words: "crna", isEmpty: false }, 9],
  [{ words: "physical therapist houston", isEmpty: false }, 8],
  [{ words: "hospitalist nocturnist", isEmpty: false }, 7],
  [{ words: "remote nurse practitioner", isEmpty: false }, 9],
  [{ words: "school nurse summers off", isEmpty: true }, 6],
  [{ words: "cruise ship nurse", isEmpty: true }, 5],
  [{ words: "legal nurse consultant", isEmpty: true }, 4],
];

/** How busy each UTC hour is. Visitors sleep from 5 to 11. */
export const hourWeights: readonly (readonly [number, number])[] = [
  5, 5, 4, 3, 2, 1, 1, 1, 1, 1, 2, 3, 5, 6, 7, 7, 7, 7, 6, 6, 6, 6, 6, 6,
].map((weight, hour) => [hour, weight]);
