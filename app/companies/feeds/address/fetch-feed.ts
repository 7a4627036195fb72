import { type AddressRules, checkFeedAddress, checkRedirect, findHostProblem } from "./feed-address.ts";

const mostRedirects = 5;
const patienceMs = 60_000;
export const maxFeedBytes = 64 * 1024 * 1024;
const redirects = new Set([301, 302, 303, 307, 308]);
const readable =
  /^(?:text\/(?!css|javascript)|application\/(?:[\w.+-]*(?:xml|json|ndjson)|octet-stream|xhtml))/i;

export interface Versions {
  etag: string | null;
  lastModified: string | null;
}

type Fetched =
  | ({ kind: "content"; name: string; chunks: AsyncIterable<Uint8Array> } & Versions)
  | { kind: "unchanged" }
  /** An outage says nothing about the postings; a refusal needs the owner. */
  | { kind: "outage" | "refused"; reason: string };

/** Thrown while the file is read. The feed's owner sees its message. */
export class FeedStopped extends Error {}

interface FetchOptions extends AddressRules {
  userAgent: string;
  known: Versions;
  maxBytes?: number;
}

/** Follows redirects itself, because each address must be checked before it gets a request. */
export async function fetchFeed(address: string, options: FetchOptions): Promise<Fetched> {
  let checked = checkFeedAddress(address, options);
  const signal = AbortSignal.timeout(patienceMs);
  for (let hops = 0; hops <= mostRedirects; hops++) {
    if (!checked.ok) return { kind: "refused", reason: checked.reason };
    const { url } = checked;
    const problem = url.origin === options.allowedOrigin ? null : await findHostProblem(url.hostname);
    if (problem) return { kind: "refused", reason: problem };
    const response = await ask(url, options, signal);
    if (typeof response === "string") return { kind: "outage", reason: response };
    if (!redirects.has(response.status))
      return toFetched(url, response, options.maxBytes ?? maxFeedBytes, signal);
    await response.body?.cancel();
    checked = checkRedirect(url, response.headers.get("location"), options);
  }
  return { kind: "refused", reason: `The feed's address redirects more than ${mostRedirects} times.` };
}

async function ask(
  url: URL,
  { userAgent, known }: FetchOptions,
  signal: AbortSignal,
): Promise<Response | string> {
  const headers = new Headers({
    "user-agent": userAgent,
    accept: "application/xml, application/json, text/html;q=0.8",
  });
  if (known.etag) headers.set("if-none-match", known.etag);
  if (known.lastModified) headers.set("if-modified-since", known.lastModified);
  try {
    return await fetch(url, { headers, redirect: "manual", signal });
  } catch {
    return signal.aborted ? slow : "The feed's server could not be reached.";
  }
}

const slow = `The feed's server took longer than ${patienceMs / 1000} seconds.`;

async function toFetched(
  url: URL,
  response: Response,
  maxBytes: number,
  signal: AbortSignal,
): Promise<Fetched> {
  const { status, headers, body } = response;
  if (status === 304) return { kind: "unchanged" };
  const problem = toAnswerProblem(status, headers, maxBytes);
  if (problem || !body) {
    await body?.cancel();
    return problem ?? { kind: "outage", reason: "The feed's server sent an empty answer." };
  }
  const [etag, lastModified] = [headers.get("etag"), headers.get("last-modified")];
  const name = url.pathname.split("/").filter(Boolean).at(-1) ?? url.hostname;
  return { kind: "content", name, chunks: limited(body, maxBytes, signal), etag, lastModified };
}

function toAnswerProblem(status: number, headers: Headers, maxBytes: number): Fetched | null {
  if (status !== 200) return { kind: "outage", reason: `The feed's server answered with status ${status}.` };
  const type = headers.get("content-type") ?? "";
  if (type && !readable.test(type))
    return {
      kind: "refused",
      reason: `The address holds "${type.slice(0, 60)}", not XML, JSON or a web page.`,
    };
  if (Number(headers.get("content-length")) > maxBytes)
    return { kind: "refused", reason: toTooLarge(maxBytes) };
  return null;
}

/** A server may send more than it announces. */
async function* limited(body: ReadableStream<Uint8Array>, maxBytes: number, signal: AbortSignal) {
  const reader = body.getReader();
  let read = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      read += value.length;
      if (read > maxBytes) throw new FeedStopped(toTooLarge(maxBytes));
      yield value;
    }
  } catch (error) {
    if (error instanceof FeedStopped) throw error;
    throw new FeedStopped(signal.aborted ? slow : "The connection broke off in the middle of the feed.");
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

const toTooLarge = (maxBytes: number) => `The feed is larger than ${maxBytes / 1024 / 1024} MB.`;
