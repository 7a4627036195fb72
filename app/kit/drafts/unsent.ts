import { writeDraft } from "./draft-store.ts";
import { type DraftForm, toDraft } from "./drafts.ts";

export const keepDraft = (form: DraftForm, data: FormData): boolean =>
  writeDraft(toDraft(form, data, location.pathname, Date.now()));

export function keepUnsent(form: DraftForm, data: FormData): string | null {
  const isKept = keepDraft(form, data);
  if (navigator.onLine) return null;
  return isKept
    ? "You seem to be offline. We saved what you typed on this device. Send it again when you are back online."
    : "You seem to be offline. Nothing was sent. Send it again when you are back online.";
}
