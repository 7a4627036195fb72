import { isPublicIp } from "./public-ip.ts";

const resolver = "https://cloudflare-dns.com/dns-query";
const patienceMs = 3000;
const ipTypes = new Set([1, 28]);
const noSuchName = 3;

interface DnsAnswer {
  Status: number;
  Answer?: { type: number; data: string }[];
}

/** Only a hint: the name may resolve differently later, and Cloudflare's fetch reaches no private network. */
export async function findHostProblem(host: string, ask: typeof fetch = fetch): Promise<string | null> {
  const answers = await Promise.all(["A", "AAAA"].map((type) => resolve(host, type, ask)));
  return toHostProblem(answers.filter((answer) => answer !== null));
}

export function toHostProblem(answers: readonly DnsAnswer[]): string | null {
  const found = answers.flatMap(({ Answer = [] }) => Answer.filter(({ type }) => ipTypes.has(type)));
  if (found.some(({ data }) => !isPublicIp(data)))
    return "This name leads into a private network, which we do not fetch from.";
  if (found.length === 0 && answers.some(({ Status }) => Status === noSuchName))
    return "There is no site with this name. Check the spelling.";
  return null;
}

async function resolve(host: string, type: string, ask: typeof fetch): Promise<DnsAnswer | null> {
  try {
    const response = await ask(`${resolver}?name=${encodeURIComponent(host)}&type=${type}`, {
      headers: { accept: "application/dns-json" },
      signal: AbortSignal.timeout(patienceMs),
    });
    return response.ok ? await response.json<DnsAnswer>() : null;
  } catch {
    return null;
  }
}
