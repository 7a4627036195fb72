import { type SubmissionResult, useForm } from "@conform-to/react";
import { getZodConstraint, parseWithZod } from "@conform-to/zod/v4";
import type { z } from "zod";

/** @param widest the schema with every field, when `schema` can change on the page: Conform reads it once */
export function useAccountForm<Input extends Record<string, unknown>>(
  schema: z.ZodType<unknown, Input>,
  lastResult: SubmissionResult<string[]> | undefined,
  widest: z.ZodType<unknown, Input> = schema,
) {
  return useForm<Input, unknown>({
    lastResult,
    constraint: getZodConstraint(widest),
    onValidate: ({ formData }) => parseWithZod(formData, { schema }),
    shouldValidate: "onBlur",
    shouldRevalidate: "onInput",
  });
}
