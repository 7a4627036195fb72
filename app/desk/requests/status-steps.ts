import type { ChipTone } from "#app/kit/ui/chip.tsx";
import type { RequestStatus } from "./list-search.ts";
import type { RequestKind } from "./requests.server.ts";

export const requestStatusNames: Record<RequestStatus, string> = {
  new: "New",
  contacted: "Contacted",
  won: "Won",
  lost: "Lost",
  closed: "Closed",
};

export const statusTones: Record<RequestStatus, ChipTone> = {
  new: "amber",
  contacted: "blue",
  won: "good",
  lost: "plain",
  closed: "plain",
};

interface StatusStep {
  status: RequestStatus;
  label: string;
}

const contact: StatusStep = { status: "contacted", label: "Mark contacted" };
const win: StatusStep = { status: "won", label: "Won" };
const lose: StatusStep = { status: "lost", label: "Lost" };
const close: StatusStep = { status: "closed", label: "Close" };
const reopen: StatusStep = { status: "new", label: "Reopen" };

/** A hiring request ends as won or lost; a message that only needed an answer is closed. */
export function listStatusSteps(kind: RequestKind, status: RequestStatus): StatusStep[] {
  if (status !== "new" && status !== "contacted") return [reopen];
  const ends = { hire_request: [win, lose], contact: [win, lose, close], application: [close] }[kind];
  return status === "new" ? [contact, ...ends] : [...ends, reopen];
}
