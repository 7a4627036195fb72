import { Form } from "@remix-run/react";
import { z } from "zod";
import { requiredLine } from "#app/kit/forms/fields.ts";
import { PostedForm, usePostedForm } from "#app/kit/forms/posted-form.tsx";
import { Button } from "#app/kit/ui/button.tsx";
import { Field } from "#app/kit/ui/control/field.tsx";

export function PauseForm({ answer }: { answer: Parameters<typeof usePostedForm>[0]["answer"] }) {
  const { fields, frame } = usePostedForm({ schema: pauseSchema, answer });
  return (
    <PostedForm frame={frame} submit="Pause this feed" submitting="Pausing...">
      <Field
        label="Reason"
        hint="The company's owners read it and get it by email."
        meta={fields.reason}
        autoComplete="off"
      />
    </PostedForm>
  );
}

export function ResumeForm() {
  return (
    <Form method="post" className="grid gap-3">
      <p className="text-ink-2">It is fetched again at the next cron run.</p>
      <Button look="outline" name="resume" value="1">
        Resume this feed
      </Button>
    </Form>
  );
}

export const pauseSchema = z.object({ reason: requiredLine("Enter the reason", 300) });
