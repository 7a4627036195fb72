import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { paths } from "#app/paths.ts";

export const loader = ({ context }: LoaderFunctionArgs) =>
  new Response(toRobots(context.env.SITE_URL), { headers: { "content-type": "text/plain; charset=utf-8" } });

/** Prefixes: "/sign-in" also covers "/sign-in-link", and "/admin" also "/admin-dashboard". */
const closed = [
  paths.admin(),
  paths.dashboard(),
  "/api/",
  paths.logout(),
  "/sign-in",
  "/reset-password",
  "/verify-email",
];

function toRobots(siteUrl: string): string {
  const rules = closed.map((path) => `Disallow: ${path}\n`).join("");
  return `User-agent: *\nAllow: /api/v1/\n${rules}\nSitemap: ${new URL(paths.sitemapIndex(), siteUrl).href}\n`;
}
