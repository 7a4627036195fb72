// The allowed values of text columns. Separate from the tables, so that pages can read the words alone.

export const roles = ["admin", "employer", "job_seeker"] as const;
export const deskRoles = ["support", "moderation", "owner"] as const;
export const memberRoles = ["owner", "recruiter", "reviewer"] as const;
/** How a member of a team is told of what applicants send. */
export const teamMails = ["each", "daily", "none"] as const;
export type TeamMail = (typeof teamMails)[number];
export const employmentTypes = [
  "full-time",
  "part-time",
  "contract",
  "temporary",
  "locum",
  "per-diem",
  "prn",
  "travel",
] as const;
export const workplaces = ["onsite", "hybrid", "remote"] as const;
export const shifts = ["day", "evening", "night", "rotating", "weekend", "7on7off", "call"] as const;
export const payUnits = ["hour", "shift", "day", "visit", "week", "month", "year"] as const;
export const jobStatuses = [
  "pending",
  "rejected",
  "withdrawn",
  "open",
  "paused",
  "filled",
  "expired",
  "closed",
  "removed",
] as const;
export const applicationStates = [
  "new",
  "in-review",
  "interview",
  "offer",
  "hired",
  "not-selected",
  "withdrawn",
] as const;
export const requestStatuses = ["new", "contacted", "won", "lost", "closed"] as const;
export const deskStatuses = ["new", "contacted", "closed"] as const;
