import type { Env } from "#app/kit/platform/env.ts";
import { fromBase32, toBase32 } from "#app/kit/platform/random.ts";

/** A conversation, and who of the two was given the address. */
export interface ReplyAddress {
  /** Of the application. */
  publicId: string;
  side: "applicant" | "company";
}

type ReplyEnv = Pick<Env, "REPLY_DOMAIN" | "SESSION_SECRET">;

/**
 * Where an answer by mail goes: `a-<application>-<signature>@<domain>`, within the 64 characters that RFC 5321 gives to what
 * stands before the @. Servers may change its case, so it is in base 32. Undefined where no domain is set up.
 */
export async function toReplyAddress(
  { REPLY_DOMAIN, SESSION_SECRET }: ReplyEnv,
  { publicId, side }: ReplyAddress,
): Promise<string | undefined> {
  if (!REPLY_DOMAIN) return undefined;
  const subject = `${side[0]}-${toBase32(new TextEncoder().encode(publicId))}`;
  return `${subject}-${await sign(subject, SESSION_SECRET)}@${REPLY_DOMAIN}`.toLowerCase();
}

/** Null for an address that we did not give out. */
export async function openReplyAddress(env: ReplyEnv, address: string): Promise<ReplyAddress | null> {
  const parts = /^([AC])-([A-Z2-7]{1,38})-[A-Z2-7]{24}@/.exec(address.toUpperCase());
  if (!parts) return null;
  const side = parts[1] === "A" ? "applicant" : "company";
  const found = { publicId: new TextDecoder().decode(fromBase32(parts[2]!)), side } as const;
  return (await toReplyAddress(env, found)) === address.toLowerCase() ? found : null;
}

async function sign(subject: string, secret: string): Promise<string> {
  const encoder = new TextEncoder();
  const hmac = { name: "HMAC", hash: "SHA-256" };
  const secretKey = encoder.encode(`reply-address ${secret}`);
  const key = await crypto.subtle.importKey("raw", secretKey, hmac, false, ["sign"]);
  const signature = await crypto.subtle.sign("HMAC", key, encoder.encode(subject));
  return toBase32(new Uint8Array(signature)).slice(0, 24);
}
