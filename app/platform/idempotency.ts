import { randomId, sha256 } from "./random.ts";

/** The form field for the key, because a form cannot set a header. */
export const idempotencyKeyField = "idempotencyKey";

/**
 * The key of a row that must not be stored twice: the sender's key and the input. It needs both, because a page from
 * the edge cache gives every visitor the same key.
 */
export function toIdempotencyKey(request: Request, form: FormData | null, input: unknown): Promise<string> {
  const key = request.headers.get("idempotency-key") ?? form?.get(idempotencyKeyField) ?? randomId();
  return sha256(JSON.stringify([key, input]));
}
