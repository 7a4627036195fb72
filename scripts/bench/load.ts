import autocannon from "autocannon";

const connections = 16;
const requestsPerLost = 10_000;

/** `form` is the body of a POST. */
export async function load(url: string, headers: Record<string, string> = {}, seconds = 8, form?: string) {
  const sent = { url, connections, headers, ...(form && { method: "POST" as const, body: form }) };
  const warmUp = await autocannon({ ...sent, duration: 2 });
  const result = await autocannon({ ...sent, duration: seconds });
  const lost = result.non2xx + result.errors;
  // A machine that does other work lets one time out now and then.
  if (lost > Math.max(1, result.requests.total / requestsPerLost))
    throw new Error(`${url}: ${result.non2xx} bad answers, ${result.errors} errors`);
  if (lost > 0) console.log(`  ${url}: ${lost} of ${result.requests.total} requests were lost`);
  return { perSecond: result.requests.average, total: warmUp.requests.total + result.requests.total };
}
