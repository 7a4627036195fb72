// The allowed values of text columns. Separate from the tables, so that pages can read the words alone.

export const roles = ["admin", "employer", "job_seeker"] as const;
export const deskRoles = ["support", "moderation", "owner"] as const;
export const memberRoles = ["owner", "recruiter", "reviewer", "manager"] as const;
/** As they are stored: a hiring manager is a reviewer with `is_manager`. */
export const storedMemberRoles = ["owner", "recruiter", "reviewer"] as const;
export const toStoredRole = (role: (typeof memberRoles)[number]) =>
  role === "manager" ? ({ role: "reviewer", isManager: 1 } as const) : ({ role, isManager: 0 } as const);
/** SQL of the role as people know it. */
export const shownRole = "iif(is_manager, 'manager', role)";
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
