import { toBase32 } from "#app/kit/platform/random.ts";

const stepMs = 30_000;
const digits = 6;
const keyBytes = 20;
/** Phones' clocks differ a little: the codes of one step before and after count too (RFC 6238, 5.2). */
const driftSteps = 1;

export const newKey = (): Uint8Array<ArrayBuffer> => crypto.getRandomValues(new Uint8Array(keyBytes));

/** Returns the step of time (RFC 6238) near `now` whose code this is, or null. */
export async function findStep(
  key: Uint8Array<ArrayBuffer>,
  code: string,
  now: number,
): Promise<number | null> {
  const current = Math.floor(now / stepMs);
  for (let step = current - driftSteps; step <= current + driftSteps; step++)
    if ((await toCode(key, step)) === code) return step;
  return null;
}

/** HOTP of the step, as RFC 4226 cuts it from an HMAC with SHA-1, which every app knows. */
export async function toCode(key: Uint8Array<ArrayBuffer>, step: number): Promise<string> {
  const counter = new DataView(new ArrayBuffer(8));
  counter.setBigUint64(0, BigInt(step));
  const hmacKey = await crypto.subtle.importKey("raw", key, { name: "HMAC", hash: "SHA-1" }, false, ["sign"]);
  const hmac = new DataView(await crypto.subtle.sign("HMAC", hmacKey, counter.buffer));
  const offset = hmac.getUint8(hmac.byteLength - 1) & 15;
  const number = hmac.getUint32(offset) & 0x7fffffff;
  return String(number % 10 ** digits).padStart(digits, "0");
}

export function toKeyUri(key: Uint8Array, issuer: string, account: string): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`;
  return `otpauth://totp/${label}?${new URLSearchParams({ secret: toBase32(key), issuer })}`;
}
