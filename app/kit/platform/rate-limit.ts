import { logError, logSecurity } from "./log.ts";
import { toNetwork } from "./network.ts";

/** Must match the `period` of the limits in wrangler.toml. */
export const rateLimitSeconds = 60;

export const toRetryHeaders = (status: number): Record<string, string> =>
  status === 429 ? { "retry-after": String(rateLimitSeconds) } : {};

const counted = new WeakMap<Request, Map<RateLimit, Promise<boolean>>>();

/** What to do while the counter is down. Closed where guesses, mails or nobody's data would cost more than a refusal. */
type WhileDown = "open" | "closed";

/** Call this before reading anything, and do not cancel a refused body: some senders would miss the 429. */
export function isWithinLimit(
  limiter: RateLimit,
  request: Request,
  whileDown: WhileDown = "open",
): Promise<boolean> {
  const answers = counted.get(request) ?? new Map<RateLimit, Promise<boolean>>();
  counted.set(request, answers);
  const known = answers.get(limiter);
  if (known) return known;
  const answer = count(limiter, request, whileDown);
  answers.set(limiter, answer);
  return answer;
}

async function count(limiter: RateLimit, request: Request, whileDown: WhileDown): Promise<boolean> {
  try {
    const { success } = await limiter.limit({ key: toNetwork(request) });
    if (!success && whileDown === "closed") logSecurity("limit.reached");
    return success;
  } catch (error) {
    logError("rate_limit", error);
    return whileDown === "open";
  }
}
