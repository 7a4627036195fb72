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
