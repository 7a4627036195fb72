interface CrawlOptions {
  send: (path: string) => Promise<Response>;
  isWanted: (url: URL) => boolean;
  /** Opened before and unchanged since. */
  known?: ReadonlySet<string>;
  onPage?: (path: string, html: string) => void;
  atOnce?: number;
}

export interface Crawl {
  /** With their queries, for pages that answered without a redirect. */
  pages: Set<string>;
  linked: Set<string>;
  /** With the page that links to it. */
  broken: string[];
}

interface Step {
  path: string;
  from: string;
}

const anyOrigin = "http://site.invalid";

export async function crawl(options: CrawlOptions): Promise<Crawl> {
  const { send, isWanted, known, onPage, atOnce = 1 } = options;
  const found: Crawl = { pages: new Set(), linked: new Set(["/"]), broken: [] };
  const asked = new Set(["/"]);
  const ids = new Map<string, Set<string>>();
  const anchors = new Map<string, Step & { id: string }>();
  const queue: Step[] = [{ path: "/", from: "start" }];
  let busy = 0;

  function follow(href: string, from: string): void {
    if (asked.has(href)) return;
    const url = new URL(href, new URL(from, anyOrigin));
    if (url.origin !== anyOrigin && url.hostname !== "localhost") return;
    const path = url.pathname + url.search;
    if (url.hash) anchors.set(path + url.hash, { path, from, id: url.hash.slice(1) });
    if (asked.has(path)) return;
    asked.add(path);
    if (known?.has(path) || !isWanted(url)) return;
    found.linked.add(path);
    queue.push({ path, from });
  }

  async function open({ path, from }: Step): Promise<void> {
    const answer = await send(path);
    const html = await answer.text();
    const location = answer.headers.get("location");
    if (answer.status >= 400) found.broken.push(`${answer.status} ${path}, linked from ${from}`);
    if (location) return follow(location, path);
    found.pages.add(path);
    ids.set(path, new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id!)));
    if (answer.status === 200) onPage?.(path, html);
    for (const href of listHrefs(html)) follow(href, path);
  }

  async function work(): Promise<void> {
    while (queue.length > 0 || busy > 0) {
      const next = queue.shift();
      if (!next) {
        await new Promise((resolve) => setTimeout(resolve, 5));
        continue;
      }
      busy++;
      await open(next);
      busy--;
    }
  }

  await Promise.all(Array.from({ length: atOnce }, work));
  for (const { path, from, id } of anchors.values())
    if (ids.get(path)?.has(id) === false) found.broken.push(`#${id} is not on ${path}, linked from ${from}`);
  return found;
}

const listHrefs = (html: string): string[] =>
  [...html.matchAll(/<a\s[^>]*?href="([^"]*)"/g)].map(([, href]) => href!.replaceAll("&amp;", "&"));
