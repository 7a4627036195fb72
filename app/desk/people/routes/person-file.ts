import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { exportPerson, toPersonText } from "#app/applications/erasure/export-person.server.ts";
import { findPerson } from "#app/applications/erasure/person.server.ts";
import { admitAdmin } from "#app/desk/frame/admit-admin.server.ts";
import { getDataRequest } from "#app/desk/people/data-requests/data-request-page.server.ts";
import { toAuditInsert } from "#app/kit/platform/audit.ts";
import { toPrivateFile } from "#app/kit/platform/file/download.ts";
import { notFound } from "#app/kit/platform/http.ts";

const types: Record<string, string> = { "person.json": "application/json", "person.txt": "text/plain" };

/** What we have about the person of an open request. Each download is recorded. */
export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const viewer = await admitAdmin(context, request);
  const { db, env, now } = context;
  const name = new URL(request.url).pathname.split("/").at(-1)!;
  const type = types[name];
  const asked = await getDataRequest(context, params.id);
  if (!type || asked.state !== "open") throw notFound();
  const subject = `data_request:${asked.publicId}`;
  await toAuditInsert(db, { actorId: viewer.id, action: "data_request.export", subject, at: now }).run();
  const file = await exportPerson(db, env, await findPerson(db, asked.email), now);
  const text = name === "person.json" ? JSON.stringify(file, null, 2) : toPersonText(file);
  return toPrivateFile(text, name, type);
}
