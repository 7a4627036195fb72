import { randomId, sha256 } from "./random.ts";

/** A form cannot set a header, so it sends the key in this field. */
export const idempotencyKeyField = "idempotencyKey";

/** Includes the input, because a page from the edge cache gives every visitor the same key. */
export function toIdempotencyKey(request: Request, form: FormData | null, input: unknown): Promise<string> {
  const key = request.headers.get("idempotency-key") ?? form?.get(idempotencyKeyField) ?? randomId();
  return sha256(JSON.stringify([key, input]));
}
