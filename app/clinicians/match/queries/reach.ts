/** Postings that she can take as she is, or all of her profession. */
export const reaches = ["now", "all"] as const;
export type Reach = (typeof reaches)[number];
