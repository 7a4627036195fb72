import { isIp, isPublicIp } from "./public-ip.ts";

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
