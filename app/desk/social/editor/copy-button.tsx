import { useEffect, useState } from "react";
import { Button } from "#app/kit/ui/button.tsx";
import { showToast } from "#app/kit/ui/toast/toast.ts";

/** Without scripts, people can select the text. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const [canCopy, setCanCopy] = useState(false);
  // The server cannot know whether scripts run.
  useEffect(() => setCanCopy(true), []);
  if (!canCopy) return null;
  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      showToast({ title: "Text copied" });
    } catch {
      showToast({ title: "Your browser did not let us copy. Select the text instead.", tone: "bad" });
    }
  }
  return (
    <Button type="button" look="outline" size="small" onClick={copy} aria-label={label}>
      Copy text
    </Button>
  );
}
