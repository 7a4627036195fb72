import { z } from "zod";
import { optionalText } from "#app/kit/forms/fields.ts";
import { dayMs } from "#app/kit/platform/durations.ts";
import { formatIsoDay, toIsoDay } from "#app/kit/text/when.ts";
import { formatCents } from "#app/kit/ui/count.ts";

export type OfferState = "sent" | "accepted" | "declined" | "withdrawn";

/** One that waits for an answer, or was accepted. */
export const isOpenOffer = ({ state }: { state: OfferState }): boolean =>
  state === "sent" || state === "accepted";

export const offerUnits = {
  hour: "an hour",
  week: "a week",
  year: "a year",
} as const;

const mostDaysAhead = 2 * 366;

const toNumber = (wrong: string, least: number, most: number) =>
  z
    .string()
    .default("")
    .transform((typed, context) => {
      const text = typed.replace(/[$,\s]/g, "");
      if (!text) return null;
      const number = Number(text);
      if (number >= least && number <= most) return Math.round(number * 100) / 100;
      context.addIssue(wrong);
      return null;
    });

const whole = (wrong: string, most: number) =>
  toNumber(wrong, 1, most).refine((number) => number === null || Number.isInteger(number), wrong);

/** A day of the calendar, from today on. */
const toDay = (wrong: string, now: number) =>
  z
    .string()
    .default("")
    .transform((typed, context) => {
      const text = typed.trim();
      if (!text) return null;
      const ms = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : Number.NaN;
      const isOnTime = ms >= Date.parse(toIsoDay(now)) && ms <= now + mostDaysAhead * dayMs;
      if (isOnTime && toIsoDay(ms + dayMs / 2) === text) return text;
      context.addIssue(wrong);
      return null;
    });

const mostText = 2000;
const tooLow = "Enter the pay for an hour: this is less than the federal minimum wage of $7.25";
const amount = "Enter an amount in dollars, such as 48.50";

/** Of an hour in dollars, since July 24, 2009: 29 U.S.C. 206(a)(1). */
const federalMinimum = 7.25;

/** What the form of an offer takes. Money in dollars, days as "2027-01-04". */
export const toOfferSchema = (now: number) =>
  z
    .object({
      pay: toNumber(amount, 1, 5_000_000).refine((pay) => pay !== null, "Enter the pay"),
      unit: z.enum(["hour", "week", "year"], "Choose what the pay is for"),
      hours: toNumber("Enter hours a week, from 1 to 84", 1, 84),
      weeks: whole("Enter a number of weeks, from 1 to 104", 104),
      start: toDay("Enter a day from today on, within two years", now).refine(
        (day) => day !== null,
        "Enter the first day at work",
      ),
      bonus: toNumber(amount, 1, 2_000_000),
      stay: whole("Enter a number of months, from 1 to 120", 120),
      moving: toNumber(amount, 1, 500_000),
      conditions: optionalText(mostText),
      words: optionalText(mostText),
      replyBy: toDay("Enter a day from today on, within two years", now),
    })
    .superRefine(({ pay, unit, start, replyBy }, context) => {
      if (unit === "hour" && pay !== null && pay < federalMinimum)
        context.addIssue({ code: "custom", path: ["pay"], message: tooLow });
      if (start !== null && replyBy !== null && replyBy > start)
        context.addIssue({
          code: "custom",
          path: ["replyBy"],
          message: "Enter a day no later than the first day at work",
        });
    });

export type OfferTerms = z.output<ReturnType<typeof toOfferSchema>>;

export const offerFields = [
  "offer",
  ...["pay", "unit", "hours", "weeks", "start", "bonus", "stay", "moving", "conditions", "replyBy"],
] as const;

/** "$48.50 an hour, 36 hours a week" and the rest, in the order in which people ask. */
export function listTerms(terms: OfferTerms): [label: string, text: string][] {
  const { pay, unit, hours, weeks, start, bonus, stay, moving, conditions, replyBy } = terms;
  const isText = (line: [string, string | null]): line is [string, string] => Boolean(line[1]);
  return [
    ["Pay", `${toMoney(pay!)} ${offerUnits[unit]}`],
    ["Hours", hours && `${hours} a week`],
    ["Length", weeks && `${weeks} ${weeks === 1 ? "week" : "weeks"}`],
    ["First day", formatIsoDay(start!)],
    ["Sign-on bonus", bonus && toMoney(bonus) + toStayText(stay)],
    ["Moving costs", moving && `up to ${toMoney(moving)}`],
    ["Conditions", conditions],
    ["Answer by", replyBy && formatIsoDay(replyBy)],
  ]
    .map(([label, text]): [string, string | null] => [String(label), text ? String(text) : null])
    .filter(isText);
}

const toMoney = (dollars: number): string => formatCents(dollars * 100);

const toStayText = (months: number | null): string =>
  months === null
    ? ", nothing to repay"
    : `, repaid in part if you leave within ${months} ${months === 1 ? "month" : "months"}`;
