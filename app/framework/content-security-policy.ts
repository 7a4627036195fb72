const inlineScript = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;

/** Allows inline scripts by hash, because the edge cache would repeat a nonce. `trusted` ones precede the content. */
export async function toContentSecurityPolicy(html: string, trusted: readonly string[]): Promise<string> {
  const hashes = await Promise.all([...trusted, ...findOwnScripts(html)].map(findHashSource));
  return [
    "default-src 'none'",
    `script-src 'self' ${[...new Set(hashes)].join(" ")}`,
    import.meta.env.DEV ? "style-src 'self' 'unsafe-inline'" : "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}

/** Hashes only scripts after the page's content, where all of Remix's are. A script inside a description never runs. */
function findOwnScripts(html: string): string[] {
  const ownPart = html.slice(html.lastIndexOf("</main>"));
  return [...ownPart.matchAll(inlineScript)].map(([, text]) => text ?? "");
}

async function toHashSource(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`;
}

const knownHashes = new Map<string, string>();
const maxKnownHashes = 200;
const maxKnownLength = 5_000;

async function findHashSource(text: string): Promise<string> {
  const known = knownHashes.get(text);
  if (known) return known;
  const hash = await toHashSource(text);
  const isData = text.includes("streamController.enqueue(") || text.length > maxKnownLength;
  if (!isData && knownHashes.size < maxKnownHashes) knownHashes.set(text, hash);
  return hash;
}
