import { Form } from "@remix-run/react";
import { buttonClass } from "#app/kit/ui/button.tsx";
import type { RequestRow } from "./request-view.ts";

interface PassOnFormProps {
  passOn: NonNullable<RequestRow["passOn"]>;
  publicId: string;
  about: string;
  action?: string;
  /** Searched for, so that the answer shows the same rows. */
  words?: string;
}

export function PassOnForm({ passOn, publicId, about, action, words }: PassOnFormProps) {
  if ("done" in passOn)
    return <p className="pt-1.5 text-ink-2 text-sm">Sent to the employer {passOn.done}</p>;
  return (
    <Form method="post" action={action} preventScrollReset className="flex flex-wrap gap-1.5 pt-1.5">
      <input type="hidden" name="publicId" value={publicId} />
      {words && <input type="hidden" name="find" value={words} />}
      <input
        type="date"
        name="passedOn"
        aria-label={`Day on which it was sent to the employer: ${about}`}
        defaultValue={passOn.today}
        min={passOn.first}
        max={passOn.today}
        required
        className="h-9 rounded-control border border-line-strong bg-surface px-2 text-sm"
      />
      <button
        type="submit"
        aria-label={`Mark as sent to the employer: ${about}`}
        className={buttonClass("outline", "small")}
      >
        Mark as sent
      </button>
      <p className="basis-full text-ink-2 text-sm">
        Press it after you sent it: it emails the applicant, and sends nothing to the employer.
      </p>
    </Form>
  );
}
