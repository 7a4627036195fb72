import { FileInput, toFieldMeta } from "#app/kit/ui/control/field.tsx";

/** What the documents' rules take, without their module, which a page of messages needs for nothing else. */
export const messageFileTypes = ".pdf,.doc,.docx,.rtf,.txt,.jpg,.jpeg,.png,.webp,.heic";

/** In the form of either side. */
export const MessageFile = ({ problem, note }: { problem: string | null; note?: string }) => (
  <FileInput
    label="File"
    meta={toFieldMeta("message", "file", { errors: problem ? [problem] : undefined })}
    hint={note ?? "A PDF, a Word document, a text or a picture, up to 10 MB."}
    accept={messageFileTypes}
  />
);
