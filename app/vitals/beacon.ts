import * as z from "zod";
import { pagePatterns } from "#app/routes.ts";
import { isRobot, type PostingView, toPostingView } from "./posting-view.ts";
import { toRoutePattern } from "./route-pattern.ts";
import { type Device, type Metric, metricFacts, toDay } from "./vitals.ts";

const measured = (metric: Metric) =>
  z.number().min(0).max(metricFacts[metric].plausibleAtMost, `This is too large for ${metric}.`).optional();

/** Spec section 3, plus a random `id` for each beacon, and `opened` for a page that was opened without being loaded. */
export const vitalsReport = z
  .object({
    id: z
      .string()
      .regex(/^[\w-]{8,64}$/, "Use 8 to 64 letters, digits, hyphens or underscores.")
      .optional(),
    opened: z.boolean().optional(),
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

/** Names no person, and no page but a posting, whose employer is told how often it was opened. Only this is queued. */
export interface Beacon {
  id: string;
  day: string;
  /** An anonymous name of the network, valid for this day only. */
  visitor: string;
  route: string;
  device: Device;
  metrics: VitalsReport["metrics"];
  /** Only in one of the beacons of a page view. */
  posting: PostingView | null;
}

interface Arrival {
  /** UTC milliseconds on our clock, because the visitor's may be wrong. */
  now: number;
  visitor: string;
  newId: string;
}

export function toBeacon(report: VitalsReport, { now, visitor, newId }: Arrival): Beacon {
  const { pathname } = new URL(report.url);
  // A page view sends several beacons, and its time to the first byte once.
  const isCounted = report.opened || report.metrics.ttfb !== undefined;
  return {
    id: report.id ?? newId,
    day: toDay(now),
    visitor,
    route: toRoutePattern(pathname, pagePatterns),
    device: toDeviceClass(report.userAgent),
    metrics: report.metrics,
    posting: isCounted && !isRobot(report.userAgent) ? toPostingView(pathname) : null,
  };
}

/** Counts tablets as mobile, except an iPad that asks for desktop pages, because it claims to be a Mac. */
export function toDeviceClass(userAgent: string): Device {
  return /Mobi|Android|iPhone|iPad|Tablet|Silk|Kindle/i.test(userAgent) ? "mobile" : "desktop";
}
