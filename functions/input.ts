import type { z } from "zod";
import { apiError } from "#app/platform/http.ts";

const maxBytes = 64 * 1024;

type Input<T> = { ok: true; value: T } | { ok: false; response: Response };

/** The request's JSON body as the schema has it, or the answer that says what is wrong: 413, 415, or 400 with fields. */
export async function readJson<Schema extends z.ZodType>(
  request: Request,
  schema: Schema,
): Promise<Input<z.output<Schema>>> {
  if (toMediaType(request) !== "application/json") {
    return refuse(415, "unsupported_media_type", "Send this as JSON with content-type application/json.");
  }
  const raw = await readAtMost(request, maxBytes);
  if (!raw) return refuse(413, "too_large", "This is too large. Send at most 64 kB.");
  const body = parseJson(await raw.arrayBuffer());
  if (!body.ok) return refuse(400, "invalid_json", "This is not valid JSON.");
  const parsed = schema.safeParse(body.value);
  if (parsed.success) return { ok: true, value: parsed.data };
  return refuse(400, "invalid_input", "Please check the highlighted fields.", toFields(parsed.error));
}

/** Of its body, without parameters: "application/json". */
export const toMediaType = (request: Request): string =>
  (request.headers.get("content-type") ?? "").split(";")[0]!.trim().toLowerCase();

function refuse(status: number, code: string, message: string, fields?: Record<string, string>) {
  return { ok: false as const, response: apiError(status, { code, message, fields }) };
}

/**
 * The request's body, or null where it goes on past `maxBytes`. Counted while reading: a length header may be missing
 * or untrue.
 */
export async function readAtMost(request: Request, maxBytes: number): Promise<Blob | null> {
  const reader = request.body?.getReader();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for (let read = await reader?.read(); read?.value; read = await reader?.read()) {
    size += read.value.byteLength;
    if (size > maxBytes) {
      await reader?.cancel();
      return null;
    }
    chunks.push(read.value);
  }
  return new Blob(chunks);
}

const utf8 = new TextDecoder("utf-8", { fatal: true });

function parseJson(bytes: ArrayBuffer): { ok: true; value: unknown } | { ok: false } {
  try {
    return { ok: true, value: JSON.parse(utf8.decode(bytes)) };
  } catch {
    return { ok: false };
  }
}

function toFields(error: z.ZodError): Record<string, string> | undefined {
  const fields: Record<string, string> = {};
  for (const issue of error.issues) {
    if (issue.path.length > 0) fields[issue.path.join(".")] ??= issue.message;
  }
  return Object.keys(fields).length > 0 ? fields : undefined;
}
