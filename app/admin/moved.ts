import { paths } from "#app/paths.ts";
import { formatCount } from "#app/ui/count.ts";

export interface MovedNumbers {
  now: number;
  before: number;
}

export type Moved = Record<
  "hireRequests" | "messages" | "applications" | "published" | "ended" | "accounts",
  MovedNumbers
>;

export const mostMoved = 10_000;

export function listMoved(moved: Moved) {
  const toText = (count: number) => (count >= mostMoved ? `${formatCount(mostMoved)}+` : formatCount(count));
  const toRow = (name: string, { now, before }: MovedNumbers, to: string | null) => ({
    name,
    to,
    now: toText(now),
    before: toText(before),
  });
  return [
    toRow("Hire requests received", moved.hireRequests, paths.adminHireRequests()),
    toRow("Messages received", moved.messages, paths.adminContacts()),
    toRow("Applications sent", moved.applications, paths.adminAnalytics()),
    toRow("Postings published", moved.published, paths.jobs()),
    toRow("Postings ended", moved.ended, null),
    toRow("Accounts made", moved.accounts, paths.adminUsers()),
  ];
}
