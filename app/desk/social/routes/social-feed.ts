import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { paths } from "#app/paths.ts";
import { toTaggedAnswer } from "#app/kit/platform/tagged-answer.ts";
import { listEntries } from "#app/desk/social/feed/social-feed.server.ts";
import { toSocialRss } from "#app/desk/social/feed/social-rss.ts";
import { networks } from "#app/desk/social/text/networks.ts";

/** For schedulers. ?network=x selects the texts. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const { db, env, now } = context;
  const asked = new URL(request.url).searchParams.get("network");
  const network = networks.find((one) => one === asked) ?? "generic";
  const entries = await listEntries(db, network, env.SITE_URL, now);
  const self = new URL(paths.socialFeed(network === "generic" ? "" : network), env.SITE_URL).href;
  return toTaggedAnswer(toSocialRss(entries, self), "application/rss+xml");
}
