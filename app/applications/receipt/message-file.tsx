import { FileInput, toFieldMeta } from "#app/kit/ui/control/field.tsx";

/** What the documents' rules take, without their module, which a page of messages needs for nothing else. */
const messageFileTypes = ".pdf,.doc,.docx,.rtf,.txt,.jpg,.jpeg,.png,.webp,.heic";

interface MessageFileProps {
  /** The id of its form. */
  form: string;
  problem: string | null;
  note?: string;
}

/** In the form of either side. */
export const MessageFile = ({ form, problem, note }: MessageFileProps) => (
  <FileInput
    label="File"
    meta={toFieldMeta(form, "file", { errors: problem ? [problem] : undefined })}
    hint={note ?? "A PDF, a Word document, a text or a picture, up to 10 MB."}
    accept={messageFileTypes}
  />
);
