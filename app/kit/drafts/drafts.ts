import { idempotencyKeyField } from "#app/kit/platform/random.ts";

export interface DraftForm {
  key: string;
  title: string;
}

export interface Draft extends DraftForm {
  path: string;
  at: number;
  fields: Record<string, string>;
  /** Files are not kept, so this one must be attached again. */
  hadFile: boolean;
}

const unwritten = [idempotencyKeyField, "source"];
/** Voluntary answers about a person's sex, race and health, which no shared device should show. */
export const unkeptPrefix = "eeo-";

export function toDraft(form: DraftForm, data: FormData, path: string, now: number): Draft {
  const written = [...data].filter(
    (entry): entry is [string, string] =>
      typeof entry[1] === "string" &&
      !unwritten.includes(entry[0]) &&
      !entry[0].startsWith(unkeptPrefix) &&
      entry[1].trim() !== "",
  );
  const hadFile = [...data.values()].some((value) => typeof value !== "string" && value.size > 0);
  return { ...form, path, at: now, fields: Object.fromEntries(written), hadFile };
}
