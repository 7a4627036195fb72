import { type MarkupFinding, toMarkupFinding } from "./markup-page.ts";

interface SiteFacts {
  indexNowKey: string | undefined;
  oldestUntoldAt: number | null;
  now: number;
}

const keyForm = /^[A-Za-z0-9-]{8,128}$/;
/** Writing the files of a million postings takes up to an hour and a half. */
const mostWaitMs = 2 * 60 * 60 * 1000;

export function checkSite({ indexNowKey, oldestUntoldAt, now }: SiteFacts): MarkupFinding[] {
  const findings: MarkupFinding[] = [];
  if (oldestUntoldAt !== null && now - oldestUntoldAt > mostWaitMs)
    findings.push(
      toMarkupFinding(
        "P9",
        "",
        "The sitemap has changes older than two hours to tell.",
        "See whether the cron runs: writePostingFiles.",
      ),
    );
  if (!indexNowKey)
    findings.push(
      toMarkupFinding(
        "P10",
        "",
        "IndexNow has no key, so no search engine is told of changes.",
        "Set INDEXNOW_KEY in wrangler.toml.",
      ),
    );
  else if (!keyForm.test(indexNowKey))
    findings.push(
      toMarkupFinding(
        "P10",
        "",
        "The key for IndexNow has a form that it refuses.",
        "Use 8 to 128 letters, digits and hyphens.",
      ),
    );
  return findings;
}
