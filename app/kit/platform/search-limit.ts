import type { SiteContext } from "./context.ts";
import { apiError, tooManyRequests } from "./http.ts";
import { toRetryHeaders } from "./rate-limit.ts";

const tooManySearchesText =
  "Your network has run more searches in the last minute than we allow. Please wait a minute and try again.";

/** Pages from the edge cache do not count, because they never get here. */
export async function requireSearchAllowance(context: SiteContext): Promise<void> {
  if (!(await context.isWithinSearchLimit())) throw tooManyRequests(tooManySearchesText);
}

export const tooManySearches = (): Response =>
  apiError(429, { code: "too_many_requests", message: tooManySearchesText }, toRetryHeaders(429));
