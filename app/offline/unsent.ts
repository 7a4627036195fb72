import { keepDraft } from "./draft-store.ts";
import type { DraftForm } from "./drafts.ts";

/** Keeps what could not be sent. Says so where the device is offline; else it is not the network's fault, and null. */
export function keepUnsent(form: DraftForm, data: FormData): string | null {
  const isKept = keepDraft(form, data);
  if (navigator.onLine) return null;
  return isKept
    ? "You seem to be offline. What you typed is kept on this device; send it again when you are back."
    : "You seem to be offline. Nothing was sent; send it again when you are back.";
}
