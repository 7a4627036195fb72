import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { noteOpened } from "#app/applications/applicants/applicant/note-seen.server.ts";
import { toNoContactSql } from "#app/applications/notices/blind.ts";
import { type StoredFile, sendStoredFile } from "#app/applications/receipt/sent-files.server.ts";
import { admitToCompany, everyMember } from "#app/companies/workspace/frame/company-guard.server.ts";
import { toReachSql } from "#app/companies/workspace/frame/reach.ts";
import { minuteMs } from "#app/kit/platform/durations.ts";
import { notFound } from "#app/kit/platform/http.ts";

/** What an applicant sent. Who opened which file, here or as a download, is a line that the applicant can read. */
export async function loader(asked: LoaderFunctionArgs) {
  const { viewer, company } = await admitToCompany(asked, everyMember);
  const { context, params } = asked;
  const { db, now } = context;
  const file = await db.$client
    .prepare(
      `SELECT f.public_id AS publicId, f.field, f.name, f.type, f.r2_key AS r2Key, f.application_id AS applicationId
        FROM applications a JOIN application_files f ON f.application_id = a.id
        WHERE a.public_id = ?1 AND a.employer_id = ?2 AND f.public_id = ?3 AND NOT ${toNoContactSql("a", company)}
          AND ${toReachSql(company, "a.job_id")}`,
    )
    .bind(params.publicId ?? "", company.employerId, params.file ?? "")
    .first<StoredFile & { applicationId: number }>();
  if (!file) throw notFound();
  const answer = await sendStoredFile(context.env, asked.request, file);
  const what = { file: file.name, field: file.field };
  await noteOpened(db, { id: file.applicationId, actorId: viewer.id, what, since: now - minuteMs, now });
  return answer;
}
