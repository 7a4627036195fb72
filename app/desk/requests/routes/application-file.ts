import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { noteOpened } from "#app/applications/applicants/applicant/note-seen.server.ts";
import { sendStoredFile } from "#app/applications/receipt/sent-files.server.ts";
import { admitAdmin } from "#app/desk/frame/admit-admin.server.ts";
import { findDeskApplication } from "#app/desk/requests/application/desk-application.server.ts";
import { minuteMs } from "#app/kit/platform/durations.ts";
import { notFound } from "#app/kit/platform/http.ts";

/** A file that our recruiter passes on. Who opened which is a line that the applicant can read. */
export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const viewer = await admitAdmin(context, request);
  const { db, env, now } = context;
  const found = await findDeskApplication(db, params.publicId ?? "");
  const file = found?.files.find(({ publicId }) => publicId === params.file);
  if (!found || !file) throw notFound();
  const answer = await sendStoredFile(env, request, file);
  const what = { file: file.name, field: file.field, by: "desk" as const };
  await noteOpened(db, { id: found.row.id, actorId: viewer.id, what, since: now - minuteMs, now });
  return answer;
}
