export function fillForm(
  form: HTMLFormElement | null,
  fields: Record<string, string>,
  which: "all" | "empty" = "all",
): void {
  for (const [name, value] of Object.entries(fields)) {
    const control = form?.elements.namedItem(name);
    if (!control || !("value" in control)) continue;
    // Never fills a field that the person is typing in.
    if (which === "empty" && (control.value || document.activeElement === (control as unknown))) continue;
    control.value = value;
    if (control instanceof Element) control.dispatchEvent(new Event("input", { bubbles: true }));
  }
}
