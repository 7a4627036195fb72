import { keepDraft } from "./draft-store.ts";
import type { DraftForm } from "./drafts.ts";

/** Keeps what could not be sent for want of a network, and says so. */
export function keepUnsent(form: DraftForm, data: FormData): string {
  return keepDraft(form, data)
    ? "You seem to be offline. What you typed is kept on this device; send it again when you are back."
    : "You seem to be offline. Nothing was sent; send it again when you are back.";
}
