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

export const isIp = (text: string): boolean => isIpv4(text) || readIpv6(text) !== null;

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
