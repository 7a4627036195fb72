import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { notFound } from "#app/kit/platform/http.ts";
import { drawCard } from "#app/site/cards/card.ts";
import { findCard } from "#app/site/cards/card-of-page.server.ts";
import { toCardSvg } from "#app/site/cards/card-svg.ts";

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { kind = "", file = "" } = params;
  const [, slug, type] = /^([a-z0-9-]+)\.(png|svg)$/.exec(file) ?? [];
  const isDrawing = type === "svg";
  const card = slug && !(isDrawing && kind !== "jobs") ? await findCard(context, kind, slug) : null;
  if (!card) throw notFound();
  return new Response(isDrawing ? toCardSvg(card) : drawCard(card), {
    headers: {
      "content-type": isDrawing ? "image/svg+xml; charset=utf-8" : "image/png",
      "cross-origin-resource-policy": "cross-origin",
    },
  });
}
