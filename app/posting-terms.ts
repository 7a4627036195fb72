const laterReading =
  "Most later ones appear at once. We read some first: those with words that scams use, such as fees or messengers; every fifth of a company whose domain is not verified; and those of a company of which we sent back, paused or took down a posting in the last 90 days.";

/** What posting a job costs and who reads it first, in the same words on each page and in the FAQ. */
export const postingTerms = {
  cost: "Posting a job and receiving applications is free. You pay only if you ask us to recruit for you.",
  reading: `A person reads a company's first posting before it appears. ${laterReading}`,
  /** As app/jobs/changes/read-first.server.ts and app/jobs/checks/warnings decide. */
  laterReading,
} as const;

/** Whom we recruit, and where. */
export const recruited =
  "physicians, nurse practitioners, physician assistants, nurses, therapists, pharmacists, imaging and laboratory staff, behavioral health clinicians and healthcare administrators";
export const recruitedIn = "all 50 states and the District of Columbia";
