import { type Device, devices, type Metric, metrics } from "#app/kit/vitals/vitals.ts";

export const periods = [7, 28, 90] as const;

export const speedFiles = ["days", "hours", "harmed", "releases", "routes"] as const;
export type SpeedFile = (typeof speedFiles)[number];

export interface SpeedSearch {
  metric: Metric;
  days: (typeof periods)[number];
  device: Device | "all";
  /** Two letters; null for all. */
  country: string | null;
  /** As "/jobs/{slug}"; null for all. */
  route: string | null;
}

const defaults: SpeedSearch = { metric: "lcp", days: 28, device: "all", country: null, route: null };

export function parseSpeedSearch(params: URLSearchParams): SpeedSearch {
  const country = params.get("country") ?? "";
  return {
    metric: metrics.find((metric) => metric === params.get("metric")) ?? defaults.metric,
    days: periods.find((days) => String(days) === params.get("days")) ?? defaults.days,
    device: devices.find((device) => device === params.get("device")) ?? defaults.device,
    country: /^[A-Z]{2}$/.test(country) ? country : null,
    route: params.get("path") || null,
  };
}

export function toSpeedQuery({ metric, days, device, country, route }: SpeedSearch): string {
  const params = new URLSearchParams();
  if (route) params.set("path", route);
  if (metric !== defaults.metric) params.set("metric", metric);
  if (days !== defaults.days) params.set("days", String(days));
  if (device !== defaults.device) params.set("device", device);
  if (country) params.set("country", country);
  return params.toString();
}
