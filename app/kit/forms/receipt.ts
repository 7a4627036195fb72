export interface Receipt {
  reference: string;
  /** UTC milliseconds. */
  sentAt: number;
  facts: { label: string; value: string }[];
  text: string;
  fileName: string | null;
}

/** Crockford's base 32, which has no letters that look like digits. */
const digits = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** Returns "H-7K3M-9QXD". The same request sent twice has the same one. @param digest base64url of at least 5 bytes */
export function toReference(kind: "H" | "M", digest: string): string {
  const bytes = atob(digest.slice(0, 8).replaceAll("-", "+").replaceAll("_", "/"));
  let bits = 0;
  for (const byte of bytes.slice(0, 5)) bits = bits * 256 + byte.charCodeAt(0);
  let text = "";
  for (let at = 0; at < 8; at++, bits = Math.floor(bits / 32)) text = digits[bits % 32] + text;
  return `${kind}-${text.slice(0, 4)}-${text.slice(4)}`;
}

export const listGiven = (
  facts: [label: string, value: string | number | null | undefined][],
): Receipt["facts"] => facts.flatMap(([label, value]) => (value ? [{ label, value: String(value) }] : []));

/** The page of a form after it was sent, with the receipt. */
export const toSentPath = (path: string): string => `${path}?sent=1`;
