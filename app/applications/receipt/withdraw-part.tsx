import { Form } from "@remix-run/react";
import { Button } from "#app/kit/ui/button.tsx";

export function WithdrawPart() {
  return (
    <details className="rounded-card border border-line bg-surface px-5 print:hidden">
      <summary className="turn-mark flex cursor-pointer items-center justify-between gap-3 py-2.5 font-semibold">
        Withdraw this application
      </summary>
      <Form method="post" className="grid justify-items-start gap-3 pb-5">
        <input type="hidden" name="intent" value="withdraw" />
        <p className="text-ink-2">
          The people who hire get an email and see it as withdrawn. You cannot undo this, but you can apply
          again.
        </p>
        <div className="grid w-full gap-1">
          <label htmlFor="withdraw-note" className="font-semibold text-md">
            A word to them <span className="font-normal text-ink-3">(optional)</span>
          </label>
          <textarea
            id="withdraw-note"
            name="note"
            rows={2}
            maxLength={500}
            className="w-full rounded-control border border-line-strong bg-surface px-3 py-2.5 text-ink"
          />
        </div>
        <Button look="danger">Withdraw my application</Button>
      </Form>
    </details>
  );
}
