export function randomId(): string {
  return toBase64Url(crypto.getRandomValues(new Uint8Array(16)));
}

function toBase64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

const base32 = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** RFC 4648, without padding. */
export function toBase32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, "0")).join("");
  return (bits.match(/.{1,5}/g) ?? [])
    .map((five) => base32[Number.parseInt(five.padEnd(5, "0"), 2)])
    .join("");
}

/** Of letters and digits of the alphabet alone. */
export function fromBase32(text: string): Uint8Array {
  const bits = [...text].map((letter) => base32.indexOf(letter).toString(2).padStart(5, "0")).join("");
  return Uint8Array.from(bits.match(/.{8}/g) ?? [], (byte) => Number.parseInt(byte, 2));
}

const keyBytes = 25;

/** A key of letters and digits after `mark`: the same for the same form, so that a second press makes no second one. */
export async function deriveKey(mark: string, material: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(material));
  return mark + toBase32(new Uint8Array(digest).slice(0, keyBytes)).toLowerCase();
}

export const toHex = (bytes: Uint8Array | ArrayBuffer): string =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, "0")).join("");

export async function sha256(text: string): Promise<string> {
  return toBase64Url(new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text))));
}

/** A form cannot set a header, so it sends the key in this field. */
export const idempotencyKeyField = "idempotencyKey";

/** Includes the input, because a page from the edge cache gives every visitor the same key. */
export function toIdempotencyKey(request: Request, form: FormData | null, input: unknown): Promise<string> {
  const key = request.headers.get("idempotency-key") ?? form?.get(idempotencyKeyField) ?? randomId();
  return sha256(JSON.stringify([key, input]));
}
