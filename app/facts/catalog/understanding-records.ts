import * as z from "zod";

/** A trained reading of sentences: a plain logistic regression for each label. */
export const understandingModel = z.strictObject({
  labels: z.array(z.string()).min(2).max(86),
  /** By label, before what the features add. */
  bias: z.array(z.number()),
  /** What one level of a weight is worth. */
  step: z.number().positive(),
  /** A label's sum becomes a probability by 1 / (1 + e^-(slope * sum + shift)), as the folds were right. */
  slope: z.number().positive(),
  shift: z.number(),
  /** A line for each feature: the feature, a tab, and levels, each after its label's letter: "tail coverage	r21u-3". */
  weights: z.string(),
  /** Names to find in a question, by kind. Those of the kind "drug" are drugs. */
  names: z.record(z.string(), z.array(z.string())),
});
export type UnderstandingModel = z.infer<typeof understandingModel>;

/** The questions that our pages answer, by their words' numbers, and what each word weighs. */
export const askedPages = z.strictObject({
  words: z.array(z.string()),
  weights: z.array(z.number().nonnegative()),
  sections: z.array(
    z.strictObject({
      page: z.string().startsWith("/"),
      heading: z.string(),
      asked: z.array(z.array(z.number())),
    }),
  ),
});
export type AskedPages = z.infer<typeof askedPages>;
