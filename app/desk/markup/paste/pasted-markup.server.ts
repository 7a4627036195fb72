import { FeedStopped, fetchFeed } from "#app/companies/feeds/address/fetch-feed.ts";
import { checkMarkup } from "#app/jobs/checks/markup/check-markup.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { site } from "#app/site.ts";
import type { JudgedView } from "#app/desk/markup/screen/judged-view.tsx";
import { toMarkupLines } from "#app/desk/markup/screen/markup-lines.ts";
import { toResultCard } from "#app/desk/markup/screen/result-card.ts";
import { toRuleResults } from "#app/desk/markup/screen/rule-results.ts";
import { readPastedPage } from "./read-pasted.ts";

const maxPageBytes = 2 * 1024 * 1024;

type PastedCheck =
  | { ok: true; source: string; score: number; isEligible: boolean; judged: JudgedView }
  | { ok: false; problem: string };

/** HTML, its markup, or an address, which is fetched as feeds are. */
export async function checkPasted(context: SiteContext, pasted: string): Promise<PastedCheck> {
  const text = pasted.trim();
  if (!text) return { ok: false, problem: "Paste a page's HTML, its markup, or an address." };
  const isAddress = /^[a-z]+:\/\/\S+$/i.test(text);
  const fetched = isAddress ? await readAddress(context, text) : { ok: true as const, text };
  if (!fetched.ok) return fetched;
  const { scripts, page, lines } = readPastedPage(fetched.text, isAddress ? 200 : null);
  const checked = checkMarkup({ scripts, page, siteName: site.name, now: context.now });
  return {
    ok: true,
    source: isAddress ? new URL(text).hostname : "the page's site",
    score: checked.score,
    isEligible: checked.isEligible,
    judged: {
      results: toRuleResults(checked.findings, checked.posting),
      markup: checked.posting && toMarkupLines(checked.posting, checked.findings),
      lines,
      card: checked.posting && toResultCard(checked.posting, context.now),
    },
  };
}

async function readAddress(
  { env }: SiteContext,
  address: string,
): Promise<{ ok: true; text: string } | { ok: false; problem: string }> {
  const fetched = await fetchFeed(address, {
    ownHost: new URL(env.SITE_URL).hostname,
    allowedOrigin: env.FEED_ORIGIN_ALLOWED,
    userAgent: `${site.name} markup check`,
    known: { etag: null, lastModified: null },
    maxBytes: maxPageBytes,
  });
  if (fetched.kind === "unchanged") return { ok: false, problem: "The page sent nothing." };
  if (fetched.kind !== "content") return { ok: false, problem: fetched.reason };
  const decoder = new TextDecoder();
  let text = "";
  try {
    for await (const chunk of fetched.chunks) text += decoder.decode(chunk, { stream: true });
  } catch (error) {
    if (error instanceof FeedStopped) return { ok: false, problem: error.message };
    throw error;
  }
  return { ok: true, text: text + decoder.decode() };
}
