import { logError } from "./log.ts";
import { toNetwork } from "./network.ts";

/** The value of Retry-After: the `period` of the limits in wrangler.toml. */
export const rateLimitSeconds = 60;

/** The headers of an answer with this status: Retry-After for a 429. */
export const toRetryHeaders = (status: number): Record<string, string> =>
  status === 429 ? { "retry-after": String(rateLimitSeconds) } : {};

const counted = new WeakMap<Request, Map<RateLimit, Promise<boolean>>>();

/**
 * Counts this request of the visitor's network, once however often it is asked. Returns false when the network has
 * used up its limit. Call it before anything is read, so that requests that fail validation count too, and answer
 * 429 without touching the body: the runtime drops it. Canceling it instead makes workerd close the connection, and
 * some senders of a large file never see the answer. When the limiter is down, the request passes: a person's message
 * matters more.
 */
export function isWithinLimit(limiter: RateLimit, request: Request): Promise<boolean> {
  const answers = counted.get(request) ?? new Map<RateLimit, Promise<boolean>>();
  counted.set(request, answers);
  const known = answers.get(limiter);
  if (known) return known;
  const answer = count(limiter, request);
  answers.set(limiter, answer);
  return answer;
}

async function count(limiter: RateLimit, request: Request): Promise<boolean> {
  try {
    const { success } = await limiter.limit({ key: toNetwork(request) });
    return success;
  } catch (error) {
    logError("rate_limit", error);
    return true;
  }
}
