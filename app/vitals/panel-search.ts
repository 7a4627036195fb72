import { type Device, devices } from "./vitals.ts";

export const periods = [7, 28] as const;

export interface PanelSearch {
  days: (typeof periods)[number];
  device: Device | "all";
}

const defaults: PanelSearch = { days: 28, device: "all" };

export function parsePanelSearch(params: URLSearchParams): PanelSearch {
  return {
    days: periods.find((days) => String(days) === params.get("days")) ?? defaults.days,
    device: devices.find((device) => device === params.get("device")) ?? defaults.device,
  };
}

/** Leaves out the "?" and default values. */
export function toPanelQuery({ days, device }: PanelSearch): string {
  const params = new URLSearchParams();
  if (days !== defaults.days) params.set("days", String(days));
  if (device !== defaults.device) params.set("device", device);
  return params.toString();
}
