import { type DefaultValue, getFormProps, type SubmissionResult, useForm } from "@conform-to/react";
import { getZodConstraint, parseWithZod } from "@conform-to/zod/v4";
import { useEffect } from "react";
import type { z } from "zod";
import { type DraftForm, toDraft } from "#app/kit/drafts/drafts.ts";
import { fillForm, keepTyping, readKeptTyping } from "#app/kit/drafts/typed-store.ts";
import { toFirstInvalid } from "#app/kit/ui/control/field.tsx";
import type { RequestAnswer } from "./message.ts";

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

type Prefill = Readonly<Record<string, string>>;

/** Keeps the text while the tab is open, so that it survives following a link and coming back. */
function useKeptTyping(formId: string, key: string | undefined, prefill?: Prefill): void {
  // Text typed before the scripts loaded is only in the page, and the kept text only in the browser.
  useEffect(() => {
    const form = document.getElementById(formId);
    if (key === undefined || !(form instanceof HTMLFormElement)) return;
    const keep = () => keepTyped(form, key, prefill);
    fillForm(form, readKeptTyping(key), "empty", prefill);
    keep();
    form.addEventListener("input", keep);
    return () => form.removeEventListener("input", keep);
  }, [formId, key, prefill]);
}

function keepTyped(form: HTMLFormElement, key: string, prefill: Prefill = {}): void {
  const { fields } = toDraft({ key, title: "" }, new FormData(form), "", 0);
  // Otherwise another page would be prefilled with them too.
  for (const [name, value] of Object.entries(prefill)) if (fields[name] === value) delete fields[name];
  keepTyping(key, fields);
}
