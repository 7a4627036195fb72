import { useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { isSwitchedOff, switchOff, switchOn } from "./register.ts";

/** Has everything removed that the site keeps on this device, and takes that back. Rendered in a browser only. */
export function OfflineSwitch({ onChange }: { onChange: () => void }) {
  const [isOn, setOn] = useState(() => !isSwitchedOff());
  const [isPending, setPending] = useState(false);
  if (!("serviceWorker" in navigator)) return <p className="text-ink-2">This browser keeps no pages.</p>;

  async function change() {
    setPending(true);
    await (isOn ? switchOff() : switchOn()).catch(() => {});
    setOn(!isSwitchedOff());
    setPending(false);
    onChange();
  }

  return (
    <div className="grid justify-items-start gap-3">
      <p role="status" className="text-ink-2">
        {isOn
          ? "On. The last 50 job pages that you open are kept on this device, as anybody may see them. Nothing from your account is kept."
          : "Off. Nothing is kept on this device until you switch it on again."}
      </p>
      <Button type="button" look="outline" aria-disabled={isPending} onClick={change}>
        {isOn ? "Remove kept pages and switch off" : "Keep job pages on this device"}
      </Button>
    </div>
  );
}
