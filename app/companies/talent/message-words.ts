import type { Chip } from "#app/kit/ui/chip.tsx";
import type { MessageState } from "./message-store.server.ts";

/** A company learns no more: "not now" and "stop" are one. */
export const messageChips: Record<MessageState, Chip> = {
  held: { label: "Our staff read it first", tone: "amber" },
  refused: { label: "Not sent: it breaks our rules", tone: "coral" },
  sent: { label: "No answer yet", tone: "plain" },
  interested: { label: "Wants to hear more", tone: "good" },
  "not-now": { label: "Not interested", tone: "plain" },
  stopped: { label: "Not interested", tone: "plain" },
};
