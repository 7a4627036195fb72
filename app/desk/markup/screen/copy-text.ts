import { showToast } from "#app/kit/ui/toast/toast.ts";

export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showToast({ title: "Copied" });
  } catch {
    showToast({ title: "This browser does not copy", description: "Select the text and copy it." });
  }
}
