import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { Button } from "#app/kit/ui/button.tsx";
import { FirstInvalid } from "#app/kit/ui/control/field.tsx";
import { Notice } from "#app/kit/ui/notice.tsx";
import type { FormFrame } from "./use-request-form.ts";

interface PostedFormProps {
  frame: FormFrame;
  submit: string;
  submitting: string;
  children: ReactNode;
}

export function PostedForm({ frame, submit, submitting, children }: PostedFormProps) {
  const { formProps, errors, firstInvalid, isPending } = frame;
  return (
    <FirstInvalid.Provider value={firstInvalid}>
      <Form {...formProps} method="post" className="grid gap-4">
        {children}
        {errors && <Notice tone="bad">{errors[0]}</Notice>}
        <Button aria-disabled={isPending}>{isPending ? submitting : submit}</Button>
      </Form>
    </FirstInvalid.Provider>
  );
}
