import * as z from "zod";
import { pageRoutes } from "./page-routes.ts";
import { toRoutePattern } from "./route-pattern.ts";
import { type Device, type Metric, metricFacts, toDay } from "./vitals.ts";

const measured = (metric: Metric) =>
  z.number().min(0).max(metricFacts[metric].plausibleAtMost, `This is too large for ${metric}.`).optional();

/** A browser's report (spec section 3), with a random `id` of this one beacon. */
export const vitalsReport = z.object({
  id: z
    .string()
    .regex(/^[\w-]{8,64}$/, "Use 8 to 64 letters, digits, hyphens or underscores.")
    .optional(),
  metrics: z
    .object({
      lcp: measured("lcp"),
      fid: measured("fid"),
      inp: measured("inp"),
      cls: measured("cls"),
      fcp: measured("fcp"),
      ttfb: measured("ttfb"),
    })
    .refine(
      (given) => Object.values(given).some((value) => value !== undefined),
      "Send at least one metric.",
    ),
  timestamp: z.union([z.number().nonnegative(), z.iso.datetime()], "Send a time."),
  url: z.url({ protocol: /^https?$/, error: "Send the page's full URL." }).max(2048, "This URL is too long."),
  userAgent: z.string(),
});
export type VitalsReport = z.infer<typeof vitalsReport>;

/** What remains of a report once it names neither a person nor a page. Only this is queued. */
export interface Beacon {
  id: string;
  day: string;
  /** An anonymous name of the network it came from, for this day only. */
  visitor: string;
  route: string;
  device: Device;
  metrics: VitalsReport["metrics"];
}

interface Arrival {
  /** UTC milliseconds. The visitor's own clock may be wrong, so a beacon counts for the day it arrives. */
  now: number;
  visitor: string;
  /** For a report without an id. */
  newId: string;
}

export function toBeacon(report: VitalsReport, { now, visitor, newId }: Arrival): Beacon {
  return {
    id: report.id ?? newId,
    day: toDay(now),
    visitor,
    route: toRoutePattern(new URL(report.url).pathname, pageRoutes),
    device: toDevice(report.userAgent),
    metrics: report.metrics,
  };
}

/** Tablets count as mobile. An iPad that asks for desktop pages claims to be a Mac and counts as one. */
export function toDevice(userAgent: string): Device {
  return /Mobi|Android|iPhone|iPad|Tablet|Silk|Kindle/i.test(userAgent) ? "mobile" : "desktop";
}
