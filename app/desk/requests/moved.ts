import { formatCount } from "#app/kit/ui/count.ts";
import { paths } from "#app/paths.ts";

export interface MovedNumbers {
  now: number;
  before: number;
}

export type Moved = Record<
  "hireRequests" | "messages" | "toPassOn" | "applications" | "published" | "ended" | "accounts",
  MovedNumbers
>;

export const mostMoved = 10_000;

const add = (one: MovedNumbers, other: MovedNumbers, sign = 1): MovedNumbers => ({
  now: one.now + sign * other.now,
  before: one.before + sign * other.before,
});

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
    // The list of contact requests has the applications that no company answers.
    toRow("Contact requests received", add(moved.messages, moved.toPassOn), paths.adminContacts()),
    toRow(
      "Applications sent to companies",
      add(moved.applications, moved.toPassOn, -1),
      paths.adminAnalytics(),
    ),
    toRow("Postings published", moved.published, paths.jobs()),
    toRow("Postings ended", moved.ended, null),
    toRow("Accounts made", moved.accounts, paths.adminUsers()),
  ];
}
