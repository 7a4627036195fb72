import { newVisitor } from "./accounts.ts";
import { env, post } from "./site.ts";

interface Sent {
  kind?: string;
  name?: string;
  fileName?: string;
  intent?: string;
  idempotencyKey?: string;
}

export function sendDocument(
  cookie: string,
  bytes: Uint8Array | null,
  { fileName = "file.bin", ...fields }: Sent = {},
  path = "/dashboard/documents",
): Promise<Response> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  if (bytes) form.set("file", new Blob([bytes as Uint8Array<ArrayBuffer>], { type: "text/html" }), fileName);
  return post(path, form, { cookie, ...newVisitor() });
}

interface DocumentRecord {
  id: number;
  public_id: string;
  kind: string;
  name: string;
  type: string;
  size: number;
  sha256: string;
  r2_key: string;
}

export const listRows = async (userId: number): Promise<DocumentRecord[]> =>
  (
    await env.DB.prepare("SELECT * FROM documents WHERE user_id = ? ORDER BY id")
      .bind(userId)
      .all<DocumentRecord>()
  ).results;

export const listFiles = async (): Promise<string[]> =>
  (await env.FILES.list({ prefix: "documents/" })).objects.map(({ key }) => key).sort();
