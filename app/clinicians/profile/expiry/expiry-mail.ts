import { paths } from "#app/paths.ts";
import type { Mail } from "#app/kit/platform/mail.ts";
import { findState } from "#app/facts/reference/place/states.ts";
import { site } from "#app/site.ts";
import { formatIsoDay } from "#app/kit/text/iso-day.ts";

export interface ExpiringItem {
  kind: "license" | "certificate";
  code: string;
  expiresOn: string;
}

/** `origin` comes from the site's settings, because anyone can choose a Host header. */
export function toExpiryMail(
  email: string,
  items: readonly ExpiringItem[],
  origin: string,
  stopToken: string,
): Mail {
  const lines = items.map((item) => `${toName(item)}: ${formatIsoDay(item.expiresOn)}`);
  const [only] = items;
  const subject =
    items.length === 1
      ? `Your ${toName(only!)} expires on ${formatIsoDay(only!.expiresOn)}`
      : `${items.length} of your licenses and certificates expire soon`;
  const body = [
    "Hello,",
    `Your profile at ${site.name} says that ${items.length === 1 ? "this expires" : "these expire"} soon:`,
    lines.join("\n"),
    `Renewed it? Write the new date into your profile:\n${origin}${paths.profile()}`,
    `You asked for these reminders 90, 30 and 7 days before. To stop them:\n${origin}${paths.stopExpiryMails(stopToken)}`,
    site.name,
    site.email,
  ].join("\n\n");
  return { to: email, subject, body };
}

const toName = ({ kind, code }: ExpiringItem): string =>
  kind === "license" ? `${findState(code)?.name ?? code} license` : `${code} certificate`;
