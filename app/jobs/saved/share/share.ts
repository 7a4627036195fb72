import { showToast } from "#app/kit/ui/toast/toast.ts";

interface Shared {
  title: string;
  text?: string;
  url: string;
}

/** Uses the device's share sheet, or else copies the address. */
export async function share(shared: Shared): Promise<void> {
  if (navigator.canShare?.(shared)) {
    try {
      return await navigator.share(shared);
    } catch (error) {
      // The person closed the sheet.
      if (error instanceof DOMException && error.name === "AbortError") return;
    }
  }
  await copy(shared.url);
}

async function copy(url: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(url);
    showToast({ title: "Link copied", description: "Paste it where you want to share it." });
  } catch {
    showToast({ title: "Copy this link to share it", description: url });
  }
}
