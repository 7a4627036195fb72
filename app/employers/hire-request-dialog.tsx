import { useState } from "react";
import { Dialog } from "#app/ui/dialog.tsx";
import { HireRequestForm } from "./hire-request-form.tsx";

/** The hire request in a dialog, empty again once it was sent. What was typed stays when it is closed. */
export function HireRequestDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [sentCount, setSentCount] = useState(0);
  return (
    <Dialog open={open} onClose={onClose} title="Request healthcare talent">
      <HireRequestForm
        key={sentCount}
        onSent={() => {
          onClose();
          setSentCount(sentCount + 1);
        }}
      />
    </Dialog>
  );
}
