import { type AddressRules, checkFeedAddress } from "#app/companies/feeds/address/feed-address.ts";

/** As of a feed, and encrypted: what is told is the company's. */
export function checkWebhookAddress(
  typed: string,
  rules: AddressRules,
): { ok: true; url: URL } | { ok: false; reason: string } {
  const checked = checkFeedAddress(typed, { ...rules, ownHost: "" });
  if (!checked.ok) return checked;
  const { url } = checked;
  if (rules.allowedOrigin && url.origin === rules.allowedOrigin) return checked;
  if (url.protocol !== "https:") return { ok: false, reason: "The address has to start with https://." };
  if (url.hostname.replace(/\.+$/, "") === rules.ownHost)
    return { ok: false, reason: "This is our own site. Enter the address of your endpoint." };
  return checked;
}
