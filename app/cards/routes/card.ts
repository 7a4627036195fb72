import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { notFound } from "#app/platform/http.ts";
import { drawCard } from "../card.ts";
import { findCard } from "../card-of-page.server.ts";

/** Other sites show it beside a link to ours. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const slug = /^([a-z0-9-]+)\.png$/.exec(params.file ?? "")?.[1];
  const card = slug ? await findCard(context, params.kind ?? "", slug) : null;
  if (!card) throw notFound();
  return new Response(drawCard(card), {
    headers: { "content-type": "image/png", "cross-origin-resource-policy": "cross-origin" },
  });
}
