import { useState } from "react";
import { Dialog } from "#app/ui/dialog.tsx";
import { HireRequestForm } from "./hire-request-form.tsx";

/** Starts empty after each request and keeps unsent text when closed. */
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
