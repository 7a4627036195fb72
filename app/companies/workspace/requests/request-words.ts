import { dueRule, toDueAt } from "#app/kit/forms/due.ts";
import { toOfficeTime } from "#app/kit/text/when.ts";
import type { Chip } from "#app/kit/ui/chip.tsx";
import type { SentRequest } from "./sent-requests.server.ts";

const chips: Record<SentRequest["status"], Chip> = {
  new: { label: "Received", tone: "amber" },
  contacted: { label: "We got in touch", tone: "good" },
  won: { label: "Filled", tone: "good" },
  lost: { label: "Closed", tone: "plain" },
  closed: { label: "Closed", tone: "plain" },
};

export type RequestView = ReturnType<typeof toRequestView>;

export function toRequestView(
  { kind, publicId, reference, about, status, createdAt }: SentRequest,
  now: number,
) {
  return {
    publicId,
    title: about ?? (kind === "hire" ? "Hiring request" : "Message to us"),
    kind: kind === "hire" ? "Hiring request" : "Message",
    reference,
    sent: toOfficeTime(createdAt),
    chip: chips[status],
    text: toText(status, createdAt, now),
  };
}

function toText(status: SentRequest["status"], createdAt: number, now: number): string {
  const dueAt = toDueAt(createdAt);
  if (status === "contacted") return "A recruiter has answered you by email or phone and is working on it.";
  if (status === "won") return "We found someone for it. Write to us when you need more.";
  if (status === "lost" || status === "closed") return "We finished it. Write to us to open it again.";
  return dueAt > now
    ? `A recruiter answers by ${toOfficeTime(dueAt)}. ${dueRule}`
    : `A recruiter should have answered by ${toOfficeTime(dueAt)}. Call us, and we look at it first.`;
}
