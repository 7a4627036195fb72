import { useState } from "react";
import { Dialog } from "#app/kit/ui/dialog.tsx";
import { dialogSource } from "./hire-request.ts";
import { HiringForm } from "./hiring-form.tsx";
import { parseHiringPrefill } from "./hiring-prefill.ts";

interface HireRequestDialogProps {
  open: boolean;
  onClose: () => void;
  to: string;
}

/** Keeps unsent text when closed. A sent request empties and closes it, and the toast leads to the receipt. */
export function HireRequestDialog({ open, onClose, to }: HireRequestDialogProps) {
  const [sentCount, setSentCount] = useState(0);
  const [prefill] = useState(() => parseHiringPrefill(new URL(to, location.href).searchParams));

  function finish() {
    setSentCount(sentCount + 1);
    onClose();
  }

  return (
    <Dialog open={open} onClose={onClose} title="Request healthcare talent">
      <HiringForm key={sentCount} source={dialogSource} prefill={prefill} onSent={finish} />
    </Dialog>
  );
}
