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

/** A trained reader that finds the part of a page that answers a question: a vector for each word and each part. */
export const partFinder = z.strictObject({
  /** Numbers in a vector. */
  size: z.number().int().positive(),
  /** Without their endings, with a space between. */
  words: z.string(),
  /** By word: how much it tells. */
  weights: z.array(z.number().nonnegative()),
  /** Base64 of a signed byte for each number of each word's vector, and by word what 1 of them is worth. */
  wordVectors: z.string(),
  wordSteps: z.array(z.number().nonnegative()),
  /** The heading is empty for a page without parts. */
  parts: z.array(z.strictObject({ page: z.string().startsWith("/"), heading: z.string() })),
  partVectors: z.string(),
  partSteps: z.array(z.number().nonnegative()),
});
export type PartFinder = z.infer<typeof partFinder>;
