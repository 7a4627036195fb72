import { isDocumentKey, toReadingKey } from "#app/clinicians/documents/document.ts";
import {
  type DocumentMessage,
  type DocumentReading,
  documentMessage,
} from "#app/clinicians/documents/document-reading.ts";
import { suggestProfile } from "#app/clinicians/documents/suggestions/suggest-profile.ts";
import { readDocumentText } from "#app/clinicians/documents/text/read-document.ts";
import { maxUploadBytes } from "#app/kit/platform/file/file-type.ts";
import { logError } from "#app/kit/platform/log.ts";

export interface DocumentsEnv {
  FILES: R2Bucket;
}

export default {
  async queue({ messages }, { FILES }) {
    for (const message of messages) {
      try {
        await readOne(FILES, documentMessage.parse(message.body), message.attempts);
        message.ack();
      } catch (error) {
        logError("documents.read", error, { attempts: message.attempts });
        message.retry();
      }
    }
  },
} satisfies ExportedHandler<DocumentsEnv, DocumentMessage>;

async function readOne(files: R2Bucket, { key, type }: DocumentMessage, attempts: number): Promise<void> {
  const file = await files.get(key);
  if (!file) return;
  const of = file.etag;
  const write = (reading: DocumentReading) =>
    files.put(toReadingKey(key), JSON.stringify(reading), {
      httpMetadata: { contentType: "application/json" },
    });
  if (file.size > maxUploadBytes) {
    await write({ of, ok: false, reason: "too-large" });
    return;
  }
  if (attempts > 1 && (await isUnfinished(files, key, of))) return;
  // Stays if the platform ends the run, as it does with a file that takes too much of its time. One such run is enough.
  await write({ of, ok: false, reason: "unfinished" });
  try {
    const text = await readDocumentText(new Uint8Array(await file.arrayBuffer()), type);
    await write(
      text.ok
        ? { of, ok: true, ...(isDocumentKey(key) ? toSuggestions(text.lines) : toSearchText(text.lines)) }
        : { of, ok: false, reason: text.reason },
    );
  } catch (error) {
    await files.delete(toReadingKey(key));
    throw error;
  }
  // Deleted meanwhile, and its owner wants nothing of it kept.
  if (!(await files.head(key))) await files.delete(toReadingKey(key));
}

const toSuggestions = (lines: string[]) => ({ suggestions: suggestProfile(lines, new Date()) });

const mostSearched = 100_000;

/** Of a file that was sent with an application, whose employer searches it and filters by years and certificates. */
const toSearchText = (lines: string[]) => ({
  suggestions: suggestProfile(lines, new Date()).filter(
    ({ field }) => field === "years" || field === "certificates",
  ),
  text: lines
    .join("\n")
    .replaceAll("\t", " ")
    .slice(0, mostSearched)
    .replace(/[\uD800-\uDBFF]$/, ""),
});

async function isUnfinished(files: R2Bucket, key: string, of: string): Promise<boolean> {
  const found = await files.get(toReadingKey(key));
  const reading = found && (await found.json<DocumentReading>());
  return reading !== null && reading.of === of && !reading.ok && reading.reason === "unfinished";
}
