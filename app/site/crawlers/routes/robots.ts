import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { toRobots } from "#app/site/crawlers/robots.ts";

export const loader = ({ context }: LoaderFunctionArgs) =>
  new Response(toRobots(context.env.SITE_URL), { headers: { "content-type": "text/plain; charset=utf-8" } });
