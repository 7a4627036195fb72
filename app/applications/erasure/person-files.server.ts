import { filePrefix } from "#app/applications/receipt/sent-files.server.ts";
import { isDocumentKey, toReadingKey } from "#app/clinicians/documents/document.ts";
import type { Db } from "#app/kit/platform/db.ts";
import { type Person, withPerson } from "./person.server.ts";
import { personTables } from "./person-tables.ts";

export const exportPrefix = "exports/";

interface PersonFile {
  /** Of the person's own file. Null for what is only a copy of the rest. */
  folder: string | null;
  name: string;
  r2Key: string;
}

/** Each with a key in R2. Only their rows know whose they are. */
export async function listPersonFiles({ $client }: Db, { values }: Person): Promise<PersonFile[]> {
  const { results } = await $client
    .prepare(
      `${withPerson} SELECT 'hiring requests' AS folder, file_name AS name, r2_key AS r2Key FROM attachments
          WHERE ${personTables.attachments!.rows}
        UNION ALL SELECT 'applications', name, r2_key FROM application_files
          WHERE r2_key IS NOT NULL AND ${personTables.application_files!.rows}
        UNION ALL SELECT 'documents', name, r2_key FROM documents WHERE ${personTables.documents!.rows}
        UNION ALL SELECT 'photo', 'photo', substr(profile_image_url, 2) FROM users
          WHERE profile_image_url IS NOT NULL AND ${personTables.users!.rows}
        UNION ALL SELECT NULL, '', '${exportPrefix}' || public_id || '.zip' FROM data_exports
          WHERE ${personTables.data_exports!.rows}`,
    )
    .bind(...values)
    .all<PersonFile>();
  return results.flatMap((file) =>
    isDocumentKey(file.r2Key) || file.r2Key.startsWith(filePrefix)
      ? [file, { folder: null, name: "", r2Key: toReadingKey(file.r2Key) }]
      : [file],
  );
}
