import { type SubmissionResult, useForm } from "@conform-to/react";
import { getZodConstraint, parseWithZod } from "@conform-to/zod/v4";
import type { z } from "zod";

/**
 * A form on a schema: checked in the browser on leaving a field, and again from the server's answer.
 * @param widest the schema with every field, where `schema` changes while the form stays: Conform reads it once
 */
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
