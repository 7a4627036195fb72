import { createHash } from "node:crypto";

/** 22 characters of SHA-256. */
export const toHash = (value: unknown): string =>
  createHash("sha256").update(JSON.stringify(value)).digest("base64url").slice(0, 22);
