import { idempotencyKeyField } from "#app/platform/idempotency.ts";

/** A form whose text is kept on this device when it could not be sent; there is one draft of each. */
export interface DraftForm {
  key: string;
  /** What the person was writing, such as "Message to us". */
  title: string;
}

export interface Draft extends DraftForm {
  /** The page that the form stands on. */
  path: string;
  /** UTC milliseconds. */
  at: number;
  fields: Record<string, string>;
  /** A file was chosen, too. It is not kept, so it has to be chosen again. */
  hadFile: boolean;
}

export const draftMaxAgeMs = 7 * 24 * 60 * 60 * 1000;

/** Fields that nobody typed. */
const unwritten = [idempotencyKeyField, "source"];

export function toDraft(form: DraftForm, data: FormData, path: string, now: number): Draft {
  const written = [...data].filter(
    (entry): entry is [string, string] =>
      typeof entry[1] === "string" && !unwritten.includes(entry[0]) && entry[1].trim() !== "",
  );
  const hadFile = [...data.values()].some((value) => typeof value !== "string" && value.size > 0);
  return { ...form, path, at: now, fields: Object.fromEntries(written), hadFile };
}

/** The draft as it was stored; null where there is none, none that can be read, or one that is too old. */
export function parseDraft(stored: string | null, now: number): Draft | null {
  try {
    const draft = JSON.parse(stored ?? "null");
    return draft?.fields && now - draft.at < draftMaxAgeMs ? draft : null;
  } catch {
    return null;
  }
}
