import { isData } from "./loaded-stream.ts";

/** Relies on Remix's inline scripts being outside of <main>. One inside, from a description, never runs. */

const inlineScript = /<script(?![^>]*\s(?:src=|type="application\/))[^>]*>([\s\S]*?)<\/script>/g;

/** Allows inline scripts by hash, because the edge cache would repeat a nonce. */
export async function toContentSecurityPolicy(html: string): Promise<string> {
  const hashes = await Promise.all(findOwnScripts(html).map(findHashSource));
  return [
    "default-src 'none'",
    `script-src 'self' ${[...new Set(hashes)].join(" ")}`,
    import.meta.env.DEV ? "style-src 'self' 'unsafe-inline'" : "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    // PDF files, in the viewer of the browser.
    "frame-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}

function findOwnScripts(html: string): string[] {
  const [from, to] = [html.indexOf("<main"), html.lastIndexOf("</main>")];
  const parts = from < 0 || to < from ? [html] : [html.slice(0, from), html.slice(to)];
  return parts.flatMap((part) => [...part.matchAll(inlineScript)].map(([, text]) => text ?? ""));
}

/** Allows one inline text, whose bytes are these. */
export async function toHashSource(text: string): Promise<string> {
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
  const isOwnToPage = isData(text) || text.length > maxKnownLength;
  if (!isOwnToPage && knownHashes.size < maxKnownHashes) knownHashes.set(text, hash);
  return hash;
}
