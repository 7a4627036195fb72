import * as z from "zod";
import { pagePatterns } from "#app/routes.ts";
import { toRoutePattern } from "./route-pattern.ts";
import { listsPerReport } from "./visit-source.ts";
import { type Device, type Metric, metricFacts, toDay } from "./vitals.ts";

const measured = (metric: Metric) =>
  z.number().min(0).max(metricFacts[metric].plausibleAtMost, `This is too large for ${metric}.`).optional();

/** Spec section 3, and `id`, our build, the referring host and, of some pages, the addresses of the postings in its lists. `opened` means that no document was loaded. */
export const vitalsReport = z
  .object({
    id: z
      .string()
      .regex(/^[\w-]{8,64}$/, "Use 8 to 64 letters, digits, hyphens or underscores.")
      .optional(),
    opened: z.boolean().optional(),
    release: z
      .string()
      .regex(/^[\w.-]{1,32}$/, "Use up to 32 letters and digits.")
      .optional(),
    referrer: z
      .string()
      .regex(/^[\w.:[\]-]{1,255}$/, "Send the host only.")
      .optional(),
    listed: z.array(z.string().max(200)).max(60).optional(),
    metrics: z.object({
      lcp: measured("lcp"),
      fid: measured("fid"),
      inp: measured("inp"),
      cls: measured("cls"),
      fcp: measured("fcp"),
      ttfb: measured("ttfb"),
    }),
    timestamp: z.union([z.number().nonnegative(), z.iso.datetime()], "Send a time."),
    url: z
      .url({ protocol: /^https?$/, error: "Send the page's full URL." })
      .max(2048, "This URL is too long."),
    userAgent: z.string(),
  })
  .refine(({ opened, metrics }) => opened || Object.values(metrics).some((value) => value !== undefined), {
    path: ["metrics"],
    message: "Send at least one metric.",
  });
export type VitalsReport = z.infer<typeof vitalsReport>;

/** Names no person, and no page but a posting, whose employer may know its views. Only this is queued. */
export interface Beacon {
  id: string;
  day: string;
  /** Anonymous name of the network, valid for this day only. */
  visitor: string;
  route: string;
  device: Device;
  metrics: VitalsReport["metrics"];
  posting: PostingView | null;
  /** 0 to 23, UTC. */
  hour: number;
  /** Two letters, "XX" if unknown. */
  country: string;
  /** The page's build, as its browser says. */
  release: string;
  /** The build that took the report, as our Worker says: only these are known releases. */
  runningRelease: string | null;
  isRobot: boolean;
  referrer: string | null;
  /** A page view sends one beacon; a page that was opened before an update may send another, which is no view. */
  isView: boolean;
  /** The view loaded a document, and so can say what led to it. */
  isLoaded?: boolean;
  campaign?: string | null;
  /** The postings in the page's lists, and how many such lists they stand for. */
  listed?: string[];
  listedFor?: number;
  /** A search reports itself and measures nothing. */
  search?: SearchNote;
  /** The posting whose link to the employer's own form was followed, which measures nothing. */
  click?: string;
}

export const searchNote = z.object({
  words: z.string().min(1).max(60).nullable(),
  isEmpty: z.boolean(),
});
export type SearchNote = z.infer<typeof searchNote>;

const slug = /[a-z0-9-]{1,100}/;
export const clickNote = z.object({
  slug: z.string().regex(new RegExp(`^${slug.source}$`)),
  userAgent: z.string(),
});
export type ClickNote = z.infer<typeof clickNote>;

/** Messages queued before an update of the vitals Worker lack what it added. */
export type QueuedBeacon = Partial<Beacon> & Pick<Beacon, "id" | "day" | "route" | "device" | "metrics">;

const unknownCountry = "XX";
export const unknownRelease = "unknown";

interface Arrival {
  /** UTC milliseconds on our clock, because the visitor's may be wrong. */
  now: number;
  visitor: string;
  newId: string;
  country: string | null;
  runningRelease: string | null;
  campaign?: string | null;
  /** How many page views this one's measurements stand for; null if they are left out. */
  standsFor?: number | null;
}

export function toBeacon(
  report: VitalsReport,
  { now, visitor, newId, country, runningRelease, campaign, standsFor = 1 }: Arrival,
): Beacon {
  const { pathname, hostname } = new URL(report.url);
  const isLoaded = !report.opened && report.metrics.ttfb !== undefined;
  const isView = report.opened === true || isLoaded;
  const fromRobot = isRobot(report.userAgent);
  return {
    id: report.id ?? newId,
    day: toDay(now),
    visitor,
    route: toRoutePattern(pathname, pagePatterns),
    device: toDeviceClass(report.userAgent),
    metrics: standsFor === null ? {} : report.metrics,
    posting: isView && !fromRobot ? toPostingView(pathname) : null,
    hour: new Date(now).getUTCHours(),
    country: country && /^[A-Z]{2}$/.test(country) ? country : unknownCountry,
    release: report.release ?? unknownRelease,
    runningRelease,
    isRobot: fromRobot,
    // On a page opened by our own link, the browser still reports the first page's referrer.
    referrer: report.opened ? null : toForeignHost(report.referrer, hostname),
    isView,
    isLoaded,
    campaign: report.opened ? null : campaign,
    ...(report.listed && !fromRobot && standsFor !== null
      ? { listed: listSlugs(report.listed), listedFor: Math.round(listsPerReport * standsFor) }
      : {}),
  };
}

function toForeignHost(host: string | undefined, own: string): string | null {
  const name = host?.toLowerCase().replace(/:\d*$/, "");
  return name && name !== own ? name : null;
}

/** Tablets are mobile, except an iPad that asks for desktop pages, because it claims to be a Mac. */
export function toDeviceClass(userAgent: string): Device {
  return /Mobi|Android|iPhone|iPad|Tablet|Silk|Kindle/i.test(userAgent) ? "mobile" : "desktop";
}

/** A view is the posting; a start is its application form. */
interface PostingView {
  slug: string;
  isStart: boolean;
}

const posting = new RegExp(`^/jobs/(${slug.source})(/apply)?$`);

function toPostingView(pathname: string): PostingView | null {
  const [, slug, apply] = posting.exec(pathname) ?? [];
  return slug ? { slug, isStart: apply !== undefined } : null;
}

const listSlugs = (paths: readonly string[]): string[] => [
  ...new Set(paths.flatMap((path) => toPostingView(path)?.slug ?? [])),
];

const robots = /bot\b|crawl|spider|slurp|headless|lighthouse|preview|monitor|scrap|facebookexternalhit/i;

/** Most crawlers run no scripts and report nothing. These do, and identify themselves. */
export const isRobot = (userAgent: string): boolean => robots.test(userAgent);

// What the site says to the vitals Worker, beside the notes.
/** Names the network that a report came from, which is hashed and never stored. */
export const networkHeader = "x-visitor-network";
export const countryHeader = "x-visitor-country";
export const releaseHeader = "x-running-release";
export const searchPath = "/searches";
export const clickPath = "/clicks";
export const pageHeader = "x-visitor-page";
