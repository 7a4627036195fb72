let format: Intl.DateTimeFormat | undefined;

export function toTimeText(ms: number): string {
  // Created on first use, because every page loads this module.
  format ??= new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeStyle: "short" });
  return format.format(ms);
}
