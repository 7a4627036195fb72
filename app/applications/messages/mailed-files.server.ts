import type { Attachment } from "postal-mime";
import { type NewFile, takeMessageFile } from "#app/applications/receipt/sent-files.server.ts";
import type { WorkContext } from "#app/kit/platform/context.ts";

const mostFiles = 10;
/** Smaller ones are part of a signature. */
const smallPicture = 20 * 1024;

interface MailedFiles {
  files: NewFile[];
  /** A sentence for each that was left out. */
  refused: string[];
}

/**
 * Takes what a mail brings by the rules of every document here: judged by its bytes, and served as a download. Throws where
 * the bucket fails; the sweep removes what was stored until then.
 */
export async function takeMailedFiles(
  context: WorkContext,
  sender: string,
  attachments: readonly Attachment[],
): Promise<MailedFiles> {
  const taken: MailedFiles = { files: [], refused: [] };
  const meant = attachments.filter(({ related, mimeType, content }) => {
    const isPicture = related || mimeType.startsWith("image/");
    return !(isPicture && toBytes(content).length < smallPicture);
  });
  for (const { filename, content } of meant.slice(0, mostFiles)) {
    const name = filename || "file";
    const stored = await takeMessageFile(context, sender, {
      name,
      bytes: toBytes(content),
    });
    // Its server sends the whole mail again.
    if (!stored.ok && stored.status === 503) throw new Error("A mail's file could not be stored.");
    if (stored.ok) taken.files.push(stored.file);
    else taken.refused.push(`[The file “${name}” was left out. ${stored.problem}]`);
  }
  if (meant.length > mostFiles) taken.refused.push(`[Only the first ${mostFiles} files were kept.]`);
  return taken;
}

const toBytes = (content: Attachment["content"]): Uint8Array =>
  typeof content === "string" ? new TextEncoder().encode(content) : new Uint8Array(content);
