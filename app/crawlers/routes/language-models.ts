import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { toTaggedAnswer } from "#app/platform/tagged-answer.ts";
import { getGuideToSite } from "../guide-to-site.server.ts";

export const loader = async ({ context }: LoaderFunctionArgs) =>
  toTaggedAnswer(await getGuideToSite(context), "text/plain");
