/** What a part of the site can be made to do. With `lost answers` the database writes, and its answer does not arrive. */
export const faults = ["no catalog", "no files", "no database", "lost answers"] as const;
export type Fault = (typeof faults)[number];

/** What the site is going through. */
export type Phase = Fault | "up" | "down";
