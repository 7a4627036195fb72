import { defaultValidityMs, type PostingContent } from "#app/jobs/postings/record/posting-content.ts";
import { toPostingDay } from "#app/jobs/postings/record/posting-key.ts";
import { dayMs, hourMs, minuteMs } from "#app/kit/platform/durations.ts";
import type { Random } from "./seeded-random.ts";

type Dates = Pick<PostingContent, "postedAt" | "confirmedAt" | "validThrough">;

export type Age =
  | { kind: "today"; share: number }
  | { kind: "open"; daysAgo: number; minute: number; validDays: number; confirmedDaysAgo: number }
  | { kind: "closing"; daysAgo: number; minute: number; hoursLeft: number }
  | { kind: "expired"; daysAgo: number; minute: number; validDays: number };

const easternMidnightMs = 5 * hourMs;

const agePlan = { today: 40, closing: 24, expired: 60 } as const;
const oldestOpenDays = 29;
/** Keeps nearly all postings of a week-old demo set open. */
const leastDaysLeft = 9;

export function planAges(total: number, random: Random): Age[] {
  const minute = () => random.int(7 * 60, 18 * 60);
  const ages: Age[] = [];
  for (let n = 0; n < agePlan.today; n++) ages.push({ kind: "today", share: random.next() });
  for (let n = 0; n < agePlan.closing; n++) {
    ages.push({
      kind: "closing",
      daysAgo: random.int(14, 29),
      minute: minute(),
      hoursLeft: random.int(6, 70),
    });
  }
  for (let n = 0; n < agePlan.expired; n++) {
    const daysAgo = random.int(31, 75);
    ages.push({
      kind: "expired",
      daysAgo,
      minute: minute(),
      validDays: random.int(21, Math.min(daysAgo - 2, 60)),
    });
  }
  while (ages.length < total) {
    // Leans toward recent days, because old postings get filled.
    const daysAgo = 1 + Math.floor(random.next() ** 1.4 * oldestOpenDays);
    const validDays = daysAgo + leastDaysLeft <= 30 ? 30 : random.pick([45, 60, 90]);
    const confirmedDaysAgo = random.int(Math.min(1, daysAgo), Math.min(12, daysAgo));
    ages.push({ kind: "open", daysAgo, minute: minute(), validDays, confirmedDaysAgo });
  }
  return random.shuffle(ages);
}

/** Days are US Eastern, as everywhere on the site. */
export function toDemoDates(age: Age, now: number): Dates {
  const midnight = toPostingDay(now) * dayMs + easternMidnightMs;
  if (age.kind === "today") {
    const since = Math.min(now - midnight, 10 * hourMs);
    const postedAt = now - Math.floor(since * age.share);
    return { postedAt, confirmedAt: postedAt, validThrough: postedAt + defaultValidityMs };
  }
  const postedAt = midnight - age.daysAgo * dayMs + age.minute * minuteMs;
  if (age.kind === "closing") {
    return {
      postedAt,
      confirmedAt: postedAt + Math.floor(age.daysAgo / 2) * dayMs,
      validThrough: now + age.hoursLeft * hourMs,
    };
  }
  const validThrough = postedAt + age.validDays * dayMs;
  if (age.kind === "expired") return { postedAt, confirmedAt: validThrough - 5 * dayMs, validThrough };
  const confirmedAt = Math.max(postedAt, midnight - age.confirmedDaysAgo * dayMs + age.minute * minuteMs);
  return { postedAt, confirmedAt, validThrough };
}
