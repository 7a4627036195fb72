import { Form } from "@remix-run/react";
import { Button } from "#app/kit/ui/button.tsx";
import { Fold } from "#app/kit/ui/control/fold.tsx";

export function WithdrawPart() {
  return (
    <Fold title="Withdraw this application" className="px-5 print:hidden">
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
    </Fold>
  );
}
