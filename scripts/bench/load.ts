import autocannon from "autocannon";

const connections = 16;

export async function load(url: string, headers: Record<string, string> = {}, seconds = 8) {
  const warmUp = await autocannon({ url, connections, duration: 2, headers });
  const result = await autocannon({ url, connections, duration: seconds, headers });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} bad answers, ${result.errors} errors`);
  return { perSecond: result.requests.average, total: warmUp.requests.total + result.requests.total };
}
