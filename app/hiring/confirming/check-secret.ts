import { toKey } from "#app/platform/cookies.ts";

/** Derived again for each mail about a question, because only its hash is stored. */
export async function toCheckSecret(jobId: number, askedAt: number, sessionSecret: string): Promise<string> {
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  const key = await crypto.subtle.importKey("raw", toKey(sessionSecret), algorithm, false, ["sign"]);
  const signed = await crypto.subtle.sign("HMAC", key, toKey(`still hiring ${jobId} ${askedAt}`));
  return [...new Uint8Array(signed)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
