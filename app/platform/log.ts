/** One line of JSON for the log. Give no personal data: ids, counts and messages of our own only. */
export function logError(event: string, error: unknown, detail: Record<string, string | number> = {}): void {
  const problem =
    error instanceof Error ? { message: error.message, stack: error.stack } : { message: String(error) };
  console.error(JSON.stringify({ level: "error", event, ...detail, ...problem }));
}
