import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { z } from "zod";
import { findJob } from "#app/jobs/postings/record/find-job.server.ts";
import { apiError } from "#app/kit/platform/http.ts";
import { toTaggedAnswer } from "#app/kit/platform/tagged-answer.ts";
import { toFrameHtml } from "#app/kit/text/frame-html.ts";
import { serverPaths } from "#app/server-paths.ts";
import { site } from "#app/site.ts";

const size = (usual: number) => z.coerce.number().int().min(1).max(4000).catch(usual).default(usual);

const query = z.object({
  url: z.url({ protocol: /^https?$/ }).max(500),
  format: z.string().default("json"),
  maxwidth: size(600),
  maxheight: size(320),
});

/** oEmbed 1.0 (oembed.com, read November 29, 2026) for the page of a posting: a "rich" answer with its card in a frame. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const asked = query.safeParse(Object.fromEntries(new URL(request.url).searchParams));
  if (!asked.success)
    return apiError(400, { code: "invalid_input", message: "Send url, the address of a posting's page." });
  const { url, format, maxwidth, maxheight } = asked.data;
  if (format !== "json")
    return apiError(501, { code: "not_implemented", message: "Only format=json is here." });
  const { SITE_URL } = context.env;
  const page = new URL(url);
  const [, slug = ""] = /^\/jobs\/([\w-]{1,200})\/?$/.exec(page.pathname) ?? [];
  const job = page.host === new URL(SITE_URL).host && slug ? await findJob(context.db, slug) : null;
  if (!job || job.status === "removed")
    return apiError(404, { code: "not_found", message: "That is not the address of a posting here." });
  const [width, height] = [Math.min(600, maxwidth), Math.min(320, maxheight)];
  const frame = new URL(serverPaths.embed(new URLSearchParams({ job: job.slug })), SITE_URL).href;
  const body = {
    version: "1.0",
    type: "rich",
    provider_name: site.name,
    provider_url: SITE_URL,
    title: `${job.title}, ${job.employer}`,
    html: toFrameHtml({ src: frame, title: `${job.title}, ${job.employer}`, width, height }),
    width,
    height,
    cache_age: 300,
  };
  return toTaggedAnswer(JSON.stringify(body), "application/json", { "cache-control": "public, max-age=300" });
}
