import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { toSecurityText } from "#app/site/crawlers/security.ts";

export const loader = ({ context }: LoaderFunctionArgs) =>
  new Response(toSecurityText(context.env.SITE_URL, context.now), {
    headers: { "content-type": "text/plain; charset=utf-8" },
  });
