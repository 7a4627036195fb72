import { type DefaultValue, getFormProps, type SubmissionResult, useForm } from "@conform-to/react";
import { getZodConstraint, parseWithZod } from "@conform-to/zod/v4";
import type { z } from "zod";
import type { DraftForm } from "#app/kit/drafts/drafts.ts";
import { toFirstInvalid } from "#app/kit/ui/control/field.tsx";
import type { RequestAnswer } from "./message.ts";
import { useKeptTyping } from "./server-form.ts";

export type FormInput = Record<string, unknown>;

export interface CheckedFormOptions<Input extends FormInput, Output> {
  schema: z.ZodType<Output, Input>;
  /** The schema with every field, if `schema` can change: Conform reads it only once. */
  widest?: z.ZodType<unknown, Input>;
  answer?: RequestAnswer;
  /** Kept on this device. A form with a password has none. */
  draft?: DraftForm;
  /** Not kept as typed text. */
  prefill?: Readonly<Record<string, string>>;
}

type ConformOptions<Input extends FormInput, Output> = Parameters<typeof useForm<Input, Output>>[0];

interface Checks<Input extends FormInput, Output> {
  shouldValidate: ConformOptions<Input, Output>["shouldValidate"];
  onSubmit?: ConformOptions<Input, Output>["onSubmit"];
  onInvalid?: (form: FormData, errors: Record<string, string[] | null>) => void;
}

export function useCheckedForm<Input extends FormInput, Output>(
  { schema, widest = schema, answer, draft, prefill }: CheckedFormOptions<Input, Output>,
  { shouldValidate, onSubmit, onInvalid }: Checks<Input, Output>,
) {
  const [form, fields] = useForm<Input, Output>({
    lastResult: answer?.result as SubmissionResult<string[]> | undefined,
    constraint: getZodConstraint(widest),
    defaultValue: prefill as DefaultValue<Input>,
    shouldValidate,
    shouldRevalidate: "onInput",
    onValidate({ formData }) {
      const submission = parseWithZod(formData, { schema });
      // Submitting sets the status; typing does not.
      if (submission.status === "error") onInvalid?.(formData, submission.error ?? {});
      return submission;
    },
    onSubmit,
  });
  useKeptTyping(form.id, draft?.key, prefill);
  return {
    fields,
    frame: {
      formProps: getFormProps(form),
      errors: form.errors,
      draftKey: draft?.key,
      firstInvalid: toFirstInvalid(answer?.result),
    },
  };
}
