import type { AnnouncedPages, Env } from "#app/kit/platform/env.ts";
import { logError } from "#app/kit/platform/log.ts";

// IndexNow (indexnow.org/documentation) tells Bing and others which pages appeared, changed or left.

type AnnounceEnv = Pick<Env, "INDEXNOW_KEY" | "INDEXNOW_ENDPOINT" | "SITE_URL">;
type Delivery = Pick<Message<AnnouncedPages>, "body" | "ack" | "retry">;

/** Keeps a message under the queue's 128 kB. */
const perMessage = 500;
const timeLimitMs = 20_000;
const mostPerRequest = 10_000;
const afterRefusal = { delaySeconds: 300 };

export const findKey = ({ INDEXNOW_KEY }: Pick<Env, "INDEXNOW_KEY">): string | null =>
  INDEXNOW_KEY && /^[a-zA-Z0-9-]{8,128}$/.test(INDEXNOW_KEY) ? INDEXNOW_KEY : null;

const toKeyPath = (key: string) => `/${key}.txt`;

/** Proves to a search engine that we sent the announcement. */
export function findKeyFile(request: Request, env: Pick<Env, "INDEXNOW_KEY">): Response | null {
  const key = findKey(env);
  if (!key || new URL(request.url).pathname !== toKeyPath(key)) return null;
  return new Response(key, { headers: { "content-type": "text/plain; charset=utf-8" } });
}

export async function queueAnnouncement(
  env: Pick<Env, "INDEXNOW_KEY" | "ANNOUNCEMENT_QUEUE">,
  addresses: readonly string[],
): Promise<void> {
  if (!findKey(env)) return;
  for (let from = 0; from < addresses.length; from += perMessage)
    await env.ANNOUNCEMENT_QUEUE.send({ addresses: addresses.slice(from, from + perMessage) });
}

/** At most 10,000 addresses per request. Sending one twice is harmless. */
export async function announcePages(messages: readonly Delivery[], env: AnnounceEnv): Promise<void> {
  const key = findKey(env);
  const addresses = [...new Set(messages.flatMap(({ body }) => body.addresses))];
  try {
    for (let from = 0; key && from < addresses.length; from += mostPerRequest)
      await post(env, key, addresses.slice(from, from + mostPerRequest));
    for (const message of messages) message.ack();
  } catch (error) {
    logError("announcement", error, { addresses: addresses.length });
    for (const message of messages) message.retry(afterRefusal);
  }
}

/** Throws when a later try may succeed. */
async function post({ INDEXNOW_ENDPOINT, SITE_URL }: AnnounceEnv, key: string, urlList: string[]) {
  const { host, origin } = new URL(SITE_URL);
  const answer = await fetch(INDEXNOW_ENDPOINT, {
    method: "POST",
    headers: { "content-type": "application/json; charset=utf-8" },
    body: JSON.stringify({ host, key, keyLocation: origin + toKeyPath(key), urlList }),
    redirect: "manual",
    signal: AbortSignal.timeout(timeLimitMs),
  });
  await answer.body?.cancel();
  if (answer.status === 429 || answer.status >= 500) throw new Error(`IndexNow answered ${answer.status}.`);
  if (!answer.ok)
    logError("announcement.refused", new Error(`IndexNow answered ${answer.status}.`), {
      addresses: urlList.length,
    });
}
