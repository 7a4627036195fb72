import { logError } from "./log.ts";

/** What Retry-After says: the `period` of the limits in wrangler.toml. */
export const rateLimitSeconds = 60;

/** The headers of an answer with this status: when to come again, where an address has used up its limit. */
export const toRetryHeaders = (status: number): Record<string, string> =>
  status === 429 ? { "retry-after": String(rateLimitSeconds) } : {};

/**
 * Counts one request of this visitor's address; false where the address has used up its limit. Where nobody counts, a
 * request passes: what a person wrote is worth more than the limit.
 */
export async function isWithinLimit(limiter: RateLimit, request: Request): Promise<boolean> {
  try {
    const { success } = await limiter.limit({ key: request.headers.get("cf-connecting-ip") ?? "local" });
    return success;
  } catch (error) {
    logError("rate_limit", error);
    return true;
  }
}
