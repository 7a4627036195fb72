import { z } from "zod";
import { findOwn } from "#app/kit/text/own-value.ts";
import { formatCount } from "#app/kit/ui/count.ts";
import { stepNames, steps } from "./wizard-steps.ts";

const fieldNames: readonly string[] = stepNames.flatMap((step) => [...steps[step].fields]);
const texts = z
  .record(z.string(), z.string())
  .transform((all) => Object.fromEntries(Object.entries(all).filter(([name]) => fieldNames.includes(name))));

/** `quotes` are the words of a pasted text from which a field was read. */
export const draftContent = z.object({
  values: texts.default({}),
  quotes: texts.default({}),
  /** The page that saved last, whose own saves must not look like another tab's. */
  tab: z.string().max(40).default(""),
});
export type DraftContent = z.output<typeof draftContent>;

export type DraftValues = DraftContent["values"];

export const emptyContent: DraftContent = { values: {}, quotes: {}, tab: "" };

const longest: Record<string, number> = {
  description: 30_000,
  responsibilities: 15_000,
  requirements: 15_000,
  benefits: 15_000,
  morePlaces: 6_000,
};
const longestLine = 1_000;

/** A draft's row has room for all other fields at their longest. */
export function findTooLong(typed: DraftValues): Record<string, string> {
  const long = Object.entries(typed).filter(([name, value]) => value.length > toLongest(name));
  return Object.fromEntries(
    long.map(([name]) => [name, `Please use at most ${formatCount(toLongest(name))} characters`]),
  );
}

const toLongest = (name: string): number => findOwn(longest, name) ?? longestLine;

/** A changed field no longer comes from the pasted text. */
export function withValues({ values, quotes }: DraftContent, typed: DraftValues, tab: string): DraftContent {
  const kept = Object.entries(quotes).filter(
    ([name]) => !Object.hasOwn(typed, name) || typed[name] === values[name],
  );
  return { values: { ...values, ...typed }, quotes: Object.fromEntries(kept), tab };
}
