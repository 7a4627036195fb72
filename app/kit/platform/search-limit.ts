import type { SiteContext } from "./context.ts";
import { tooManyRequests } from "./http.ts";

export const tooManySearchesText =
  "Your network has run more searches in the last minute than we allow. Please wait a minute and try again.";

/** Pages from the edge cache do not count, because they never get here. */
export async function requireSearchAllowance(context: SiteContext): Promise<void> {
  if (!(await context.isWithinSearchLimit())) throw tooManyRequests(tooManySearchesText);
}
