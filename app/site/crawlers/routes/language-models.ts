import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { toTaggedAnswer } from "#app/kit/platform/tagged-answer.ts";
import { getGuideToSite } from "#app/site/crawlers/guide-to-site.server.ts";

export const loader = async ({ context }: LoaderFunctionArgs) =>
  toTaggedAnswer(await getGuideToSite(context), "text/plain");
