import { FormOrReceipt } from "#app/kit/forms/form-or-receipt.tsx";
import { classNames } from "#app/kit/ui/class-names.ts";
import { HiringForm } from "./hiring-form.tsx";
import type { HiringPrefill } from "./hiring-prefill.ts";
import { hiringWords } from "./hiring-words.ts";
import { anotherRequest, whatHappensNext } from "./what-happens-next.ts";

interface HiringPanelProps {
  source: string;
  idempotencyKey: string;
  prefill?: HiringPrefill;
  className?: string;
}

export function HiringPanel({ source, idempotencyKey, prefill, className }: HiringPanelProps) {
  return (
    <div className={classNames("rounded-panel border border-line bg-surface p-5", className)}>
      <FormOrReceipt
        label="Your hiring request"
        sent={hiringWords.page.sent}
        nextSteps={whatHappensNext}
        again={anotherRequest}
        headingLevel="h3"
      >
        {(sending) => (
          <HiringForm source={source} prefill={prefill} idempotencyKey={idempotencyKey} {...sending} />
        )}
      </FormOrReceipt>
    </div>
  );
}
