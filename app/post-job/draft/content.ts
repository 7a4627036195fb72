import { z } from "zod";
import { stepNames, steps } from "./wizard-steps.ts";

const fieldNames: readonly string[] = stepNames.flatMap((step) => [...steps[step].fields]);
const longest = 30_000;

const texts = z
  .record(z.string(), z.string().max(longest))
  .transform((all) => Object.fromEntries(Object.entries(all).filter(([name]) => fieldNames.includes(name))));

/** What was typed, by field, and the words of a pasted text that a field was read from. */
export const draftContent = z.object({
  values: texts.default({}),
  quotes: texts.default({}),
  /** The page that saved last, so that its own saves do not look like another tab's. */
  tab: z.string().max(40).default(""),
});
export type DraftContent = z.output<typeof draftContent>;

export type DraftValues = DraftContent["values"];

export const emptyContent: DraftContent = { values: {}, quotes: {}, tab: "" };

/** A field that somebody changed was no longer read from the pasted text. */
export function withValues({ values, quotes }: DraftContent, typed: DraftValues, tab: string): DraftContent {
  const kept = Object.entries(quotes).filter(([name]) => !(name in typed) || typed[name] === values[name]);
  return { values: { ...values, ...typed }, quotes: Object.fromEntries(kept), tab };
}
