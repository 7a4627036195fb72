const nonceBytes = 12;

/** A copy of the database alone makes no codes. Bound to the person: another's row does not open. */
export async function sealKey(key: Uint8Array<ArrayBuffer>, userId: number, secret: string): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(nonceBytes));
  const sealed = await crypto.subtle.encrypt(toCipher(iv, userId), await toSealingKey(secret), key);
  return `${Buffer.from(iv).toString("base64url")}.${Buffer.from(sealed).toString("base64url")}`;
}

/** Returns null when the site's secret has changed since. */
export async function openKey(
  sealed: string,
  userId: number,
  secret: string,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const [iv, content] = sealed.split(".").map((part) => new Uint8Array(Buffer.from(part, "base64url")));
  try {
    const key = await crypto.subtle.decrypt(toCipher(iv!, userId), await toSealingKey(secret), content!);
    return new Uint8Array(key);
  } catch {
    return null;
  }
}

const toCipher = (iv: Uint8Array<ArrayBuffer>, userId: number): AesGcmParams => ({
  name: "AES-GCM",
  iv,
  additionalData: new TextEncoder().encode(`second factor of ${userId}`),
});

async function toSealingKey(secret: string): Promise<CryptoKey> {
  const text = new TextEncoder();
  const material = await crypto.subtle.importKey("raw", text.encode(secret), "HKDF", false, ["deriveKey"]);
  const info = { name: "HKDF", hash: "SHA-256", salt: new Uint8Array(), info: text.encode("second factor") };
  return crypto.subtle.deriveKey(info, material, { name: "AES-GCM", length: 256 }, false, [
    "encrypt",
    "decrypt",
  ]);
}
