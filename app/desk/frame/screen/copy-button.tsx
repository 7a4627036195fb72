import { Button } from "#app/kit/ui/button.tsx";
import { useAlive } from "#app/kit/ui/island-life.ts";
import { showToast } from "#app/kit/ui/toast/toast.ts";

/** Without scripts, people can select the text. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const isAlive = useAlive();
  if (!isAlive) return null;
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
