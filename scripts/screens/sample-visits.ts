import { hourMs } from "#app/kit/platform/durations.ts";
import { randomId } from "#app/kit/platform/random.ts";
import { type Beacon, toBeacon, type VitalsReport } from "#app/kit/vitals/beacon.ts";
import { paths } from "#app/paths.ts";
import { createRandom } from "../demo/seeded-random.ts";
import {
  hourWeights,
  postingLcp,
  sampleBrowsers,
  sampleCampaigns,
  sampleCountries,
  sampleDevices,
  samplePages,
  sampleReferrers,
  sampleSearches,
  slowedBy,
  slowedPath,
} from "./sample-pages.ts";

const origin = "https://clinward.example";
const random = createRandom(16);

interface SampleDay {
  /** Its first UTC millisecond. */
  start: number;
  /** UTC milliseconds; the last day is not over. */
  until: number;
  visits: number;
  release: string;
  isSlow: boolean;
  /** Slugs of open postings; the most popular come first. */
  postings: readonly string[];
}

/** A day's made-up beacons as the vitals Worker makes them from reports, in the order that they arrive. */
export function listSampleBeacons(day: SampleDay): Beacon[] {
  const visits = Array.from({ length: day.visits }, () => toVisit(day));
  const robots = Array.from({ length: day.visits / 6 }, () => toRobotView(day));
  return [...visits.flat(), ...robots]
    .filter(({ at }) => at < day.until)
    .sort((a, b) => a.at - b.at)
    .map(({ beacon }) => beacon);
}

interface Sent {
  at: number;
  beacon: Beacon;
}

function toVisit(day: SampleDay): Sent[] {
  const device = random.weighted(sampleDevices);
  const person = { device, visitor: randomId(), country: random.weighted(sampleCountries) };
  const campaign = random.weighted(sampleCampaigns);
  const referrer = campaign ? undefined : random.weighted(sampleReferrers);
  let at = toTime(day);
  const send = (report: Partial<VitalsReport> & Pick<VitalsReport, "url">, came = {}): Sent => {
    at += random.int(5, 90) * 1000;
    return { at, beacon: toSampleBeacon(day, at, { ...person, ...came }, report) };
  };
  const first = random.weighted(samplePages.map((page) => [page, page.weight] as const));
  const sent = [
    send({ url: origin + first.path, metrics: toMetrics(first, day, device), referrer }, { campaign }),
  ];
  if (random.chance(0.35)) {
    const { beacon, ...rest } = send({ url: origin + paths.jobs() });
    sent.push({
      ...rest,
      beacon: { ...beacon, isView: false, metrics: {}, search: random.weighted(sampleSearches) },
    });
  }
  for (let more = random.int(0, 3); more > 0; more--) {
    const slug = toPosting(day.postings);
    const page = random.chance(0.6)
      ? { path: paths.job(slug), lcp: postingLcp }
      : random.weighted(samplePages.map((each) => [each, each.weight] as const));
    // Half of the pages are opened from a link of the site, which measures nothing.
    const how = random.chance(0.5) ? { opened: true } : { metrics: toMetrics(page, day, device) };
    sent.push(send({ url: origin + page.path, ...how }));
    if (page.path === paths.job(slug) && random.chance(0.17))
      sent.push(send({ url: origin + paths.applyToJob(slug), opened: true }));
  }
  return sent;
}

function toRobotView(day: SampleDay): Sent {
  const at = toTime(day);
  const path = paths.job(random.pick(day.postings));
  const report = {
    url: origin + path,
    metrics: { ttfb: 90 },
    userAgent: sampleBrowsers.robot,
  };
  return { at, beacon: toSampleBeacon(day, at, { visitor: randomId(), country: "US" }, report) };
}

interface Sender {
  visitor: string;
  country: string;
  device?: "mobile" | "desktop";
  campaign?: string | null;
}

function toSampleBeacon(
  { release }: SampleDay,
  at: number,
  { visitor, country, device = "desktop", campaign = null }: Sender,
  report: Partial<VitalsReport> & Pick<VitalsReport, "url">,
): Beacon {
  const said = { metrics: {}, timestamp: at, userAgent: sampleBrowsers[device], release, ...report };
  return toBeacon(said, { now: at, newId: randomId(), runningRelease: release, visitor, country, campaign });
}

function toTime({ start }: SampleDay): number {
  return start + random.weighted(hourWeights) * hourMs + random.int(0, hourMs - 1);
}

const toPosting = (postings: readonly string[]): string =>
  postings[Math.floor(random.next() ** 2 * postings.length)]!;

function toMetrics(
  { path, lcp }: { path: string; lcp: number },
  { isSlow }: SampleDay,
  device: "mobile" | "desktop",
) {
  // Log-normal, as waits are: the sum of uniform numbers is about normal.
  const noise = Math.exp((random.next() + random.next() + random.next() - 1.5) * 0.8);
  const slowness = (isSlow && path === slowedPath ? slowedBy : 1) * (device === "mobile" ? 1 : 0.6) * noise;
  const ttfb = 90 + 160 * noise;
  return {
    ttfb,
    fcp: ttfb + 500 * noise,
    lcp: lcp * slowness,
    cls: random.next() ** 4 * 0.2,
    inp: 60 * noise * (device === "mobile" ? 1.6 : 1),
    fid: 6 * noise,
  };
}
