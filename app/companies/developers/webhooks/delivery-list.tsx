import { Form } from "@remix-run/react";
import { Button } from "#app/kit/ui/button.tsx";
import { type Chip, Chips } from "#app/kit/ui/chip.tsx";

export interface ShownDelivery {
  publicId: string;
  /** "A posting opened" */
  what: string;
  at: string;
  chip: Chip;
  detail: string;
  canSendAgain: boolean;
}

export function DeliveryList({ deliveries }: { deliveries: readonly ShownDelivery[] }) {
  return (
    <ol className="divide-y divide-line rounded-card border border-line bg-surface">
      {deliveries.map(({ publicId, what, at, chip, detail, canSendAgain }) => (
        <li key={publicId} className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 px-4 py-3">
          <div className="grid min-w-0 gap-1 text-md">
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <span className="font-semibold">{what}</span>
              <Chips chips={[chip]} />
            </div>
            <p className="text-ink-2 tabular-nums">{at}</p>
            <p className="wrap-anywhere text-ink-2">{detail}</p>
            <p className="wrap-anywhere text-ink-3 text-sm">
              <code>{publicId}</code>
            </p>
          </div>
          {canSendAgain && (
            <Form method="post" preventScrollReset>
              <input type="hidden" name="message" value={publicId} />
              <Button
                look="outline"
                size="small"
                name="intent"
                value="again"
                aria-label={`Send again: ${what}, ${at}`}
              >
                Send again
              </Button>
            </Form>
          )}
        </li>
      ))}
    </ol>
  );
}
