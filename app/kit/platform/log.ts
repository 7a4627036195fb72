/** Pass only ids, counts and our own messages, never personal data. */
export function logError(event: string, error: unknown, detail: Record<string, string | number> = {}): void {
  const cause = findCause(error);
  const problem =
    cause instanceof Error ? { message: cause.message, stack: cause.stack } : { message: String(cause) };
  console.error(JSON.stringify({ level: "error", event, ...detail, ...problem }));
}

/** Drizzle's error quotes the query's parameters, which may hold names. D1's error beneath it does not. */
function findCause(error: unknown): unknown {
  return error instanceof Error && error.cause instanceof Error ? findCause(error.cause) : error;
}

const longestProblem = 300;

/** Leaves out what a message may quote: addresses, quoted texts and the queries of URLs. */
export function toProblemText(error: unknown): string {
  const cause = findCause(error);
  const message = cause instanceof Error ? `${cause.name}: ${cause.message}` : String(cause);
  return message
    .replace(/\S+@\S+/g, "[address]")
    .replace(/(["'`“])[^"'`”]*["'`”]/g, "[text]")
    .replace(/(https?:\/\/[^\s?#]+)[?#]\S*/g, "$1")
    .slice(0, longestProblem);
}

/** Pass only our own words for what happened, never what a visitor wrote. */
export function logEvent(event: string, detail: Record<string, string | number>, level = "info"): void {
  console.info(JSON.stringify({ level, event, ...detail }));
}

/**
 * What was refused, tried or changed about access (OWASP ASVS 5.0, 16.3), by its kind and never by a person: who it was
 * stands in the audit log. docs/runbook.md lists the events.
 */
export const logSecurity = (event: string, detail: Record<string, string | number> = {}): void =>
  logEvent(event, detail, "security");
