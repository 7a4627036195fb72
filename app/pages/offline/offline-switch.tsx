import { useState } from "react";
import { Button } from "#app/kit/ui/button.tsx";
import { isSwitchedOff, switchOff, switchOn } from "./register-worker.ts";

export function OfflineSwitch({ onChange }: { onChange: () => void }) {
  const [isOn, setOn] = useState(() => !isSwitchedOff());
  const [isPending, setPending] = useState(false);
  if (!("serviceWorker" in navigator)) return <p className="text-ink-2">This browser cannot save pages.</p>;

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
          ? "On. The last 50 job pages that you open are saved on this device, without anything from your account."
          : "Off. Nothing is saved on this device until you turn it on again."}
      </p>
      <Button type="button" look="outline" aria-disabled={isPending} onClick={change}>
        {isOn ? "Remove saved pages and turn off" : "Save job pages on this device"}
      </Button>
    </div>
  );
}
