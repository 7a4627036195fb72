const nonceBytes = 12;

/** What a key is for: it opens for the same purpose and owner alone. */
interface SealedFor {
  purpose: string;
  owner: string;
}

/** A copy of the database alone opens none. */
export async function sealBytes(
  bytes: Uint8Array<ArrayBuffer>,
  of: SealedFor,
  secret: string,
): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(nonceBytes));
  const sealed = await crypto.subtle.encrypt(toCipher(iv, of), await toSealingKey(of, secret), bytes);
  return `${Buffer.from(iv).toString("base64url")}.${Buffer.from(sealed).toString("base64url")}`;
}

/** Returns null when the site's secret has changed since. */
export async function openBytes(
  sealed: string,
  of: SealedFor,
  secret: string,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const [iv, content] = sealed.split(".").map((part) => new Uint8Array(Buffer.from(part, "base64url")));
  try {
    const opened = await crypto.subtle.decrypt(toCipher(iv!, of), await toSealingKey(of, secret), content!);
    return new Uint8Array(opened);
  } catch {
    return null;
  }
}

const toCipher = (iv: Uint8Array<ArrayBuffer>, { purpose, owner }: SealedFor): AesGcmParams => ({
  name: "AES-GCM",
  iv,
  additionalData: new TextEncoder().encode(`${purpose} of ${owner}`),
});

async function toSealingKey({ purpose }: SealedFor, secret: string): Promise<CryptoKey> {
  const text = new TextEncoder();
  const material = await crypto.subtle.importKey("raw", text.encode(secret), "HKDF", false, ["deriveKey"]);
  const info = { name: "HKDF", hash: "SHA-256", salt: new Uint8Array(), info: text.encode(purpose) };
  return crypto.subtle.deriveKey(info, material, { name: "AES-GCM", length: 256 }, false, [
    "encrypt",
    "decrypt",
  ]);
}
