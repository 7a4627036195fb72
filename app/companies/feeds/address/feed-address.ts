export interface AddressRules {
  /** Refused, because the site would fetch from itself. */
  ownHost: string;
  /** For tests and local development: an origin on this machine. Never set at Cloudflare. */
  allowedOrigin?: string;
}

type CheckedAddress = { ok: true; url: URL } | { ok: false; reason: string };

const longestAddress = 1000;
const insideNames =
  /(?:^|\.)(?:localhost|localdomain|local|internal|intranet|private|corp|home|lan|arpa|onion|test|invalid)$/;
/** Names that resolve only inside clouds, and services that turn any name into any IP address. */
const wellKnownInside =
  /(?:^|\.)(?:metadata\.(?:azure\.com|packet\.net|platformequinix\.com)|nip\.io|sslip\.io|xip\.io|localtest\.me|lvh\.me|lacolhost\.com|vcap\.me)$/;

const refuse = (reason: string): CheckedAddress => ({ ok: false, reason });

/** A URL's hostname is canonical: "0x7f.1", "①②⑦.0.0.1" and "%31%32%37.1" are all "127.0.0.1" here. */
export function checkFeedAddress(text: string, { ownHost, allowedOrigin }: AddressRules): CheckedAddress {
  const address = text.trim();
  if (!address) return refuse("Enter the feed's address.");
  if (address.length > longestAddress)
    return refuse(`The address is longer than ${longestAddress} characters.`);
  if (/[\s\\\p{Cc}]/u.test(address))
    return refuse("The address has a space, a backslash or a line break in it.");
  const scheme = /^([a-z][a-z\d+.-]*):/i.exec(address)?.[1]?.toLowerCase();
  if (scheme !== "https" && scheme !== "http")
    return refuse("The address has to start with https:// or http://.");
  if (!URL.canParse(address)) return refuse("This is not a complete web address.");
  const url = new URL(address);
  url.hash = "";
  if (url.username || url.password) return refuse("Leave the user name and password out of the address.");
  if (allowedOrigin && url.origin === allowedOrigin) return { ok: true, url };
  if (url.port)
    return refuse(`We fetch from the usual web ports only, and this address names port ${url.port}.`);
  const host = url.hostname.replace(/\.+$/, "");
  if (isIp(host))
    return refuse(
      isPublicIp(host)
        ? "Use the site's name in the address, not its IP address."
        : "This address leads into a private network, which we do not fetch from.",
    );
  if (!host.includes(".") || insideNames.test(host) || wellKnownInside.test(host))
    return refuse("This name is known only inside a private network, which we do not fetch from.");
  if (host === ownHost) return refuse("This is our own site. Enter the address of your feed.");
  return { ok: true, url };
}

/** A redirect may not leave https, and its target is checked like a typed address. */
export function checkRedirect(from: URL, location: string | null, rules: AddressRules): CheckedAddress {
  if (!location || !URL.canParse(location, from)) return refuse("The feed's address redirects to nowhere.");
  const next = checkFeedAddress(new URL(location, from).href, rules);
  if (!next.ok) return refuse(`The feed's address redirects to one that we do not fetch. ${next.reason}`);
  if (from.protocol === "https:" && next.url.protocol !== "https:")
    return refuse(
      "The feed's address redirects from https to http, so others could change the feed on its way.",
    );
  return next;
}

/** First bits and their number, as IANA's special-purpose registry lists them (RFC 6890 and its updates). */
const specialIpv4 = [
  "0.0.0.0/8",
  "10.0.0.0/8",
  "100.64.0.0/10",
  "127.0.0.0/8",
  "169.254.0.0/16",
  "172.16.0.0/12",
  "192.0.0.0/24",
  "192.0.2.0/24",
  "192.88.99.0/24",
  "192.168.0.0/16",
  "198.18.0.0/15",
  "198.51.100.0/24",
  "203.0.113.0/24",
  "224.0.0.0/3",
].map((range) => {
  const [first, bits] = range.split("/");
  return { first: toNumber(first!), size: 2 ** (32 - Number(bits)) };
});

/** Takes a URL's hostname or a DNS answer. False for anything but an IP address. */
export function isPublicIp(text: string): boolean {
  if (isIpv4(text)) {
    const number = toNumber(text);
    return specialIpv4.every(({ first, size }) => number < first || number >= first + size);
  }
  const groups = readIpv6(text);
  if (!groups) return false;
  const [a, b] = groups as [number, number];
  // Only 2000::/3 is given out. Of it, 2001::/23 (Teredo and others), 6to4 and two documentation ranges lead elsewhere.
  if (a < 0x2000 || a > 0x3fff) return false;
  return !(a === 0x2001 && (b < 0x200 || b === 0xdb8)) && a !== 0x2002 && !(a === 0x3fff && b < 0x1000);
}

const isIp = (text: string): boolean => isIpv4(text) || readIpv6(text) !== null;

const isIpv4 = (text: string) => /^\d{1,3}(?:\.\d{1,3}){3}$/.test(text);

function toNumber(address: string): number {
  return address.split(".").reduce((number, part) => number * 256 + Number(part), 0);
}

function readIpv6(text: string): number[] | null {
  const bare = text.replace(/^\[|\]$/g, "");
  if (!bare.includes(":") || !URL.canParse(`http://[${bare}]/`)) return null;
  const [before, after] = new URL(`http://[${bare}]/`).hostname.slice(1, -1).split("::");
  const toGroups = (part: string | undefined) =>
    part ? part.split(":").map((group) => Number.parseInt(group, 16)) : [];
  const [head, tail] = [toGroups(before), toGroups(after)];
  return [...head, ...Array.from({ length: 8 - head.length - tail.length }, () => 0), ...tail];
}

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
