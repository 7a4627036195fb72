const prefix = "whsec_";
export const secretBytes = 24;

export const toSecretText = (secret: Uint8Array): string => prefix + Buffer.from(secret).toString("base64");

/** Standard Webhooks: a signature of each secret, so that a receiver may have the one before. */
export async function signMessage(
  secrets: readonly Uint8Array<ArrayBuffer>[],
  id: string,
  seconds: number,
  payload: string,
): Promise<string> {
  const signed = new TextEncoder().encode(`${id}.${seconds}.${payload}`);
  const all = await Promise.all(
    secrets.map(async (secret) => {
      const key = await crypto.subtle.importKey("raw", secret, { name: "HMAC", hash: "SHA-256" }, false, [
        "sign",
      ]);
      return `v1,${Buffer.from(await crypto.subtle.sign("HMAC", key, signed)).toString("base64")}`;
    }),
  );
  return all.join(" ");
}
