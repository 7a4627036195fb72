import { toKey } from "#app/kit/platform/cookies.ts";

/** Derived again for each mail about a question, because only its hash is stored. */
export const toCheckSecret = (jobId: number, askedAt: number, sessionSecret: string): Promise<string> =>
  sign(`still hiring ${jobId} ${askedAt}`, sessionSecret);

interface Asked {
  /** Of the question. */
  secret: string;
  userId: number;
}

/** What one person's link carries, so that it ends with the membership. */
export const toCheckToken = async ({ secret, userId }: Asked, sessionSecret: string): Promise<string> =>
  `${secret}-${userId}-${(await sign(`still hiring ${secret} ${userId}`, sessionSecret)).slice(0, 32)}`;

export async function readCheckToken(token: string, sessionSecret: string): Promise<Asked | null> {
  const [, secret = "", id] = /^([0-9a-f]{64})-([1-9]\d{0,14})-[0-9a-f]{32}$/.exec(token) ?? [];
  const asked = { secret, userId: Number(id) };
  return secret !== "" && (await toCheckToken(asked, sessionSecret)) === token ? asked : null;
}

async function sign(text: string, sessionSecret: string): Promise<string> {
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  const key = await crypto.subtle.importKey("raw", toKey(sessionSecret), algorithm, false, ["sign"]);
  const signed = await crypto.subtle.sign("HMAC", key, toKey(text));
  return [...new Uint8Array(signed)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
