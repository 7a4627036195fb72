const format = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeStyle: "short" });

/** "Nov 21, 2026, 11:45 AM" in the visitor's own time zone: for the browser only. */
export const toTimeText = (ms: number): string => format.format(ms);
