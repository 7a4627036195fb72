import type { z } from "zod";
import { readAtMost } from "#app/kit/platform/form/form-body.ts";
import { fieldNames, unexpectedField } from "#app/kit/platform/form/form-rules.ts";
import { apiError } from "#app/kit/platform/http.ts";
import { isShallow } from "./shallow.ts";

const maxBytes = 64 * 1024;

type Flat = z.ZodObject | z.ZodDiscriminatedUnion<z.ZodObject[]>;
type Input<T> = { ok: true; value: T } | { ok: false; response: Response };

/** Refuses unknown names, as forms do. Answers a problem with 413, 415, or 400 with the fields. */
export async function readInput<Schema extends Flat>(
  request: Request,
  toSchema: Schema | ((body: Record<string, unknown>) => Schema),
): Promise<Input<z.output<Schema>>> {
  const body = await readJson(request);
  if (!body.ok) return refuse(body.status, body.code, body.message);
  const { value } = body;
  const schema = typeof toSchema === "function" ? toSchema(value) : toSchema;
  const known = fieldNames(schema);
  const unknown = Object.keys(value).find((name) => !known.includes(name));
  if (unknown !== undefined) {
    const { code, text } = unexpectedField(unknown);
    return refuse(400, code, text);
  }
  const checked = schema.safeParse(value);
  if (checked.success) return { ok: true, value: checked.data as z.output<Schema> };
  return refuse(400, "invalid_input", "Please check the highlighted fields.", toFields(checked.error));
}

type JsonBody =
  | { ok: true; value: Record<string, unknown> }
  | { ok: false; status: number; code: string; message: string };

/** One JSON object of a bounded size and depth. */
export async function readJson(request: Request, mostEntries?: number): Promise<JsonBody> {
  const wrong = (status: number, code: string, message: string) =>
    ({ ok: false, status, code, message }) as const;
  if (toMediaType(request) !== "application/json")
    return wrong(415, "unsupported_media_type", "Send this as JSON with content-type application/json.");
  // A body that breaks off is no JSON either.
  const raw = await readAtMost(request, maxBytes).catch(() => new Blob());
  if (!raw) return wrong(413, "too_large", "This is too large. Send at most 64 kB.");
  const parsed = parseJson(await raw.arrayBuffer());
  if (!parsed.ok) return wrong(400, "invalid_json", "This is not valid JSON.");
  if (!isShallow(parsed.value, 0, mostEntries))
    return wrong(400, "invalid_input", "This has too many fields or levels.");
  if (!isRecord(parsed.value)) return wrong(400, "invalid_input", "Send one JSON object.");
  return { ok: true, value: parsed.value };
}

export const toMediaType = (request: Request): string =>
  (request.headers.get("content-type") ?? "").split(";")[0]!.trim().toLowerCase();

function refuse(status: number, code: string, message: string, fields?: Record<string, string>) {
  return { ok: false as const, response: apiError(status, { code, message, fields }) };
}

const utf8 = new TextDecoder("utf-8", { fatal: true });

function parseJson(bytes: ArrayBuffer): { ok: true; value: unknown } | { ok: false } {
  try {
    return { ok: true, value: JSON.parse(utf8.decode(bytes)) };
  } catch {
    return { ok: false };
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function toFields(error: z.ZodError): Record<string, string> | undefined {
  const fields: Record<string, string> = {};
  for (const issue of error.issues) {
    if (issue.path.length > 0) fields[issue.path.join(".")] ??= issue.message;
  }
  return Object.keys(fields).length > 0 ? fields : undefined;
}
