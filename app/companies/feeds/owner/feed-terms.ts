export const feedHours = [6, 12, 24, 168] as const;

export type FeedHours = (typeof feedHours)[number];

export const hourNames: Record<FeedHours, string> = {
  6: "Every 6 hours",
  12: "Every 12 hours",
  24: "Once a day",
  168: "Once a week",
};

export const fileField = "file";
export const maxFileBytes = 10 * 1024 * 1024;
export const mostFeeds = 10;
export const runAgainMinutes = 15;

export interface FeedProblem {
  status: 400 | 503;
  problem: string;
}

export const fileNotStored: FeedProblem = {
  status: 503,
  problem:
    "We cannot store files just now, so nothing of it was read. Your feeds stay as they are. Please try again in a few minutes.",
};
