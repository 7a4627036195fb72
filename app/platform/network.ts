/**
 * The network that a request came from: its IPv4 address, or the /64 of its IPv6 address. One household or server
 * gets a whole /64, so counting single IPv6 addresses would give it 2^64 times the limit.
 */
export function toNetwork(request: Request): string {
  return toNetworkOf(request.headers.get("cf-connecting-ip") ?? "local");
}

/** @param address as Cloudflare writes it; anything that is not an IPv6 address stays as it is */
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
