/** What a reader sees of a page or a part of one, without markup, in one line. */
export function toText(html: string): string {
  return html
    .replace(/<(script|style)[\s\S]*?<\/\1>/g, " ")
    .replace(/<!--.*?-->/g, "")
    .replace(/<[^>]+>/g, " ")
    .replaceAll("&#x27;", "'")
    .replaceAll("&quot;", '"')
    .replaceAll("&amp;", "&")
    .replace(/\s+/g, " ");
}

/** The addresses that the links of a page or a part of one lead to. */
export function listLinks(html: string): string[] {
  return [...html.matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, to]) => to!.replaceAll("&amp;", "&"));
}

/** The nearest pages that a page which was not found offers. */
export function listNearest(html: string): string[] {
  return listLinks(/<h2 id="nearest".*?<\/ul>/s.exec(html)?.[0] ?? "");
}

/** The JSON-LD of a page, as search engines read it. */
export function listMarkup(html: string): ({ "@type": string } & Record<string, unknown>)[] {
  return [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, json]) =>
    JSON.parse(json!),
  );
}

/** What the first hidden field of this name sends, as a browser reads it. */
export function readHidden(html: string, name: string): string {
  const value = new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? "";
  return value
    .replaceAll("&#x27;", "'")
    .replaceAll("&quot;", '"')
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");
}
