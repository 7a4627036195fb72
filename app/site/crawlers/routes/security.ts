import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { dayMs } from "#app/kit/platform/durations.ts";
import { paths } from "#app/paths.ts";
import { site } from "#app/site.ts";

export const loader = ({ context }: LoaderFunctionArgs) =>
  new Response(toSecurityText(context.env.SITE_URL, context.now), {
    headers: { "content-type": "text/plain; charset=utf-8" },
  });

/** RFC 9116 asks for less than a year. Counted from the request, so the file never expires. */
const validDays = 180;

function toSecurityText(siteUrl: string, now: number): string {
  const expires = new Date((Math.floor(now / dayMs) + validDays) * dayMs).toISOString();
  return [
    `Contact: mailto:${site.securityEmail}`,
    `Expires: ${expires}`,
    "Preferred-Languages: en",
    `Canonical: ${new URL(paths.securityText(), siteUrl).href}`,
    "",
  ].join("\n");
}
