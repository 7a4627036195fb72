import { useState } from "react";
import { FormOrReceipt } from "#app/forms/form-or-receipt.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { HiringForm } from "./hiring-form.tsx";
import { parseHiringPrefill } from "./hiring-prefill.ts";
import { dialogSource, hiringWords } from "./hiring-words.ts";
import { anotherRequest, whatHappensNext } from "./what-happens-next.ts";

interface HireRequestDialogProps {
  open: boolean;
  onClose: () => void;
  to: string;
}

/** Keeps unsent text when closed. After a request, closing makes room for the next one. */
export function HireRequestDialog({ open, onClose, to }: HireRequestDialogProps) {
  const [sentCount, setSentCount] = useState(0);
  const [isSent, setSent] = useState(false);
  const [prefill] = useState(() => parseHiringPrefill(new URL(to, location.href).searchParams));

  function close() {
    onClose();
    if (!isSent) return;
    setSentCount(sentCount + 1);
    setSent(false);
  }

  return (
    <Dialog open={open} onClose={close} title="Request healthcare talent">
      <FormOrReceipt
        key={sentCount}
        label="Your hiring request"
        sent={hiringWords.dialog.sent}
        nextSteps={whatHappensNext}
        again={anotherRequest}
        onSent={() => setSent(true)}
        onDone={close}
        headingLevel="h3"
      >
        {(sending) => <HiringForm source={dialogSource} prefill={prefill} {...sending} />}
      </FormOrReceipt>
    </Dialog>
  );
}
