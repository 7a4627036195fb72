import type { EmploymentType, Shift, Workplace } from "./posting-content.ts";

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

export const compactName = "Compact license accepted";

/** What nobody stated is full-time by the spec's default (section 3), and says so. */
export const toTypeText = (type: EmploymentType, isStated: boolean): string =>
  isStated ? typeNames[type] : `${typeNames[type]} (not stated)`;
