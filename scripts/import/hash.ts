import { createHash } from "node:crypto";

/** Twenty-two characters of SHA-256: the same for the same content. */
export const toHash = (value: unknown): string =>
  createHash("sha256").update(JSON.stringify(value)).digest("base64url").slice(0, 22);
