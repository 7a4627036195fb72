let format: Intl.DateTimeFormat | undefined;

/** "Nov 21, 2026, 11:45 AM" in the visitor's own time zone: for the browser only. */
export function toTimeText(ms: number): string {
  // Not before it is wanted: the module is among those that a page starts with.
  format ??= new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeStyle: "short" });
  return format.format(ms);
}
