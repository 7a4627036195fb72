import { toIsoDay } from "#app/kit/text/when.ts";
import type { EmploymentType, Shift, Workplace } from "./job-draft.ts";

export const typeNames: Record<EmploymentType, string> = {
  "full-time": "Full-time",
  "part-time": "Part-time",
  contract: "Contract",
  temporary: "Temporary",
  locum: "Locum",
  "per-diem": "Per diem",
  prn: "PRN",
  travel: "Travel",
};

export const workplaceNames: Record<Workplace, string> = {
  onsite: "On-site",
  hybrid: "Hybrid",
  remote: "Remote",
};

export const shiftNames: Record<Shift, string> = {
  day: "Days",
  evening: "Evenings",
  night: "Nights",
  rotating: "Rotating",
  weekend: "Weekends",
  "7on7off": "7 on / 7 off",
  call: "Call",
};

export const shiftNamesAlone: Record<Shift, string> = {
  day: "Day shift",
  evening: "Evening shift",
  night: "Night shift",
  rotating: "Rotating shifts",
  weekend: "Weekend shifts",
  "7on7off": "7 on / 7 off",
  call: "On-call work",
};

export const compactName = "Compact license OK";

/** What nobody stated is full-time by the spec's default (section 3), and says so. */
export const toTypeText = (type: EmploymentType, isStated: boolean): string =>
  isStated ? typeNames[type] : `${typeNames[type]} (not stated)`;

export const dayMs = 86_400_000;

export const easternOffsetMs = 5 * 60 * 60 * 1000;

export const keysPerDay = 2 ** 24;

/** Days since 1970 in Eastern Standard Time, our business hours. */
/** "2027-03-31". Days of postings are Eastern, as are those that feeds and forms state. */
export const toPostingDate = (ms: number): string => toIsoDay(ms - easternOffsetMs);

export const toPostingDay = (ms: number): number => Math.floor((ms - easternOffsetMs) / dayMs);
