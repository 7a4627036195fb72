import { claims } from "#app/claims.ts";
import { toDueAt } from "./receipt.ts";

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** How long is left of the time in which we promise an answer: "due in 3 h", "5 h overdue". */
export function toDueText(createdAt: number, now: number): string {
  const left = toDueAt(createdAt) - now;
  return left > 0 ? `due in ${toSpan(left)}` : `${toSpan(-left)} overdue`;
}

export const isOverdue = (createdAt: number, now: number): boolean => toDueAt(createdAt) <= now;

/** A request that came by then and is still new is overdue. */
export const toOverdueBefore = (now: number): number => now - claims.responseHours * hourMs;

function toSpan(ms: number): string {
  if (ms < hourMs) return `${Math.max(1, Math.floor(ms / minuteMs))} min`;
  const hours = Math.floor(ms / hourMs);
  return hours < 48 ? `${hours} h` : `${Math.floor(hours / 24)} days`;
}
