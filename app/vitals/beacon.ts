import * as z from "zod";
import { pagePatterns } from "#app/routes.ts";
import { toRoutePattern } from "./route-pattern.ts";
import { type Device, type Metric, metricFacts, toDay } from "./vitals.ts";

const measured = (metric: Metric) =>
  z.number().min(0).max(metricFacts[metric].plausibleAtMost, `This is too large for ${metric}.`).optional();

/** Spec section 3, plus a random `id` for each beacon. */
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

/** Names neither a person nor a page. Only this is queued. */
export interface Beacon {
  id: string;
  day: string;
  /** An anonymous name of the network, valid for this day only. */
  visitor: string;
  route: string;
  device: Device;
  metrics: VitalsReport["metrics"];
}

interface Arrival {
  /** UTC milliseconds on our clock, because the visitor's may be wrong. */
  now: number;
  visitor: string;
  newId: string;
}

export function toBeacon(report: VitalsReport, { now, visitor, newId }: Arrival): Beacon {
  return {
    id: report.id ?? newId,
    day: toDay(now),
    visitor,
    route: toRoutePattern(new URL(report.url).pathname, pagePatterns),
    device: toDeviceClass(report.userAgent),
    metrics: report.metrics,
  };
}

/** Counts tablets as mobile, except an iPad that asks for desktop pages, because it claims to be a Mac. */
export function toDeviceClass(userAgent: string): Device {
  return /Mobi|Android|iPhone|iPad|Tablet|Silk|Kindle/i.test(userAgent) ? "mobile" : "desktop";
}
