import { logError, logSecurity } from "./log.ts";

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

/** Counts by a name of its own, such as a key's. */
export async function isWithinOwnLimit(limiter: RateLimit, key: string): Promise<boolean> {
  try {
    return (await limiter.limit({ key })).success;
  } catch (error) {
    logError("rate_limit", error);
    return true;
  }
}

/** Cuts IPv6 addresses to their /64, because a household can use every address of a whole /64. */
export function toNetwork(request: Request): string {
  return toNetworkOf(request.headers.get("cf-connecting-ip") ?? "local");
}

export function toNetworkOf(address: string): string {
  if (!address.includes(":")) return address;
  const mapped = /^(?:0*:)*:?ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  const [before = "", after] = address.toLowerCase().split("%", 1)[0]!.split("::");
  const head = toGroups(before);
  const tail = after === undefined ? [] : toGroups(after);
  const zeros = Array.from({ length: Math.max(0, 8 - head.length - tail.length) }, () => "0");
  const groups = [...head, ...zeros, ...tail].slice(0, 4);
  return `${groups.map((group) => group.replace(/^0+(?=.)/, "")).join(":")}::/64`;
}

const toGroups = (text: string) => text.split(":").filter(Boolean);

/** Whether the site is served on the machine that it runs on. */
export const isLocalSite = (siteUrl: string): boolean =>
  ["localhost", "127.0.0.1", "[::1]"].includes(new URL(siteUrl).hostname);
