import { randomId, sha256 } from "./random.ts";

/** The form field that carries the key where no header can. */
export const idempotencyKeyField = "idempotencyKey";

/**
 * What a row that must not be stored twice is known by: the sender's key together with what was sent. Together,
 * because a page from the edge cache gives every visitor the same key.
 */
export function toIdempotencyKey(request: Request, form: FormData | null, input: unknown): Promise<string> {
  const key = request.headers.get("idempotency-key") ?? form?.get(idempotencyKeyField) ?? randomId();
  return sha256(JSON.stringify([key, input]));
}
