/** One line of JSON for the log. Give no personal data: ids, counts and messages of our own only. */
export function logError(event: string, error: unknown, detail: Record<string, string | number> = {}): void {
  const cause = findCause(error);
  const problem =
    cause instanceof Error ? { message: cause.message, stack: cause.stack } : { message: String(cause) };
  console.error(JSON.stringify({ level: "error", event, ...detail, ...problem }));
}

/** Drizzle's own error quotes the query's parameters, which may be anybody's name: D1's error beneath it does not. */
function findCause(error: unknown): unknown {
  return error instanceof Error && error.cause instanceof Error ? findCause(error.cause) : error;
}
