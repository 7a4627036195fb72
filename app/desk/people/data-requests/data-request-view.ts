import { requestKindNames, storedSourceNames, toLawDue } from "#app/applications/erasure/data-request.ts";
import { formatIsoDay, toIsoDay } from "#app/kit/text/iso-day.ts";
import type { Chip } from "#app/kit/ui/chip.tsx";
import { paths } from "#app/paths.ts";
import type { DataRequestRow } from "./data-request-list.server.ts";

const dayMs = 86_400_000;
const soonDays = 7;

const toDayText = (ms: number): string => formatIsoDay(toIsoDay(ms));

function toStateChip({ state, dueAt }: DataRequestRow, now: number): Chip {
  if (state === "done") return { label: "Done", tone: "good" };
  if (state === "refused") return { label: "Refused", tone: "plain" };
  const days = Math.ceil((dueAt - now) / dayMs);
  if (days < 0) return { label: "Overdue", tone: "coral" };
  const label = days === 1 ? "Due in 1 day" : `Due in ${days} days`;
  return { label, tone: days <= soonDays ? "coral" : "amber" };
}

export function toDataRequestView(row: DataRequestRow, now: number) {
  return {
    publicId: row.publicId,
    kind: requestKindNames[row.kind],
    isErasure: row.kind === "erasure",
    isOpen: row.state === "open",
    email: row.email.startsWith("erased:") ? "an erased address" : row.email,
    source: row.reference
      ? `${storedSourceNames[row.source]}, ${row.reference}`
      : storedSourceNames[row.source],
    received: toDayText(row.receivedAt),
    due: toDayText(row.dueAt),
    lawDue: toDayText(toLawDue(row.receivedAt)),
    closed: row.closedAt === null ? null : toDayText(row.closedAt),
    note: row.note,
    chip: toStateChip(row, now),
    to: paths.adminDataRequest(row.publicId),
  };
}
