import { keepDraft } from "./draft-store.ts";
import type { DraftForm } from "./drafts.ts";

export function keepUnsent(form: DraftForm, data: FormData): string | null {
  const isKept = keepDraft(form, data);
  if (navigator.onLine) return null;
  return isKept
    ? "You seem to be offline. We saved what you typed on this device. Send it again when you are back online."
    : "You seem to be offline. Nothing was sent. Send it again when you are back online.";
}
