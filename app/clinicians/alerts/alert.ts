import { timeZones, toTimeZoneName } from "#app/facts/reference/place/time-zones.ts";

export const rhythms = ["instant", "daily", "weekly"] as const;
export type Rhythm = (typeof rhythms)[number];
export type AlertState = "unconfirmed" | "active" | "paused" | "ended";

/** Of one person or address. */
export const mostAlerts = 20;
/** Mails of instant alerts that a person gets a day. The rest comes in the next digest. */
export const mostInstantMails = 3;
/** Postings in a mail. */
export const mostPostings = 12;

export const rhythmNames: Record<Rhythm, string> = {
  instant: "As soon as they open",
  daily: "Every day at 7 AM",
  weekly: "Mondays at 7 AM",
};

export const rhythmHints: Record<Rhythm, string> = {
  instant: `Within 10 minutes, at most ${mostInstantMails} emails a day. The rest comes at 7 AM.`,
  daily: "Only when there is something new.",
  weekly: "Only when there is something new.",
};

export const weekdays = [
  "Sunday",
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
] as const;

export const zoneOptions = timeZones.map((zone) => [zone, toTimeZoneName(zone)] as const);
